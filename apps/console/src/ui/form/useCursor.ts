import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a field whose text code changes, too. Returns a function that sets the cursor after the next render. */
export function useCursor(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): (position: number) => void {
  const pending = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (pending.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(pending.current, pending.current);
    pending.current = undefined;
  });
  return (position) => {
    pending.current = position;
  };
}
