import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

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
