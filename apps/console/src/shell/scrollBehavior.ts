import type { AnyRouter } from '@tanstack/react-router';
import { screenRouteId } from '../core/address/history.ts';
import { marked } from '../ui/focus/dom.ts';

/**
 * Scrolls after navigation. Another screen starts at its top; after Back, at its last scroll position. Within a screen,
 * dialogs do not scroll, and new rows of a list (page, sort or filter) start with the first row in view.
 * @returns `scrollRestoration` for the router's options, and `attach`, which must be called with the router
 */
export function createScrollBehavior() {
  let shouldRestore = () => true;
  return {
    scrollRestoration: () => shouldRestore(),
    attach: (router: AnyRouter) => {
      let previousScreen: string | undefined;
      shouldRestore = () => screenRouteId(router) !== previousScreen;
      router.subscribe('onBeforeLoad', () => (previousScreen = screenRouteId(router)));
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        const { pathname, searchStr } = toLocation;
        if (fromLocation?.pathname === pathname && fromLocation.searchStr !== searchStr) {
          scrollToFirstRows();
        }
      });
    },
  };
}

/** Scrolls the rows of a list to the first one, and the list itself below the top bar. */
function scrollToFirstRows(): void {
  const topBarHeight = Number.parseFloat(
    getComputedStyle(document.documentElement).scrollPaddingTop,
  );
  for (const list of document.querySelectorAll(marked('data-scrolls-rows'))) {
    list.scrollTop = 0;
    if (list.getBoundingClientRect().top < topBarHeight) list.scrollIntoView();
  }
}

/** How long a page may take to become high enough for its scroll position, in milliseconds. */
const growthLimit = 10_000;

/** What people scroll with, or go on to work with. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page to a position as soon as it is high enough: the rows of a list may still be loading. Gives up once
 * somebody uses the page.
 * @param top in pixels
 * @returns a function that gives up
 */
export function scrollOnceHighEnough(top: number): () => void {
  const end = new AbortController();
  const { signal } = end;
  const giveUp = () => end.abort();
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top });
    if (Math.ceil(window.scrollY) >= Math.floor(top)) giveUp();
  });
  growth.observe(document.body);
  const limit = setTimeout(giveUp, growthLimit);
  for (const input of inputs) addEventListener(input, giveUp, { signal, passive: true });
  signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(limit);
  });
  return giveUp;
}
