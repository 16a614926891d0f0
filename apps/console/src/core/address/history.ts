import {
  type AnyRouter,
  useBlocker,
  useMatches,
  useRouter,
  type NavigateOptions,
  type ParsedLocation,
} from '@tanstack/react-router';
import { useRef } from 'react';

/** The depth of a screen's route, right below the sign-in. Dialogs are its children, filters its search parameters. */
const screenDepth = 2;

/** The screen that shows; undefined while nobody is signed in. */
export function screenOf(router: AnyRouter): string | undefined {
  return router.state.matches[screenDepth]?.routeId;
}

const pathIn = (matches: readonly { fullPath: string }[]) =>
  (matches[screenDepth] ?? matches.at(-1))?.fullPath;

/** The path of the open screen: `/orders`, also while one of its dialogs is open. */
export function useScreenPath(): string | undefined {
  return useMatches({ select: pathIn });
}

let back = false;

/** Records each move, for {@link wentBack}. */
export function followMoves(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = fromLocation !== undefined && placeOf(toLocation.state) < placeOf(fromLocation.state);
  });
}

/**
 * Whether the last move was Back. The page then needs its full height at once, so that it can be scrolled to where it
 * was left.
 */
export function wentBack(): boolean {
  return back;
}

interface BackOptions {
  /** Whether nothing may lead away, not even closing the tab. */
  isLocked?: () => boolean;
  /** Leaves Back as it is. */
  disabled?: boolean;
}

/**
 * Makes Back close something that covers the screen and has no address of its own, instead of leaving the screen. The
 * end of the session still gets through. Do not use it for something that closes by going back itself.
 * @param leave what Back does; undefined while it cannot be left
 */
export function useCloseOnBack(
  leave: () => void,
  { isLocked = () => false, disabled = false }: BackOptions = {},
): void {
  useBlocker({
    disabled,
    shouldBlockFn: ({ action, next }) => {
      if (next.pathname === '/login') return false;
      if (action === 'BACK') leave();
      return isLocked() || action === 'BACK';
    },
    enableBeforeUnload: isLocked,
  });
}

interface Visit {
  href: string;
  pathname: string;
  screen: string | undefined;
}

/** The entries of the tab's history that this page has seen. */
const visits = new WeakMap<AnyRouter, Visit[]>();

/** Records the visited addresses, for {@link useCloseDialog}. */
export function rememberVisits(router: AnyRouter): void {
  const seen: Visit[] = [];
  visits.set(router, seen);
  router.subscribe('onResolved', ({ toLocation: { href, pathname, state } }) => {
    seen[placeOf(state)] = { href, pathname, screen: screenOf(router) };
  });
}

/**
 * Closes a dialog that is a route. A dialog that was opened from its list or from the record's details goes back to
 * them, so that they are in the history once. A dialog that was opened by its address is replaced by the list. A double
 * click goes back only once.
 * @param to the list; by default, the open screen
 * @param search the search parameters that the list keeps; by default, all of them
 */
export function useCloseDialog({
  to,
  search = true,
}: Pick<NavigateOptions, 'to' | 'search'> = {}): () => void {
  const router = useRouter();
  const closed = useRef(false);
  return () => {
    if (closed.current) return;
    closed.current = true;
    const list = { to: to ?? pathIn(router.state.matches), search } as NavigateOptions;
    const { href, pathname } = router.buildLocation(list);
    const steps = stepsBack(router, href, pathname);
    if (steps > 0) router.history.go(-steps);
    else void router.navigate({ ...list, replace: true });
  };
}

/**
 * How many steps back lead to the details, if the dialog was opened from them, or else to the list, if only its own
 * dialogs came after it; otherwise 0.
 */
function stepsBack(router: AnyRouter, href: string, pathname: string): number {
  const seen = visits.get(router) ?? [];
  const { location } = router.history;
  const here = placeOf(location.state);
  const before = seen[here - 1]?.pathname;
  if (before !== pathname && before && location.pathname.startsWith(`${before}/`)) return 1;
  for (let place = here - 1; place >= 0; place -= 1) {
    const visit = seen[place];
    if (visit?.href === href) return here - place;
    if (visit?.screen !== screenOf(router) || visit?.pathname === pathname) return 0;
  }
  return 0;
}

function placeOf(state: ParsedLocation['state']): number {
  // oxlint-disable-next-line no-underscore-dangle -- the router has no other name for it
  return state.__TSR_index;
}
