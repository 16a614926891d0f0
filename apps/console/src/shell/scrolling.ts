import type { AnyRouter } from '@tanstack/react-router';
import { screenRouteId } from '../core/address/history.ts';

/**
 * Scrolls after a move. Another screen begins at its top, or where it was left after Back. Within a screen, dialogs
 * scroll nothing, and new rows of a list (page, sort or filter) begin with the first row in view.
 * @returns `restores` for the router's `scrollRestoration`; `follow` is to be called with that router
 */
export function scrolling() {
  let restores = () => true;
  return {
    restores: () => restores(),
    follow: (router: AnyRouter) => {
      let left: string | undefined;
      restores = () => screenRouteId(router) !== left;
      router.subscribe('onBeforeLoad', () => (left = screenRouteId(router)));
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const { pathname, searchStr } = toLocation;
        if (fromLocation?.pathname === pathname && fromLocation.searchStr !== searchStr) {
          showFirstRows();
        }
      });
    },
  };
}

/** A list may scroll its rows, and may itself be scrolled below the top bar. */
function showFirstRows(): void {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  for (const list of document.querySelectorAll('[data-scrolls-rows]')) {
    list.scrollTop = 0;
    if (list.getBoundingClientRect().top < bar) list.scrollIntoView();
  }
}
