import {
  type AnyRouter,
  useBlocker,
  useLocation,
  useMatches,
  useRouter,
  type NavigateOptions,
  type ParsedLocation,
} from '@tanstack/react-router';
import { useRef } from 'react';

/** The depth of a screen's route, right below the sign-in. Dialogs are its children, filters its search parameters. */
const screenDepth = 2;

/** The route id of the open screen; undefined while nobody is signed in. */
export function screenRouteId(router: AnyRouter): string | undefined {
  return router.state.matches[screenDepth]?.routeId;
}

const screenPath = (matches: readonly { fullPath: string }[]) =>
  (matches[screenDepth] ?? matches.at(-1))?.fullPath;

/** The path of the open screen: `/orders`, also while one of its dialogs is open. */
export function useScreenPath(): string | undefined {
  return useMatches({ select: screenPath });
}

/** The path of the screen that the address leads to, as soon as a navigation begins. */
export function useTargetScreenPath(): string | undefined {
  const router = useRouter();
  return useLocation({
    select: ({ pathname }): string | undefined => screenPath(router.getMatchedRoutes(pathname)[0]),
  });
}

/**
 * Completes a link to a record that may show on any screen: if the list of the record is open, it keeps its search
 * parameters. Call it when the user follows the link.
 */
export function keepOpenList<Link extends NavigateOptions>(router: AnyRouter, link: Link): Link {
  const screen = screenPath(router.state.matches);
  return link.to?.startsWith(`${screen}/`) ? { ...link, search: true } : link;
}

let lastMoveWasBack = false;

/** Tracks the direction of each navigation, for {@link isBackNavigation}. */
export function trackBackNavigation(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    lastMoveWasBack =
      fromLocation !== undefined &&
      historyIndex(toLocation.state) < historyIndex(fromLocation.state);
  });
}

/**
 * Whether the last navigation went back. The page then needs its full height at once, so that its scroll position can
 * be restored.
 */
export function isBackNavigation(): boolean {
  return lastMoveWasBack;
}

interface BackOptions {
  /** Whether navigation is blocked altogether, also by closing the tab. */
  isLocked?: () => boolean;
  disabled?: boolean;
}

/**
 * Makes Back close an overlay that has no address of its own, instead of leaving the screen. The end of the session
 * still leaves it. Do not use it for an overlay that closes by going back itself.
 */
export function useCloseOnBack(
  onClose: () => void,
  { isLocked = () => false, disabled = false }: BackOptions = {},
): void {
  useBlocker({
    disabled,
    shouldBlockFn: ({ action, next }) => {
      if (next.pathname === '/login') return false;
      if (action === 'BACK') onClose();
      return isLocked() || action === 'BACK';
    },
    enableBeforeUnload: isLocked,
  });
}

interface HistoryEntry {
  href: string;
  pathname: string;
  screen: string | undefined;
}

/** The entries of the session history that were visited since the page loaded, by their index. */
const historyEntries = new WeakMap<AnyRouter, HistoryEntry[]>();

/** Tracks the visited addresses, for {@link useCloseDialog}. */
export function trackHistory(router: AnyRouter): void {
  const entries: HistoryEntry[] = [];
  historyEntries.set(router, entries);
  router.subscribe('onResolved', ({ toLocation: { href, pathname, state } }) => {
    entries[historyIndex(state)] = { href, pathname, screen: screenRouteId(router) };
  });
}

/**
 * Returns a function that closes a dialog with its own route. A dialog that was opened from its list or from the
 * record's details goes back to them, so that they are in the history once. A dialog that was opened by its address is
 * replaced by the list. A double click goes back only once.
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
    const list = { to: to ?? screenPath(router.state.matches), search } as NavigateOptions;
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
  const entries = historyEntries.get(router) ?? [];
  const { location } = router.history;
  const current = historyIndex(location.state);
  const previous = entries[current - 1]?.pathname;
  if (previous !== pathname && previous && location.pathname.startsWith(`${previous}/`)) return 1;
  for (let index = current - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry?.href === href) return current - index;
    if (entry?.screen !== screenRouteId(router) || entry?.pathname === pathname) return 0;
  }
  return 0;
}

function historyIndex(state: ParsedLocation['state']): number {
  // oxlint-disable-next-line no-underscore-dangle -- the router has no other name for it
  return state.__TSR_index;
}
