import { useEffect } from 'react';
import { screenList } from './screenList.ts';

const inDialog = '[role="dialog"], [role="menu"]';

/** Where the focus last was outside of dialogs. */
let outside: HTMLElement | undefined;

function note(target: EventTarget | null): void {
  if (target instanceof HTMLElement && !target.closest(inDialog)) outside = target;
}

// This module may come with the first dialog, when the focus already is where it has to return to.
note(document.activeElement);
document.addEventListener('focusin', ({ target }) => note(target));

/**
 * For a dialog that is mounted when it opens and unmounted when it closes: gives the focus back to where it was before,
 * if it would otherwise be lost. That may be in another dialog, over which this one stood. A dialog that takes the place
 * of another one leaves the focus alone.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Later, when the dialog is gone from the document and whoever wants the focus more has it.
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) placeToReturn(before)?.focus({ preventScroll: true });
      });
    };
  }, []);
}

function placeToReturn(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before.isConnected && before.closest('[role="dialog"]')) {
    return before;
  }
  if (document.querySelector('[role="dialog"]')) return null;
  if (outside?.isConnected) return outside;
  // What had it may be gone by now, as the bar of picked rows: then the keyboard goes on in the list, or in the screen.
  return screenList() ?? document.querySelector('main');
}
