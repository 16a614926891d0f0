import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The rendered rows of the screen's list. */
export function rowsOfList(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content tr[data-row]')];
}

const opener = '[data-opens]';

/** The link to the open details, which the router marks. */
const opened = `${opener}[aria-current="page"]`;

/**
 * Opens the details of the next or previous row.
 * @returns whether the details of a row are open
 */
export function openNextRow(step: 1 | -1): boolean {
  const rows = rowsOfList();
  const at = rows.findIndex((row) => row.querySelector(opened) !== null);
  if (at < 0) return false;
  const next = rows[at + step];
  next?.scrollIntoView({ block: 'nearest' });
  next?.querySelector<HTMLElement>(opener)?.click();
  return true;
}

/** The list of the screen, or its replacement without rows: the place to continue with the keyboard. */
export function screenList(): HTMLElement | null {
  return document.querySelector('[data-holds-rows]');
}

/** For a field whose text also changes by code: sets the cursor after the text has changed. */
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

/**
 * For a list whose rows change: if the focused row disappears, the row in its place gets the focus, or else the list.
 * @param list an element that stays while rows change
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
