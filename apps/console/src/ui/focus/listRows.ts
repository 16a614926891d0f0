/** The rows of the screen's list that are in the document. */
export function rowsOfList(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('#content tr[data-row]')];
}

/** In a row, the link to its record's details. */
const opener = '[data-opens]';

/** The same link where those details are open: the router marks it. */
const opened = `${opener}[aria-current="page"]`;

/**
 * Opens the details of the row after or before the one whose details are open.
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
