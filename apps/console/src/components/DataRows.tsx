import { startTransition, useEffect, useState } from 'react';
import { wentBack } from '../lib/wentBack.ts';
import type { Column, RowTint } from './DataList.tsx';
import { DataRow } from './DataRow.tsx';
import styles from './DataList.module.css';

/** As many rows as fill the window below what stands above a list are painted first. */
export const rowsAtFirst = Math.ceil(window.innerHeight / 80);

/** The rows of a list and how they show. */
export interface RowsOf<Row> {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowTint: ((row: Row) => RowTint | undefined) | undefined;
}

interface DataRowsProps<Row> extends RowsOf<Row> {
  /** Which of the rows are in the document; all of them where absent. Of some each tells its place among all. */
  shown?: readonly number[];
  /** The room of the rows before and after those, in pixels. */
  above?: number;
  below?: number;
}

/**
 * The body of a list: the first rows at once, which fill the screen; the others as soon as those are painted, as many
 * again at a time.
 */
export function DataRows<Row>(props: DataRowsProps<Row>) {
  const { rows, shown, above = 0, below = 0, columns, rowKey, rowTint } = props;
  const all = shown ?? rows.map((_, index) => index);
  const count = useGrowing(all.length);
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
      {below > 0 && <tr aria-hidden className={styles.spacer} style={{ height: below }} />}
    </tbody>
  );
}

/**
 * A count that begins with the rows of one screen and grows by as many with each painting, until it is the total; which
 * it is at once for somebody who comes back.
 */
function useGrowing(total: number): number {
  const [count, setCount] = useState(wentBack() ? Math.max(total, rowsAtFirst) : rowsAtFirst);
  useEffect(() => {
    if (count >= total) return;
    const painted = requestAnimationFrame(() =>
      startTransition(() => setCount(count + rowsAtFirst)),
    );
    return () => cancelAnimationFrame(painted);
  }, [count, total]);
  return count;
}
