import * as v from 'valibot';
import { tabStorage } from '../browser/browserStorage.ts';
import { preferences } from '../browser/preference.ts';
import { parseJson } from '../text/parseJson.ts';
import { expectedUser, getSession, useUser } from './session.ts';

// Only in memory: a form may hold secrets.
let unsaved: { userId: number; entries: Map<string, unknown> } | undefined;

/**
 * The unsaved work of a user whose session ended, by screen and form, for the next session of the same user. It is
 * dropped when another user signs in, and lost on a reload.
 */
export function unsavedWorkOf(userId: number): Map<string, unknown> {
  if (unsaved?.userId !== userId) unsaved = { userId, entries: new Map() };
  return unsaved.entries;
}

const outcomes = new Map<number, Map<string, unknown>>();

/**
 * The outcomes of a user's runs that their session did not outlive, in this tab. Unlike unsaved work they stay when
 * another user signs in, since nobody else can tell what was carried out. Lost on a reload.
 */
export function outcomesOf(userId: number): Map<string, unknown> {
  const own = outcomes.get(userId) ?? new Map<string, unknown>();
  outcomes.set(userId, own);
  return own;
}

/** Drops the unsaved work and the outcomes of all users, as a reload does. */
export function forgetWork(): void {
  unsaved = undefined;
  outcomes.clear();
}

/** Whether the session ended without the user signing out. Unsaved work is then worth keeping. */
export function wasInterrupted(): boolean {
  const session = getSession();
  return session.status === 'signedOut' && session.reason !== undefined;
}

/**
 * Stores what a user enters on a screen for the tab. It survives reloads, and each user has their own. If the storage is
 * full or blocked, it is lost on a reload.
 * @param schema must accept everything, so it is a `v.fallback(…)`. The fallback is the value until one is saved.
 */
export function tabDraft<Draft extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
) {
  const key = () => `draft:${name}.${expectedUser()?.id ?? 0}`;
  const read = () => v.parse(schema, parseJson(tabStorage.getItem(key()) ?? ''));
  const save = (change: Partial<Draft>) =>
    tabStorage.setItem(key(), JSON.stringify({ ...read(), ...change }));
  return { read, save };
}

/**
 * A preference that each user of a browser has for themselves: see {@link preference}. `get` also works before the session
 * is restored.
 * @param name what it is called in the storage; `of` names one of several
 */
export function userPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
) {
  const { get, use, change } = preferences(schema, fallback);
  const nameFor = (userId: number, of?: string) => `${of ? `${name}.${of}` : name}.${userId}`;
  return {
    get: () => get(nameFor(expectedUser()?.id ?? 0)),
    use: (of?: string) => use(nameFor(useUser().id, of)),
    change(by: (value: T) => T) {
      const user = expectedUser();
      if (user) change(nameFor(user.id), by);
    },
  };
}
