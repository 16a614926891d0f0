import type { Column } from './DataList.tsx';
import styles from './DataList.module.css';

/** Rows of the right shape while the first ones load; they fade in late, so that a fast answer shows none. */
export function DataListSkeleton<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tbody aria-hidden className={styles.skeleton}>
      {Array.from({ length: 10 }, (_, row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.id} data-align={column.align}>
              <span className={styles.bone} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
