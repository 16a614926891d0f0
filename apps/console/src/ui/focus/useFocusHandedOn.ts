import { useEffect, useRef, type RefObject } from 'react';

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
