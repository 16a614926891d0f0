import {
  type AnyRouter,
  useBlocker,
  useMatches,
  useRouter,
  type NavigateOptions,
  type ParsedLocation,
} from '@tanstack/react-router';
import { useRef } from 'react';

/** The route of the screen: the one right below the sign-in. Dialogs are its children, filters its search parameters. */
const screenDepth = 2;

/** Which screen shows; undefined where nobody is signed in. */
export function screenOf(router: AnyRouter): string | undefined {
  return router.state.matches[screenDepth]?.routeId;
}

const pathIn = (matches: readonly { fullPath: string }[]) =>
  (matches[screenDepth] ?? matches.at(-1))?.fullPath;

/** The path of the screen that is open, `/orders` also where one of its dialogs is. The public ones stand alone. */
export function useScreenPath(): string | undefined {
  return useMatches({ select: pathIn });
}

let back = false;

/** Keeps in mind how somebody moves, for {@link wentBack}. */
export function followMoves(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = fromLocation !== undefined && placeOf(toLocation.state) < placeOf(fromLocation.state);
  });
}

/**
 * Whether the last move was one back. What somebody comes back to has to be as long as it was from the beginning: it is
 * scrolled to where it was left.
 */
export function wentBack(): boolean {
  return back;
}

interface BackOptions {
  /** Whether nothing at all may lead away, closing the tab included. */
  isHeld?: () => boolean;
  /** Back does what it does elsewhere. */
  disabled?: boolean;
}

/**
 * Has Back leave what stands over a screen without an address of its own, instead of the screen. The end of the session
 * passes. Not for what closes by going back itself.
 * @param leave what Back does; nothing where it cannot be left now
 */
export function useCloseOnBack(
  leave: () => void,
  { isHeld = () => false, disabled = false }: BackOptions = {},
): void {
  useBlocker({
    disabled,
    shouldBlockFn: ({ action, next }) => {
      if (next.pathname === '/login') return false;
      if (action === 'BACK') leave();
      return isHeld() || action === 'BACK';
    },
    enableBeforeUnload: isHeld,
  });
}

interface Visit {
  href: string;
  pathname: string;
  screen: string | undefined;
}

/** The tab's history, entry by entry, as far as this page has seen it. */
const visits = new WeakMap<AnyRouter, Visit[]>();

/** Keeps in mind where somebody has been, for {@link useCloseDialog}. */
export function rememberVisits(router: AnyRouter): void {
  const seen: Visit[] = [];
  visits.set(router, seen);
  router.subscribe('onResolved', ({ toLocation: { href, pathname, state } }) => {
    seen[placeOf(state)] = { href, pathname, screen: screenOf(router) };
  });
}

/**
 * Closes a dialog that is a route. Who opened it from its list goes back there, so that the list is not in the history
 * twice and Back leaves it; who opened it from the record's details goes back to those; for a dialog that was opened by
 * its address the list takes its place. Once: a double click goes back no further.
 * @param to the list; the screen that is open where absent
 * @param search what the address of the list keeps of the dialog's; all of it where absent
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
 * How far back the details are, if the dialog was opened from them; else the list, where nothing but its own dialogs came
 * after it; 0 where it is not there.
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
