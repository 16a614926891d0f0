import type { AnyRouter } from '@tanstack/react-router';
import { screenOf } from '../core/address/history.ts';

/**
 * What scrolls when somebody moves. Another screen begins at its top, or where it was left when somebody goes back to it.
 * Within a screen a dialog that opens or closes moves nothing, and other rows of a list, by a page, an order or a filter,
 * begin with the first of them in sight.
 * @returns `restores` for the router's `scrollRestoration`; `follow` is to be called with that router
 */
export function scrolling() {
  let restores = () => true;
  return {
    restores: () => restores(),
    follow: (router: AnyRouter) => {
      let left: string | undefined;
      restores = () => screenOf(router) !== left;
      router.subscribe('onBeforeLoad', () => (left = screenOf(router)));
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const { pathname, searchStr } = toLocation;
        if (fromLocation?.pathname === pathname && fromLocation.searchStr !== searchStr) {
          showFirstRows();
        }
      });
    },
  };
}

/** A list may scroll its rows, and be scrolled out of sight itself, below the bar at the top. */
function showFirstRows(): void {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  for (const list of document.querySelectorAll('[data-scrolls-rows]')) {
    list.scrollTop = 0;
    if (list.getBoundingClientRect().top < bar) list.scrollIntoView();
  }
}
