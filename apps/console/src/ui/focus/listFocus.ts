import { useLayoutEffect, useRef, type RefObject } from 'react';
import { marked, rowOf, rowsIn } from './dom.ts';

/** The rendered rows of the screen's list. */
export function listRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`#content tr${marked('data-row')}`)];
}

const opener = marked('data-opens');

/** The link to the open details, marked by the router. */
const opened = `${opener}[aria-current="page"]`;

/**
 * Opens the details of the next or previous row. The focus stays in the details; closing them returns it to that row.
 * @returns whether the details of a row are open
 */
export function openNextRow(step: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.querySelector(opened) !== null);
  if (at < 0) return false;
  const next = rows[at + step];
  next?.scrollIntoView({ block: 'nearest' });
  const link = next?.querySelector<HTMLElement>(opener);
  const focused = document.activeElement;
  link?.focus({ preventScroll: true });
  if (focused instanceof HTMLElement && focused.closest(marked('data-drawer'))) {
    focused.focus({ preventScroll: true });
  }
  link?.click();
  return true;
}

/** Elements of a row that handle clicks themselves. */
const controls = 'a, button, input, select, label';

/**
 * Opens the record of a row by a click beside its controls, or by Enter on the row. A click that selects text, or that is
 * meant for another tab, opens nothing.
 */
function openRow(event: MouseEvent | KeyboardEvent): void {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  const isMeant =
    'key' in event
      ? event.key === 'Enter' && target.matches(marked('data-row'))
      : !target.closest(controls) && getSelection()?.isCollapsed !== false;
  if (isMeant) rowOf(target)?.querySelector<HTMLElement>(opener)?.click();
}

/** The list of the screen, or its empty text: where the keyboard continues after its rows have changed. */
export function screenList(): HTMLElement | null {
  return document.querySelector(marked('data-holds-rows'));
}

/** A row, those after it, then those before it, the nearest first; empty for the index -1. */
function nearestFirst<Row extends Element>(rows: readonly Row[], index: number): readonly Row[] {
  return index < 0 ? [] : [...rows.slice(index), ...rows.slice(0, index).toReversed()];
}

/** The row that last had the focus, and the nearest ones. */
let nearestRows: readonly HTMLElement[] = [];

document.addEventListener('focusin', ({ target }) => {
  const rows = listRows();
  const at = rows.findIndex((row) => target instanceof Node && row.contains(target));
  if (at >= 0) nearestRows = nearestFirst(rows, at);
});

/** Where the keyboard continues after work on rows: the row that last had the focus, the nearest one left, or the list. */
export function lastRow(): HTMLElement | null {
  return nearestRows.find(({ isConnected }) => isConnected) ?? screenList();
}

/**
 * For a list: its rows open their records, see {@link openRow}. Its rows may change: if the focused row is removed, the nearest row that is left gets the focus. If none is
 * left, it is the new row in its place, or else the list.
 * @param list an element that stays while rows change
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: Element; rowIndex: number; nearest: readonly Element[] }>(
    undefined,
  );
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const rememberFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const row = rowOf(target);
      const rows = rowsIn(element);
      const rowIndex = row ? rows.indexOf(row) : -1;
      last.current = { element: target, rowIndex, nearest: nearestFirst(rows, rowIndex) };
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('focusin', rememberFocus, { signal });
    element.addEventListener('click', openRow, { signal });
    element.addEventListener('keydown', openRow, { signal });
    return () => stop.abort();
  }, [list]);
  useLayoutEffect(() => {
    const { element, rowIndex = -1, nearest = [] } = last.current ?? {};
    if (!element || element.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    const rows = rowsIn(list.current);
    const inPlace = rowIndex < 0 ? undefined : (rows[rowIndex] ?? rows.at(-1));
    const next = nearest.find(({ isConnected }) => isConnected) ?? inPlace;
    const target = next ?? list.current?.querySelector(marked('data-holds-rows'));
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  });
}
