import type { SortOrder } from '@dropcatch/sdk';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { activeBadge, labelOf, type Badge } from '../../core/text/labels.ts';
import { formatPrice, dash, formatCount } from '../../core/text/numbers.ts';
import {
  formatDay,
  formatInstant,
  formatPreciseInstant,
  formatRelativeTime,
  withoutToday,
} from '../../core/time/time.ts';
import type { Action } from '../menu/action.ts';
import { RowMenu } from '../menu/MenuButton.tsx';
import { StatusBadge, SuccessBadge } from '../value/StatusBadge.tsx';
import { Time, type TimeProps } from '../value/Time.tsx';
import { TwoLines, UserText } from '../value/UserText.tsx';
import type { CsvValue } from './csv.ts';

/** A column of a list. Keep columns at module level or memoised: when they change, all rows render again. */
export interface Column<Row> {
  id: string;
  /** The heading; on a phone, the label beside the value. */
  header: string;
  /** Replaces the text of the heading. */
  head?: ReactNode;
  /** The least width in pixels. Columns share the remaining width in proportion, but see `shows`. */
  width: number;
  /** The plain value, for CSV files and for cells without `cell`. */
  value?: (row: Row) => CsvValue;
  cell?: (row: Row) => ReactNode;
  /** The key to sort by; without one the column cannot be sorted. */
  sortKey?: string;
  /** The order of the first click; ascending by default. */
  firstOrder?: SortOrder;
  /** For numbers, so that digits line up. */
  align?: 'right';
  /** An amount that must not be cut off: the longest one widens the column. */
  uncut?: (row: Row) => string;
  /**
   * The text of the cell, if it is not the plain value. By the longest one, a column gets room that others do not need:
   * see `columnShares`.
   */
  shows?: (row: Row) => string | null | undefined;
  /** Whether the text is in the typeface of names and codes. */
  mono?: boolean;
  /** The room beside the text in pixels, such as that of a glyph. */
  beside?: number;
  /** Sticks to this edge while a wide table is scrolled sideways. */
  sticky?: 'left' | 'right';
  /** Whether it is hidden until a person chooses columns. */
  startsHidden?: boolean;
  /** Takes a whole line on a phone, for long values. */
  wide?: boolean;
  /**
   * Its position in the two lines of a row on a phone: `heading` (by default, the column at the left edge, or the
   * first; of several, the last with a value), `aside` beside the heading, or `line`, in the second line without a
   * label. Without it, in the second line with its label. `hidden` is for values that another cell or the details show.
   */
  phone?: 'heading' | 'aside' | 'line' | 'hidden';
}

/** The part of a column that the helpers below create: value, cell and position. */
type Content<Row> = Pick<
  Column<Row>,
  'value' | 'cell' | 'align' | 'phone' | 'sticky' | 'uncut' | 'shows' | 'mono' | 'beside'
>;

/** Reads a value that may be missing. */
type Read<Row, T> = (row: Row) => T | null | undefined;

/** A cell with the value, or a dash. */
function orDash<Row, T, Shown>(read: Read<Row, T>, show: (value: T) => Shown) {
  return (row: Row): Shown | typeof dash => {
    const value = read(row);
    return value == null || value === '' ? dash : show(value);
  };
}

interface TextOptions<Row> {
  /** A dimmed line below it. */
  secondLine?: Read<Row, string>;
}

/** The longer one of two texts. */
function longer<Row>(one: Read<Row, string>, other?: Read<Row, string>) {
  return (row: Row) => {
    const [first, second] = [one(row) ?? '', other?.(row) ?? ''];
    return second.length > first.length ? second : first;
  };
}

/** Text that a person entered. */
export function text<Row>(
  value: Read<Row, string>,
  { secondLine }: TextOptions<Row> = {},
): Content<Row> {
  return {
    value,
    shows: longer(value, secondLine),
    cell: (row) => {
      const [first, below] = [value(row), secondLine?.(row)];
      if (!first && !below) return dash;
      return (
        <TwoLines second={below}>
          <UserText>{first}</UserText>
        </TwoLines>
      );
    },
  };
}

/** The name of a row as a link to its details or form; sticks to the left edge. */
export function link<Row>(
  value: (row: Row) => string,
  to: (row: Row) => LinkProps,
  { secondLine }: TextOptions<Row> = {},
): Content<Row> {
  return {
    sticky: 'left',
    value,
    shows: longer(value, secondLine),
    cell: (row) => (
      <TwoLines second={secondLine?.(row)}>
        <Link search {...to(row)} className="record-link">
          <UserText>{value(row)}</UserText>
        </Link>
      </TwoLines>
    ),
  };
}

/** The label of an enumeration's value. */
export function enumLabel<Row>(
  labels: Readonly<Record<string, string>>,
  value: Read<Row, string>,
): Content<Row> {
  return { phone: 'line', value: (row) => labelOf(labels, value(row)) };
}

/**
 * A number at the right; plain in CSV.
 * @param format shows it; by default, with thousands separators
 */
