import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import type { Column, ListSort } from './DataList.tsx';
import styles from './DataList.module.css';

interface DataListHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListSort | undefined;
}

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: IconArrowUp, desc: IconArrowDown };

/** The head of a {@link DataList}. A first click on a column sorts ascending, the next one turns the order around. */
export function DataListHead<Row>({ columns, sort }: DataListHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, head, align, sticky, sortKey }) => {
          const order = sort && sortKey === sort.by ? sort.order : undefined;
          const Mark = order ? marks[order] : IconSelector;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-sticky={sticky}
              aria-sort={order && spoken[order]}
            >
              {sort && sortKey ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => sort.onSort(sortKey, order === 'asc' ? 'desc' : 'asc')}
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
