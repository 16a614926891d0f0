import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { edgeOf, type Column } from './column.tsx';
import type { ListSort } from './sort.ts';
import styles from './DataListHead.module.css';

interface DataListHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListSort | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: IconArrowUp, desc: IconArrowDown };

/** The head of a {@link DataList}. A first click sorts in the column's first order, the next one turns that around. */
export function DataListHead<Row>({ columns, sort }: DataListHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, head, align, sortKey, firstOrder = 'asc' }, index) => {
          const order = sort && sortKey === sort.by ? sort.order : undefined;
          const turned = order === 'asc' ? 'desc' : 'asc';
          const Mark = order ? marks[order] : IconSelector;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-sticky={edgeOf(columns, index)}
              aria-sort={order && spoken[order]}
            >
              {sort && sortKey ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => sort.onSort(sortKey, order ? turned : firstOrder)}
                >
                  {header}
                  <Mark size={14} aria-hidden data-idle={!order || undefined} />
                </button>
              ) : (
                (head ?? header)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
