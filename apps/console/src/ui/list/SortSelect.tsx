import { ActionIcon, Group, NativeSelect } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useNarrow } from '../../core/browser/useNarrow.ts';
import type { Column } from './column.tsx';
import type { ListSort } from './sort.ts';
import styles from './DataListHead.module.css';

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
