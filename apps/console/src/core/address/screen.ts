import type { AnyRouter } from '@tanstack/react-router';

/** The route of the screen: the one right below the sign-in. Dialogs are its children, filters its search parameters. */
export const screenDepth = 2;

/** Which screen shows; undefined where nobody is signed in. */
export function screenOf(router: AnyRouter): string | undefined {
  return router.state.matches[screenDepth]?.routeId;
}
