import { findEntry, canOpen, visibleNavigation } from '../../src/shell/navigation.ts';
import { screens } from './screens.ts';

/** The roles, each with a seeded account. */
export const roles = ['admin', 'manager', 'user'] as const;

export type Role = (typeof roles)[number];

/** The menu of a role, by heading. navigation.test.ts compares it with the spec. */
export function menuOf(role: Role): Readonly<Record<string, readonly string[]>> {
  const groups = visibleNavigation(role).map(({ heading, entries }) => [
    heading,
    entries.map(({ label }) => label),
  ]);
  return Object.fromEntries(groups) as Record<string, string[]>;
}

/** A route of the console, its heading, and who may open it. */
export interface RouteCase {
  path: string;
  heading: string | RegExp;
  roles: readonly Role[];
  /** The text that other roles see after "Access Denied: ". */
  denied: string | undefined;
}

/** The roles that may open a screen and its dialogs. */
export function rolesFor(path: string): readonly Role[] {
  const entry = findEntry(path);
  return roles.filter((role) => !entry || canOpen(entry, role));
}

/** Every route inside the protected layout. */
export const routes: readonly RouteCase[] = Object.entries(screens).map(([path, { heading }]) => ({
  path,
  heading,
  roles: rolesFor(path),
  denied: findEntry(path)?.accessDeniedText,
}));
