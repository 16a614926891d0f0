import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { edgeOf, type Column } from './column.tsx';
import type { ListSort } from './useListAddress.ts';
import styles from './DataListHead.module.css';
import { useNarrow } from '../../core/browser/media.ts';

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

interface SortSelectProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListSort;
  /** Whether the rows have come, which may bring columns. */
  loaded: boolean;
}

/**
 * Sorting where the head does not tell of it: on narrow screens, where a list has cards and no head to click, and where
 * the column that it is sorted by is not shown.
 */
export function SortSelect<Row>({ columns, sort, loaded }: SortSelectProps<Row>) {
  const { by, order, onSort } = sort;
  const isShown = by === '' || columns.some(({ sortKey }) => sortKey === by);
  if (!useNarrow() && (isShown || !loaded)) return null;
  const ascending = order === 'asc';
  const Arrow = ascending ? IconArrowUp : IconArrowDown;
  return (
    <Group className={styles.sortSelect} gap="xs" mb="xs" wrap="nowrap">
      <NativeSelect
        flex={1}
        maw={360}
        aria-label="Sort by"
        value={by}
        data={[
          ...(by === '' ? [{ value: '', label: 'Not sorted' }] : []),
          ...(!isShown ? [{ value: by, label: 'Sorted by a column that is not shown' }] : []),
          ...columns.flatMap(({ header, sortKey }) =>
            sortKey ? [{ value: sortKey, label: `Sort by ${header}` }] : [],
          ),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onSort(value, columns.find(({ sortKey }) => sortKey === value)?.firstOrder ?? order)
        }
      />
      <ActionIcon
        variant="default"
        size={36}
        aria-label={ascending ? 'Ascending' : 'Descending'}
        disabled={by === ''}
        onClick={() => onSort(by, ascending ? 'desc' : 'asc')}
      >
        <Arrow size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
