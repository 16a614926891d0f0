import { memo, type ReactNode } from 'react';
import type { Tone } from '../../lib/text/looks.ts';
import type { Column } from './DataList.tsx';

interface DataRowProps {
  row: unknown;
  columns: readonly Column<unknown>[];
  tint: Tone | undefined;
  /** The row's place in the whole table, from 1 with the head, where not all rows are in the document. */
  position: number | undefined;
}

/** One row of a {@link DataList}; renders again only when its record, its columns or its place change. */
export const DataRow = memo(function DataRow({ row, columns, tint, position }: DataRowProps) {
  return (
    // Takes the focus from the keys j and k, and from a click.
    <tr data-row tabIndex={-1} data-tint={tint} aria-rowindex={position}>
      {columns.map((column) => {
        const content = column.cell(row);
        return (
          <td
            key={column.id}
            data-column={column.id}
            data-label={column.header}
            data-align={column.align}
            data-sticky={column.sticky}
            data-wide={column.wide}
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
const fontSize = 14;
const padding = 20;

/** Whether what a cell shows may be wider than its column: no letter is wider than the font is high. */
function mayBeTooLong(content: ReactNode, { width, sticky }: Column<unknown>): boolean {
  if (sticky === 'right') return false;
  const isText = typeof content === 'string' || typeof content === 'number';
  return !isText || `${content}`.length * fontSize > width - padding;
}
