import { fonts } from '../theme/tokens.ts';
import type { Column } from './column.tsx';
import type { CsvValue } from './csv.ts';
import { amountWidth, cellPadding, fontSize } from './measure.ts';

/**
 * The shares of columns in the width of a table. Columns share it in proportion to their widths, but no cell is cut while
 * another column has room to spare.
 * @param room the width in pixels; of no use if it is less than the columns need
 */
export function columnShares<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[] = [],
  room = 0,
): number[] {
  const least = columns.map(({ width, uncut }) =>
    uncut ? rows.reduce((most, row) => Math.max(most, amountWidth(uncut(row))), width) : width,
  );
  const total = sum(least);
  const available = Math.max(room, total);
  const widths = least.map((width) => (width * available) / total);
  const needs = columns.map((column) => roomFor(column, rows));
  const fit = needs.every((need, index) => need <= (widths[index] ?? 0))
    ? widths
    : fitWidths(
        widths,
        needs.map((need, index) => Math.max(columns[index]?.uncut ? (least[index] ?? 0) : 0, need)),
        spacedOut,
      );
  return fit.map((width) => width / available);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The room that a column keeps, for letters that a person spaces out (WCAG 2.2, 1.4.12), in pixels. */
const spacedOut = (need: number) => need + Math.min(34, 0.24 * (need - cellPadding));

const noMore = (need: number) => need;

/**
 * Moves room from columns that need less than they have to those that need more: first to the column that lacks least.
 * The sum stays.
 * @param needs the width that each column needs
 * @param keep the width that a column with more than it needs does not go below
 */
export function fitWidths(
  widths: readonly number[],
  needs: readonly number[],
  keep: (need: number) => number = noMore,
): number[] {
  const missing = widths.map((width, index) => (needs[index] ?? 0) - width);
  const spares = widths.map((width, index) => Math.max(0, width - keep(needs[index] ?? 0)));
  const spare = sum(spares);
  const given = widths.map(() => 0);
  const lacking = [...missing.keys()]
    .filter((index) => (missing[index] ?? 0) > 0)
    .toSorted((one, other) => (missing[one] ?? 0) - (missing[other] ?? 0));
  let left = spare;
  for (const [place, index] of lacking.entries()) {
    const share = Math.min(missing[index] ?? 0, left / (lacking.length - place));
    given[index] = share;
    left -= share;
  }
  const taken = spare === 0 ? 0 : (spare - left) / spare;
  return widths.map((width, index) => width + (given[index] ?? 0) - (spares[index] ?? 0) * taken);
}

/** The mark of the sorted column, with its gap. */
const sortMark = 17;

/** More than any column needs, so that a long text does not have to be measured. */
const maxLetters = 120;

/** The width in pixels that the heading and the cells of a column need. */
function roomFor<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const { header, sortKey, align, shows, value, cell, mono, beside = 0 } = column;
  // A heading at the right has two lines, if it must, but no word of it is cut.
  const [longest = ''] = header.split(' ').toSorted((one, other) => other.length - one.length);
  const head = align === 'right' && sortKey ? longest : header;
  let most = textRoom(head) + (sortKey ? sortMark : 0);
  for (const row of rows) {
    const word = text(shows ? shows(row) : value?.(row)).slice(0, maxLetters);
    // Measuring is slow: only a word that may be the widest is measured.
    if (word && beside + word.length * fontSize > most)
      most = Math.max(most, textRoom(word, mono) + beside);
  }
  // What a cell of its own shows is not known: it needs the width that it says.
  const least = cell && !shows ? column.width : 0;
  return Math.max(least, cellPadding + 2 + most);
}

const text = (value: CsvValue) => (value == null ? '' : String(value));

const digit = /\d/g;

const digitWidth = 8;

/** The width of a letter of the typeface of names and codes. */
const monoWidth = 0.6 * fontSize;

let canvas: CanvasRenderingContext2D | null | undefined;

/** Whether the browser has loaded the typeface, or has failed to. Until then, its fallback is measured. */
let isTypefaceSettled = false;

const measured = new Map<string, number>();

/** The width of a text in a cell. Digits are of the same width there, as a canvas does not know. */
function textRoom(words: string, mono = false): number {
  if (mono) return words.length * monoWidth;
  const letters = words.replace(digit, '');
  return letterRoom(letters) + (words.length - letters.length) * digitWidth;
}

/** The width of a text without digits. Many rows have the same letters, such as those of a time. */
function letterRoom(letters: string): number {
  const known = measured.get(letters);
  if (known !== undefined) return known;
  if (canvas === undefined) {
    canvas = document.createElement('canvas').getContext('2d');
    const font = `${fontSize}px ${fonts.text}`;
    if (canvas) canvas.font = font;
    // Asking whether it is there would make the browser compute styles, each time.
    const settle = () => {
      // Not every browser lets a canvas that has the fallback take the typeface by itself.
      if (canvas) canvas.font = font;
      isTypefaceSettled = true;
    };
    void document.fonts.load(font).then(settle, settle);
  }
  if (!canvas) return letters.length * digitWidth;
  const { width } = canvas.measureText(letters);
  if (isTypefaceSettled) measured.set(letters, width);
  return width;
}
