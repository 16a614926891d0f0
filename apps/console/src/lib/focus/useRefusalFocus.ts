import { useCallback, useEffect, useState, type RefObject } from 'react';

/**
 * For a form: once it was refused, by its own rules or by the server, and no longer waits, the first field that cannot
 * be as it is gets the focus, and is read out with what is wrong. Where none is known, the focus goes back to the button
 * that lost it.
 * @returns to be called when the form was refused
 */
export function useRefusalFocus(
  content: RefObject<HTMLElement | null>,
  isPending: boolean,
): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0 && !isPending) focusRefused(content.current);
  }, [content, refusals, isPending]);
  return useCallback(() => setRefusals((count) => count + 1), []);
}

function focusRefused(content: HTMLElement | null): void {
  const field = content?.querySelector<HTMLElement>('[aria-invalid="true"]:not([hidden] *)');
  if (field) field.focus();
  else if (document.activeElement === document.body) {
    content?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }
}
