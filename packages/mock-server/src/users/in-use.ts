import type { Store } from '../store.ts';

const TEXTS = {
  email: 'This email is already in use',
  username: 'This username is already in use',
} as const;

/**
 * What to say when another user has this email or username already (case ignored); undefined when both
 * are free. `exceptId` is the user who keeps the own ones.
 */
export function inUse(
  store: Store,
  wanted: { readonly email: string; readonly username: string },
  exceptId?: number,
): { error: string; fields: Record<string, string> } | undefined {
  const others = store.users.filter((user) => user.id !== exceptId);
  const taken = (['email', 'username'] as const).filter((field) =>
    others.some((user) => user[field].toLowerCase() === wanted[field].toLowerCase()),
  );
  const [first] = taken;
  if (first === undefined) return undefined;
  return {
    error: TEXTS[first],
    fields: Object.fromEntries(taken.map((field) => [field, TEXTS[field]])),
  };
}
