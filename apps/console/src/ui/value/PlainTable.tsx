import { Fragment, type ReactElement, type ReactNode } from 'react';
import { ScrollRegion } from '../focus/ScrollRegion.tsx';
import styles from './PlainTable.module.css';

interface PlainTableProps {
  label: string;
  heads: readonly string[];
  rows: readonly {
    key: string | number;
    cells: readonly ReactNode[];
    /** Shows below the row, over the whole width. */
    detail?: ReactElement | false;
  }[];
  /** Whether many rows scroll in a region of their own. */
  bounded?: boolean;
}

/** A small table of given data, without sorting. The first cell of a row is its header. On narrow screens, each row becomes a card. */
export function PlainTable({ label, heads, rows, bounded }: PlainTableProps) {
  const table = (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head, index) => (
            <th key={index} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells, detail }) => (
          <Fragment key={key}>
            <tr>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} data-label={heads[index]}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
            {detail && (
              <tr data-detail>
                <td colSpan={heads.length}>{detail}</td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
  if (!bounded) return <div className={styles.frame}>{table}</div>;
  return (
    <ScrollRegion className={styles.frame} data-bounded aria-label={label}>
      {table}
    </ScrollRegion>
  );
}
