import type { GenericSchema } from 'valibot';
import { changePreference, getPreference, usePreference } from '../browser/preferences.ts';
import { expectedUser, useUser } from './session.ts';

// Settings that each user of a browser has for themselves.

const nameFor = (name: string, userId: number) => `${name}.${userId}`;

/** {@link usePreference} of the signed-in user. */
export function useUserPreference<T>(
  name: string,
  schema: GenericSchema<unknown, T>,
): [T, (value: T) => void] {
  return usePreference(nameFor(name, useUser().id), schema);
}

/** The same for loaders, which run outside React and before the session is checked. */
export function getUserPreference<T>(name: string, schema: GenericSchema<unknown, T>): T {
  return getPreference(nameFor(name, expectedUser()?.id ?? 0), schema);
}

/** Changes a setting of a user from what it is at this moment; see {@link changePreference}. */
export function changeUserPreference<T>(
  name: string,
  schema: GenericSchema<unknown, T>,
  userId: number,
  change: (value: T) => T,
): void {
  changePreference(nameFor(name, userId), schema, change);
}
