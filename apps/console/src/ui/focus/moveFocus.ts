import { useEffect, useRef, type RefObject, useCallback, useState } from 'react';
import { screenList } from './listFocus.ts';

const inDialog = '[role="dialog"], [role="menu"]';

/** The last focused element outside of dialogs. */
let outside: HTMLElement | undefined;

function note(target: EventTarget | null): void {
  // The body is the active element if nothing has the focus.
  if (target === document.body) return;
  if (target instanceof HTMLElement && !target.closest(inDialog)) outside = target;
}

// This module may load with the first dialog, when the element to return to already has the focus.
note(document.activeElement);

document.addEventListener('focusin', ({ target }) => note(target));

/**
 * For a dialog that is mounted when it opens and unmounted when it closes: restores the focus if it would be lost, also
 * into a dialog below. A dialog that replaces another one leaves the focus alone.
 */
export function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      // Later, when the dialog has left the document and others have had their chance to take the focus.
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
  // The element may have disappeared, like the selection bar. Then the list or the screen gets the focus.
  return screenList() ?? document.querySelector('main');
}

/**
 * For buttons that depend on a state: when the focused button disappears or is disabled, the focus goes to another
 * element, such as the text of the state.
 */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>, state: unknown): void {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const focused = document.activeElement;
    if (focused === document.body || focused?.matches(':disabled')) place.current?.focus();
  }, [place, state]);
}

/**
 * Makes the ref of a button that disappears once it has done its work. If it has the focus then, another element gets
 * it.
 */
export function handingOn(next: (button: HTMLElement) => HTMLElement | null | undefined) {
  return (button: HTMLElement | null) => () => {
    if (button && document.activeElement === button) next(button)?.focus({ preventScroll: true });
  };
}

/**
 * For a form that was refused, by its own rules or by the server: the first invalid field gets the focus, and is read
 * out with its problem. If it has the focus already, only the problem is read out. Without such a field, the focus goes
 * back to the button that lost it.
 * @returns a function to call when the form was refused
 */
export function useRefusalFocus(
  content: RefObject<HTMLElement | null>,
  isPending: boolean,
): () => void {
  const [refusals, setRefusals] = useState(0);
  const said = useRef<HTMLElement>(undefined);
  // Here before there is anything to say, or a screen reader would not say the first.
  useEffect(() => {
    if (said.current?.isConnected || !content.current) return;
    said.current = document.createElement('span');
    said.current.className = 'visually-hidden';
    said.current.ariaLive = 'polite';
    content.current.append(said.current);
  });
  useEffect(() => {
    if (refusals > 0 && !isPending) focusRefused(content.current, said.current);
  }, [content, refusals, isPending]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

function focusRefused(content: HTMLElement | null, said: HTMLElement | undefined): void {
  const field = content?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
  if (said && field && field === document.activeElement) {
    said.textContent = problemOf(field);
    field.addEventListener('blur', () => said.replaceChildren(), { once: true });
  } else if (field) field.focus();
  else if (document.activeElement === document.body) {
    content?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
}

/** The error text below a field. */
function problemOf({ id }: HTMLElement): string {
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}
