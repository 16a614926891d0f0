import { memo, type ReactNode } from 'react';
import type { Tone } from '../../core/text/looks.ts';
import { cellOf, edgeOf, type Column } from './column.tsx';
import { dash } from '../../core/text/numbers.ts';
import { useChanged } from '../value/useChanged.ts';

interface DataRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  tint: Tone | undefined;
  /** The row's place in the whole table, from 1 with the head, where not all rows are in the document. */
  position: number | undefined;
}

/**
 * One row of a {@link DataList}; renders again only when its record, its columns or its place change. A record that changed is
 * marked for a moment.
 */
export const DataRow = memo(function DataRow({ row, columns, tint, position }: DataRowProps) {
  const changed = useChanged(row);
  return (
    // Takes the focus from the keys j and k, and from a click.
    <tr
      data-row
      tabIndex={-1}
      data-tint={tint}
      data-changed={changed || undefined}
      aria-rowindex={position}
    >
      {columns.map((column, index) => {
        const content = cellOf(column, row);
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-label={column.header}
            data-align={column.align}
            data-sticky={edgeOf(columns, index)}
            data-wide={column.wide}
            data-none={content === dash || undefined}
            {...onPhone(columns, index)}
            data-cut={mayBeTooLong(content, column) || undefined}
          >
            {content}
          </td>
        );
      })}
    </tr>
  );
});

/** Of a cell, in pixels. */
const fontSize = 13;
const padding = 16;

/** Whether what a cell shows may be wider than its column: no letter is wider than the font is high. */
function mayBeTooLong(content: ReactNode, { width, sticky }: Column<unknown>): boolean {
  if (sticky === 'right') return false;
  const isText = typeof content === 'string' || typeof content === 'number';
  return !isText || `${content}`.length * fontSize > width - padding;
}

/** Where a cell stands on a phone: the row's heading, beside it, or below; and whether it needs its label there. */
function onPhone(columns: readonly Column<unknown>[], index: number) {
  const { phone } = columns[index] as Column<unknown>;
  const named = columns.findIndex((column) => column.phone === 'heading');
  const isHeading = index === (named < 0 ? firstAtEdge(columns) : named);
  return {
    'data-heading': isHeading || undefined,
    'data-aside': (phone === 'aside' && !isHeading) || undefined,
    'data-plain': phone !== undefined || undefined,
    'data-hidden': phone === 'hidden' || undefined,
  };
}

/** The column that tells rows apart: the one that stays at the left edge, else the first after the checkboxes. */
function firstAtEdge(columns: readonly Column<unknown>[]): number {
  const own = columns.findIndex(({ sticky }) => sticky === 'left');
  return own >= 0 ? own : columns.findIndex(({ id }) => id !== 'select');
}
