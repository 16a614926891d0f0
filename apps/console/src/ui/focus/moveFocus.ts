import { useEffect, useRef, type RefObject, useCallback, useState } from 'react';
import { screenList } from './listFocus.ts';

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

/**
 * For buttons that come and go with the state of something: when it changes, and the button that has the focus is gone
 * or cannot be pressed any more, the focus goes to another place, such as the text that tells the state.
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
 * For a form: once it was refused, by its own rules or by the server, and no longer waits, the first field that cannot
 * be as it is gets the focus, and is read out with what is wrong. A field that has the focus already is not read out
 * again: there what is wrong is said alone. Where no field is known, the focus goes back to the button that lost it.
 * @returns to be called when the form was refused
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

/** What is wrong with a field, as it stands below it. */
function problemOf({ id }: HTMLElement): string {
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}
