import { useEffect } from 'react';

/** Where the focus last was outside of dialogs. */
let outside: HTMLElement | undefined;

const inDialog = '[role="dialog"], [role="menu"]';

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(inDialog)) outside = target;
});

/**
 * For a dialog that is mounted when it opens and unmounted when it closes: gives the focus back to where it was before,
 * if it would otherwise be lost. A dialog that takes the place of another one leaves it alone.
 */
export function useFocusBack(): void {
  useEffect(
    () => () => {
      // Later, when the dialog is gone from the document and whoever wants the focus more has it.
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && !document.querySelector('[role="dialog"]')) {
          outside?.focus({ preventScroll: true });
        }
      });
    },
    [],
  );
}
