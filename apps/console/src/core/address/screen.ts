import { type AnyRouter, useMatches } from '@tanstack/react-router';

/** The route of the screen: the one right below the sign-in. Dialogs are its children, filters its search parameters. */
const screenDepth = 2;

/** Which screen shows; undefined where nobody is signed in. */
export function screenOf(router: AnyRouter): string | undefined {
  return router.state.matches[screenDepth]?.routeId;
}

const pathIn = (matches: readonly { fullPath: string }[]) =>
  (matches[screenDepth] ?? matches.at(-1))?.fullPath;

/** The path of the screen that is open, `/orders` also where one of its dialogs is. The public ones stand alone. */
export function screenPath(router: AnyRouter): string | undefined {
  return pathIn(router.state.matches);
}

/** {@link screenPath} for a component. */
export function useScreenPath(): string | undefined {
  return useMatches({ select: pathIn });
}
