import { Fragment, type ReactNode } from 'react';
import styles from './PlainTable.module.css';

interface PlainTableProps {
  /** The table's name for assistive technology. */
  label: string;
  heads: readonly string[];
  rows: readonly {
    key: string | number;
    cells: readonly ReactNode[];
    /** Stands under the row, over its whole width. */
    detail?: ReactNode;
  }[];
}

/** A small table of what is at hand: no query, no sorting. On narrow screens each row becomes a card. */
export function PlainTable({ label, heads, rows }: PlainTableProps) {
  return (
    // The area takes the focus so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} role="region" aria-label={label}>
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
                {cells.map((cell, index) => (
                  <td key={index} data-label={heads[index]}>
                    {cell}
                  </td>
                ))}
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
    </div>
  );
}
