import type { SortOrder } from '@dropcatch/sdk';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { labelOf, type Look } from '../../core/text/looks.ts';
import { formatPrice, dash, formatCount } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import type { Action } from '../menu/ActionMenu.tsx';
import { RowMenu } from '../menu/MenuButton.tsx';
import { StatusBadge, SuccessBadge } from '../value/StatusBadge.tsx';
import { Time, type TimeProps } from '../value/Time.tsx';
import { TwoLines, UserText } from '../value/UserText.tsx';
import type { CsvValue } from './csv.ts';

/** A column of a list. Keep columns at module level or memoised: all rows render again when they change. */
export interface Column<Row> {
  id: string;
  /** The heading; on a phone, the label beside the value. */
  header: string;
  /** Replaces the words of the heading. */
  head?: ReactNode;
  /** Width in pixels. Columns share the room that is left in proportion to it. */
  width: number;
  /** The plain value: what CSV files hold, and what the cell shows where `cell` says nothing else. */
  value?: (row: Row) => CsvValue;
  cell?: (row: Row) => ReactNode;
  /** The key to sort by; without one the column cannot be sorted. */
  sortKey?: string;
  /** How a first click sorts; ascending where absent. */
  firstOrder?: SortOrder;
  /** Numbers stand at the right, so that digits line up. */
  align?: 'right';
  /** Stays in sight at this edge while a wide table is scrolled sideways. */
  sticky?: 'left' | 'right';
  /** Has a line of its own on a phone, as names and addresses need one. */
  wide?: boolean;
  /**
   * Its place in a row of a phone: the heading (else the column at the left edge, or the first), beside the heading, or in
   * the line below without a label, since the value tells what it is of. Without it, in the line below with its label.
   * `hidden` is for what another cell or the record's details say: a row has two lines there.
   */
  phone?: 'heading' | 'aside' | 'line' | 'hidden';
}

/** What a helper below gives a column: its value, its cell, and where it stands. */
type Content<Row> = Pick<Column<Row>, 'value' | 'cell' | 'align' | 'phone' | 'sticky'>;

/** Reads something from a row, which may lack it. */
type Read<Row, T> = (row: Row) => T | null | undefined;

/** A cell with what is read, or a dash. */
function shown<Row, T>(read: Read<Row, T>, show: (value: T) => ReactNode) {
  return (row: Row): ReactNode => {
    const value = read(row);
    return value == null || value === '' ? dash : show(value);
  };
}

interface TextOptions<Row> {
  /** A dimmed line below it. */
  second?: Read<Row, string>;
}

/** Text that somebody entered. */
export function text<Row>(
  value: Read<Row, string>,
  { second }: TextOptions<Row> = {},
): Content<Row> {
  return {
    value,
    cell: (row) => {
      const [first, below] = [value(row), second?.(row)];
      if (!first && !below) return dash;
      return (
        <TwoLines second={below}>
          <UserText>{first}</UserText>
        </TwoLines>
      );
    },
  };
}

/** The name of a row, which leads to its details or its form; it stays in sight at the left edge. */
export function link<Row>(
  value: (row: Row) => string,
  to: (row: Row) => LinkProps,
  { second }: TextOptions<Row> = {},
): Content<Row> {
  return {
    sticky: 'left',
    value,
    cell: (row) => (
      <TwoLines second={second?.(row)}>
        <Link search {...to(row)} className="plain-link">
          <UserText>{value(row)}</UserText>
        </Link>
      </TwoLines>
    ),
  };
}

/** A value of an enumeration in words. */
export function words<Row>(
  labels: Readonly<Record<string, string>>,
  value: Read<Row, string>,
): Content<Row> {
  return { phone: 'line', value: (row) => labelOf(labels, value(row)) };
}

/**
 * A number at the right; the file holds it bare.
 * @param format what shows for it; with thousands separators where absent
 */
export function count<Row>(
  value: Read<Row, number>,
  format: (number: number) => string = formatCount,
): Content<Row> {
  return { value, align: 'right', cell: shown(value, format) };
}

/** A price in dollars. */
export function price<Row>(value: Read<Row, number>): Content<Row> {
  return { ...count(value, formatPrice), phone: 'aside' };
}

/** A UTC day, `20 Nov 2026`; the file holds `2026-11-20`. */
export function day<Row>(value: Read<Row, string>): Content<Row> {
  return { value, phone: 'line', cell: shown(value, formatDay) };
}

/** An instant in the person's zone, or how long ago it was; the file holds the instant in UTC. */
export function time<Row>(
  value: Read<Row, string>,
  options?: Pick<TimeProps, 'relative' | 'precise'>,
): Content<Row> {
  return { value, cell: shown(value, (at) => <Time at={at} {...options} />) };
}

/** How long ago an instant was, which a phone leaves to the details; the file holds the instant in UTC. */
export function ago<Row>(value: Read<Row, string>): Content<Row> {
  return { phone: 'hidden', ...time(value, { relative: true }) };
}

/** Whether something succeeded. */
export function outcome<Row>(value: Read<Row, boolean>): Content<Row> {
  return { phone: 'line', value, cell: (row) => <SuccessBadge success={value(row)} /> };
}

/** A state by its look; the file holds its words. */
export function state<Row>(look: (row: Row) => Look): Content<Row> {
  return {
    phone: 'line',
    value: (row) => look(row).label,
    cell: (row) => <StatusBadge {...look(row)} />,
  };
}

/**
 * The last column: what can be done with a row. It stays in sight at the right edge.
 * @param width in pixels
 */
export function actionsColumn<Row>(width: number, cell: (row: Row) => ReactNode): Column<Row> {
  return { id: 'actions', header: 'Actions', width, sticky: 'right', align: 'right', cell };
}

/**
 * An {@link actionsColumn} with a menu.
 * @param nameOf whose actions they are, as in "Actions for order #42"
 */
export function menuColumn<Row>(
  nameOf: (row: Row) => string,
  actionsFor: (row: Row) => readonly Action[],
): Column<Row> {
  return actionsColumn(70, (row) => (
    <RowMenu label={`Actions for ${nameOf(row)}`} actions={() => actionsFor(row)} />
  ));
}

/**
 * The edge that a column stays at while a wide table is scrolled sideways: its own, and the left one for the first, by
 * which rows are told apart, with the checkboxes before it.
 */
export function edgeOf(
  columns: readonly Column<never>[],
  index: number,
): 'left' | 'right' | undefined {
  const isFirst = index === 0 || (index === 1 && columns[0]?.id === 'select');
  return columns[index]?.sticky ?? (isFirst ? 'left' : undefined);
}

/** What the cell of a column shows: its own markup, else its plain value, else a dash. */
export function cellOf<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row);
  const plain = value?.(row);
  return plain == null || plain === '' ? dash : String(plain);
}
