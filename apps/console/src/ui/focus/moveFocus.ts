import { useEffect, useRef, type RefObject, useCallback, useState } from 'react';
import { lastRow } from './listFocus.ts';

const inDialog = '[role="dialog"], [role="menu"]';

/** The last focused element outside of dialogs. */
let lastFocused: HTMLElement | undefined;

function rememberFocus(target: EventTarget | null): void {
  // The body is the active element if nothing has the focus.
  if (target === document.body) return;
  if (target instanceof HTMLElement && !target.closest(inDialog)) lastFocused = target;
}

// This module may load with the first dialog, when the element to return to already has the focus.
rememberFocus(document.activeElement);

document.addEventListener('focusin', ({ target }) => rememberFocus(target));

/**
 * For a dialog that is mounted when it opens and unmounted when it closes: returns the focus to where it was, also in a
 * dialog below. Does nothing if another dialog replaces it.
 */
export function useReturnFocus(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // In the next frame, the dialog has left the document, and others may have taken the focus.
      requestAnimationFrame(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost) returnTarget(before)?.focus({ preventScroll: true });
      });
    };
  }, []);
}

function returnTarget(before: Element | null): HTMLElement | null {
  if (before instanceof HTMLElement && before.isConnected && before.closest('[role="dialog"]')) {
    return before;
  }
  if (document.querySelector('[role="dialog"]')) return null;
  if (lastFocused?.isConnected) return lastFocused;
  // The element may be gone, like the selection bar. Then a row of the list or the screen gets the focus.
  return lastRow() ?? document.querySelector('main');
}

/**
 * For buttons that depend on a state: if the focused button is removed or disabled, another element gets the focus, such
 * as the text of the state.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) fallback.current?.focus();
  }, [fallback, state]);
}

/** Creates the ref of a button that disappears after its action. If it then has the focus, another element gets it. */
export function passesFocusTo(next: (button: HTMLElement) => HTMLElement | null | undefined) {
  return (button: HTMLElement | null) => () => {
    if (button && document.activeElement === button) next(button)?.focus({ preventScroll: true });
  };
}

/**
 * For a form that its own rules or the server rejected: focuses the first invalid field, so that screen readers read it
 * out with its problem. If it has the focus already, announces the problem. If no field is invalid, the focus returns to
 * the submit button.
 * @returns a function to call when the form was rejected
 */
export function useInvalidFieldFocus(
  content: RefObject<HTMLElement | null>,
  isPending: boolean,
): () => void {
  const [attempts, setAttempts] = useState(0);
  const announcement = useRef<HTMLElement>(undefined);
  // Screen readers announce only changes of an existing live region.
  useEffect(() => {
    if (announcement.current?.isConnected || !content.current) return;
    announcement.current = document.createElement('span');
    announcement.current.className = 'visually-hidden';
    announcement.current.ariaLive = 'polite';
    content.current.append(announcement.current);
  });
  useEffect(() => {
    if (attempts > 0 && !isPending) focusInvalidField(content.current, announcement.current);
  }, [content, attempts, isPending]);
  return useCallback(() => setAttempts((count) => count + 1), []);
}

function focusInvalidField(content: HTMLElement | null, status: HTMLElement | undefined): void {
  const field = content?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
  if (status && field && field === document.activeElement) {
    status.textContent = problemOf(field);
    field.addEventListener('blur', () => status.replaceChildren(), { once: true });
  } else if (field) field.focus();
  else if (document.activeElement === document.body) {
    content?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
}

/** The error text below a field. */
function problemOf({ id }: HTMLElement): string {
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}