export function count<Row>(
  value: Read<Row, number>,
  format: (number: number) => string = formatCount,
): Content<Row> {
  return { value, align: 'right', shows: orDash(value, format), cell: orDash(value, format) };
}

/** A price in dollars. */
export function price<Row>(value: Read<Row, number>): Content<Row> {
  return { ...count(value, formatPrice), phone: 'aside', uncut: orDash(value, formatPrice) };
}

/** A UTC day, `20 Nov 2026`; `2026-11-20` in CSV. */
export function day<Row>(value: Read<Row, string>): Content<Row> {
  return { value, phone: 'line', shows: orDash(value, formatDay), cell: orDash(value, formatDay) };
}

/** The longest text of a time. The zone decides which one it is, but only at the edges of a day how long it is. */
function timeText<Row>(
  value: Read<Row, string>,
  { relative, precise, omitsToday }: Omit<TimeProps, 'at' | 'clock'> = {},
) {
  const format = precise ? formatPreciseInstant : formatInstant;
  const whole = (at: string) => {
    const shown = format(at, 'UTC');
    return omitsToday ? withoutToday(shown, 'UTC') : shown;
  };
  return {
    shows: orDash(value, (at) => (relative ? formatRelativeTime(at) : whole(at))),
    mono: precise,
  };
}

/** An instant in the user's zone, or how long ago it was; in UTC in CSV. */
export function time<Row>(
  value: Read<Row, string>,
  options?: Pick<TimeProps, 'relative' | 'precise'>,
): Content<Row> {
  return {
    value,
    ...timeText(value, options),
    cell: orDash(value, (at) => <Time at={at} {...options} />),
  };
}

/** A {@link time} as the link to the details of a row without a name. On a phone, a tap anywhere in the row opens them. */
export function timeLink<Row>(
  value: (row: Row) => string,
  nameOf: (row: Row) => string,
  to: (row: Row) => LinkProps,
  options?: Pick<TimeProps, 'precise' | 'omitsToday'>,
): Content<Row> {
  return {
    value,
    ...timeText(value, options),
    cell: (row) => (
      <Link search {...to(row)} className="record-link" data-opens>
        <Time at={value(row)} {...options} />
        <span className="visually-hidden">{`details of ${nameOf(row)}`}</span>
      </Link>
    ),
  };
}

/** How long ago an instant was; hidden on a phone; the instant in UTC in CSV. */
export function ago<Row>(value: Read<Row, string>): Content<Row> {
  return { phone: 'hidden', ...time(value, { relative: true }) };
}

/** The room of the dot before the word of a badge. */
const badgeMark = 14;

/** Whether something succeeded. */
export function outcome<Row>(value: Read<Row, boolean>): Content<Row> {
  return {
    phone: 'line',
    value,
    // The longer word.
    shows: () => 'Success',
    beside: badgeMark,
    cell: (row) => <SuccessBadge success={value(row)} />,
  };
}

/** A state as a badge; its label in CSV. */
export function state<Row>(badgeFor: (row: Row) => Badge): Content<Row> {
  return {
    phone: 'line',
    value: (row) => badgeFor(row).label,
    beside: badgeMark,
    cell: (row) => <StatusBadge {...badgeFor(row)} />,
  };
}

/** Whether a record is active. */
export const activeState = state<{ is_active: boolean | null | undefined }>(({ is_active }) =>
  activeBadge(is_active),
);

/**
 * The last column, for the actions of a row; sticks to the right edge.
 * @param width in pixels
 */
export function actionsColumn<Row>(width: number, cell: (row: Row) => ReactNode): Column<Row> {
  return { id: 'actions', header: 'Actions', width, sticky: 'right', align: 'right', cell };
}

/**
 * An {@link actionsColumn} with a menu.
 * @param nameOf the name of a row, as in "Actions for order #42"
 */
export function menuColumn<Row>(
  nameOf: (row: Row) => string,
  actionsFor: (row: Row) => readonly Action[],
): Column<Row> {
  return actionsColumn(58, (row) => (
    <RowMenu label={`Actions for ${nameOf(row)}`} actions={() => actionsFor(row)} />
  ));
}

/** The edge that a column sticks to: its own, and the left one for the first column and the checkboxes. */
export function stickyEdge(
  columns: readonly Column<never>[],
  index: number,
): 'left' | 'right' | undefined {
  const isFirst = index === 0 || (index === 1 && columns[0]?.id === 'select');
  return columns[index]?.sticky ?? (isFirst ? 'left' : undefined);
}

/** The index of the first column with content of records. */
export const firstIndex = (columns: readonly Column<never>[]) =>
  columns.findIndex(({ id }) => id !== 'select');

/** The index of the column whose cells are the row headers: the one at the left edge, else the first. */
export function headIndex(columns: readonly Column<never>[]): number {
  const atEdge = columns.findIndex(({ sticky }) => sticky === 'left');
  return atEdge >= 0 ? atEdge : firstIndex(columns);
}

/** The content of a cell: `cell`, else the plain value, else a dash. */
export function cellOf<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const plain = value?.(row);
  return plain == null || plain === '' ? dash : String(plain);
}
