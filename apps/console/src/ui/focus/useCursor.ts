import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a field whose text is changed by more than typing: puts the cursor where it belongs, once the text is there. */
export function useCursor(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
): (place: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    field.current?.focus();
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });
  return (place) => {
    wanted.current = place;
  };
}
