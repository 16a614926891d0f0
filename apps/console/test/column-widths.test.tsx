import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { lists } from './kit/screens.ts';
import { expectSettled } from './kit/screen.ts';

/** The lists, and more tables of theirs. The lookup has that of the watchlist. */
const addresses = [
  ...lists.map(({ path }) => path),
  '/domains?sources=1,2,3',
  '/released?sources=1,2,3',
  '/drops',
];

/** The tables of lists, and that of the Drop Board. */
const tablesOfRows = '[data-scrolls-rows] table, table[aria-label="Paid orders"]';

const widths = [1280, 1440, 1920] as const;

/** A column may have this much more than it needs, in pixels, while another is cut: room for spaced letters. */
const tolerance = 36;

/** The room that the longest name gets. */
const nameRoom = 250;

/** Whether an element is hidden from sight only. */
const isForReaders = (element: HTMLElement) =>
  element.closest('.visually-hidden') !== null ||
  (element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute');

/** Whether something in a cell is cut, at its end or after its last line. Text for screen readers does not count. */
function isCut(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some((element) => {
    if (!(element instanceof HTMLElement) || isForReaders(element)) return false;
    const { overflowX, webkitLineClamp } = getComputedStyle(element);
    const tooHigh = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    return tooHigh || (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1);
  });
}

/** The width that each column of a table would take if it had all the room. */
function neededWidths(table: HTMLTableElement): number[] {
  const columns = table.querySelector('colgroup');
  const before = table.style.cssText;
  table.style.cssText = 'table-layout: auto; width: max-content; min-width: 0';
  columns?.style.setProperty('display', 'none');
  for (const head of headsOf(table)) head.style.width = 'auto';
  const needed = headsOf(table).map(({ offsetWidth }) => offsetWidth);
  for (const head of headsOf(table)) head.style.removeProperty('width');
  table.style.cssText = before;
  columns?.style.removeProperty('display');
  return needed;
}

const headsOf = (table: HTMLTableElement) =>
  [...table.querySelectorAll('thead th')] as HTMLElement[];

/** Each column with a cut cell, beside the columns that have room to spare. */
function cutBesideRoom(table: HTMLTableElement): string[] {
  const heads = headsOf(table);
  const needed = neededWidths(table);
  const spare = heads.flatMap(({ offsetWidth, textContent }, index) => {
    const rest = Math.floor(offsetWidth - (needed[index] ?? 0));
    return rest > tolerance ? [`${textContent} has ${rest} to spare`] : [];
  });
  if (spare.length === 0) return [];
  return heads.flatMap(({ offsetWidth, textContent }, index) => {
    const cells = [...table.querySelectorAll(`tbody tr > :nth-child(${index + 1})`)];
    const cut = cells.find(isCut);
    const isLongName = offsetWidth >= nameRoom && cut?.querySelector('.domain-name');
    return cut && !isLongName
      ? [`${textContent} (${offsetWidth}): "${cut.textContent}" is cut, ${spare.join(', ')}`]
      : [];
  });
}

/** Whether a heading has words in sight. That of a column of glyphs has none. */
const isInSight = (head: HTMLElement) => getComputedStyle(head).color !== 'rgba(0, 0, 0, 0)';

/** The headings whose words reach into the column beside them. */
function cutHeads(table: HTMLTableElement): string[] {
  return headsOf(table).flatMap((head) => {
    if (!isInSight(head)) return [];
    const words = document.createRange();
    words.selectNodeContents(head.querySelector('button') ?? head);
    const [inner, outer] = [words.getBoundingClientRect(), head.getBoundingClientRect()];
    const isCutOff = inner.left < outer.left - 1 || inner.right > outer.right + 1;
    return isCutOff ? [`"${head.textContent}" does not fit its column`] : [];
  });
}

test.for(addresses)(
  '%s cuts no heading, and no cell while another column has room to spare',
  async (path) => {
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(path, { as: 'admin' });
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
    await expectSettled();
    await document.fonts.ready;
    const tables = () => [...document.querySelectorAll<HTMLTableElement>(tablesOfRows)];
    await expect.poll(() => tables().length).toBeGreaterThan(0);
    for (const width of widths) {
      await page.viewport(width, 900);
      await expect
        .poll(() => tables().flatMap((table) => [...cutBesideRoom(table), ...cutHeads(table)]), {
          message: `${width} px`,
          interval: 50,
        })
        .toEqual([]);
    }
  },
);
