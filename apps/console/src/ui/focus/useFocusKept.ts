import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For a list whose rows come and go: where the one that has the focus is gone, the row in its place gets the focus, or
 * else the list.
 * @param list what stays while rows change
 */
export function useFocusKept(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: Element; place: number }>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = target.closest('[data-row]');
      last.current = { element: target, place: row ? rowsIn(element).indexOf(row) : -1 };
    };
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, [list]);
  useLayoutEffect(() => {
    const { element, place } = last.current ?? {};
    if (!element || element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const left = list.current ? rowsIn(list.current) : [];
    const next = place === undefined || place < 0 ? undefined : (left[place] ?? left.at(-1));
    const target = next ?? list.current?.querySelector('[data-holds-rows]');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}

function rowsIn(list: Element): Element[] {
  return [...list.querySelectorAll('[data-row]')];
}
