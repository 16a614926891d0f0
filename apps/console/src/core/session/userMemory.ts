import * as v from 'valibot';
import { tabStorage } from '../browser/browserStorage.ts';
import { changePreference, getPreference, usePreference } from '../browser/settings.ts';
import { expectedUser, getSession, useUser } from './session.ts';

// Only in memory: a form may hold secrets.
let unsaved: { userId: number; things: Map<string, unknown> } | undefined;

/**
 * What the end of a session interrupted on one user's screens, by place, for the next session of the same user. It is
 * dropped when another user signs in, and lost on a reload.
 */
export function unsavedWorkOf(userId: number): Map<string, unknown> {
  if (unsaved?.userId !== userId) unsaved = { userId, things: new Map() };
  return unsaved.things;
}

/** Whether the session ended without the person signing out. Then what was on the screen is worth keeping. */
export function wasInterrupted(): boolean {
  const session = getSession();
  return session.status === 'signedOut' && session.reason !== undefined;
}

/**
 * What a person enters on a screen, kept for the tab, over reloads and other screens. Each user of the tab has their
 * own. If storage is full or blocked, it lives as long as the page.
 * @param schema must accept everything, so it is a `v.fallback(…)`; the fallback holds until something is entered
 */
export function tabDraft<Draft extends object>(
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
) {
  const key = () => `draft:${name}.${expectedUser()?.id ?? 0}`;
  const read = () => {
    try {
      return v.parse(schema, JSON.parse(tabStorage.getItem(key()) ?? 'null'));
    } catch {
      return v.parse(schema, undefined);
    }
  };
  const save = (change: Partial<Draft>) =>
    tabStorage.setItem(key(), JSON.stringify({ ...read(), ...change }));
  return { read, save };
}

const nameFor = (name: string, userId: number) => `${name}.${userId}`;

/** {@link usePreference} of the signed-in user: each user of a browser has their own. */
export function useUserPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
): [T, (value: T) => void] {
  return usePreference(nameFor(name, useUser().id), schema);
}

/** The same for loaders, which run outside React and before the session is checked. */
export function getUserPreference<T>(name: string, schema: v.GenericSchema<unknown, T>): T {
  return getPreference(nameFor(name, expectedUser()?.id ?? 0), schema);
}

/** Changes a setting of the signed-in user, starting from its stored value; see {@link changePreference}. */
export function changeUserPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  change: (value: T) => T,
): void {
  const user = expectedUser();
  if (user) changePreference(nameFor(name, user.id), schema, change);
}
