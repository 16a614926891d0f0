import { Bone } from '../page/Bone.tsx';
import type { Column } from './column.tsx';
import bone from '../page/Bone.module.css';

/** Rows of the right shape while the first ones load; they show late, so that a fast answer shows none. */
export function DataListSkeleton<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tbody aria-hidden className={bone.late}>
      {Array.from({ length: 10 }, (_, row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.id} data-align={column.align}>
              <Bone width="70%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
