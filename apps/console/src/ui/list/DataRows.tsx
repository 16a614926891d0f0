import { startTransition, useEffect, useState } from 'react';
import type { Tone } from '../../core/text/looks.ts';
import { usePrinting } from '../../core/browser/onPaper.ts';
import type { RowKey } from './selection.ts';
import { wentBack } from '../../core/address/wentBack.ts';
import type { Column } from './column.tsx';
import { DataRow } from './DataRow.tsx';
import styles from './DataList.module.css';

/** As many rows as fill the window below what stands above a list are painted first. */
export const rowsAtFirst = Math.ceil(window.innerHeight / 80);

/** The rows of a list and how they show. */
export interface RowsOf<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  rowTint: ((row: Row) => Tone | undefined) | undefined;
  /** Of a row of a wide screen, in pixels. */
  rowHeight: number;
}

/** Which part of the rows there is to see. */
interface InSight {
  /** Which of the rows are in the document; all of them where absent. Of some each tells its place among all. */
  shown?: readonly number[];
  /** The room of the rows before and after those, in pixels. */
  above?: number;
  below?: number;
}

type DataRowsProps<Row> = RowsOf<Row> & InSight;

/**
 * The body of a list: the first rows at once, which fill the screen; the others as soon as those are painted, as many
 * again at a time. Until then their room is kept. On paper all of them.
 */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, columns, rowKey, rowTint, rowHeight } = props;
  const printing = usePrinting();
  const { shown, above = 0, below = 0 }: InSight = printing ? {} : props;
  const all = shown ?? rows.map((_, index) => index);
  const grown = useGrowing(props, all.length);
  const count = printing ? all.length : grown;
  const room = below + Math.max(0, all.length - count) * rowHeight;
  return (
    <tbody>
      {above > 0 && <tr aria-hidden className={styles.spacer} style={{ height: above }} />}
      {all.slice(0, count).map((index) => {
        const row = rows[index] as Row;
        return (
          <DataRow
            key={rowKey(row)}
            row={row}
            position={shown && index + 2}
            columns={columns as readonly Column<unknown>[]}
            tint={rowTint?.(row)}
          />
        );
      })}
      {room > 0 && <tr aria-hidden className={styles.spacer} style={{ height: room }} />}
    </tbody>
  );
}

/**
 * How many rows to render: those of the first screen, then as many more with each frame until all are there. After Back
 * all are rendered at once, so that the window can be scrolled to where it was. Another list, which shares none of the
 * first rows, begins anew.
 */
function useGrowing<Row>({ rows, rowKey }: RowsOf<Row>, total: number): number {
  const [grown, setGrown] = useState({
    of: rows,
    count: wentBack() ? Math.max(total, rowsAtFirst) : rowsAtFirst,
  });
  const isSame = () => {
    const first = new Set(grown.of.slice(0, rowsAtFirst).map(rowKey));
    return rows.slice(0, rowsAtFirst).some((row) => first.has(rowKey(row)));
  };
  const count = grown.of === rows || isSame() ? grown.count : rowsAtFirst;
  const isWhole = count >= total;
  useEffect(() => {
    if (isWhole && grown.of === rows) return;
    const painted = requestAnimationFrame(() =>
      startTransition(() => setGrown({ of: rows, count: isWhole ? count : count + rowsAtFirst })),
    );
    return () => cancelAnimationFrame(painted);
  }, [count, isWhole, grown.of, rows]);
  return count;
}
