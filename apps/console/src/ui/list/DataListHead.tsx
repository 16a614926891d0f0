import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useIsNarrow } from '../../core/browser/media.ts';
import { PlainSelect } from '../form/PlainField.tsx';
import { stickyEdge, type Column } from './column.tsx';
import type { ListSort } from './useListAddress.ts';
import styles from './DataList.module.css';
import sortStyles from './SortSelect.module.css';

interface DataListHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListSort | undefined;
}

const orders = {
  asc: { ariaSort: 'ascending', label: 'Ascending', Icon: IconArrowUp, reversed: 'desc' },
  desc: { ariaSort: 'descending', label: 'Descending', Icon: IconArrowDown, reversed: 'asc' },
} as const;

/** What the rows are sorted by, in words; undefined if they are not sorted, or by a column that is not shown. */
export function sortSummary<Row>(columns: readonly Column<Row>[], sort: ListSort) {
  const column = columns.find(({ sortKey }) => sortKey !== undefined && sortKey === sort.by);
  return column && `Sorted by ${column.header}, ${orders[sort.order].ariaSort}`;
}

/** The head of a {@link DataList}. The first click sorts in the column's first order, the next one reverses it. */
export function DataListHead<Row>({ columns, sort }: DataListHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, header, head, align, sortKey, firstOrder = 'asc' }, index) => {
          const order = sort && sortKey === sort.by ? orders[sort.order] : undefined;
          const Mark = order?.Icon ?? IconSelector;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              data-sticky={stickyEdge(columns, index)}
              aria-sort={sort && sortKey ? (order?.ariaSort ?? 'none') : undefined}
            >
              {sort && sortKey ? (
                <button
                  type="button"
                  className={`plain-button ${styles.sort}`}
                  onClick={() => sort.onSort(sortKey, order?.reversed ?? firstOrder)}
                >
                  <span>{header}</span>
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
  /** Whether the rows have loaded, which may add columns. */
  loaded: boolean;
}

/** A select for sorting, on narrow screens and if the sort column is hidden. */
export function SortSelect<Row>({ columns, sort, loaded }: SortSelectProps<Row>) {
  const { by, order, onSort } = sort;
  const sortable = columns.filter(({ sortKey }) => sortKey);
  const isShown = by === '' || sortable.some(({ sortKey }) => sortKey === by);
  if (!useIsNarrow() && (isShown || !loaded)) return null;
  const { label, Icon, reversed } = orders[order];
  const other = by === '' ? 'Not sorted' : 'Sorted by a column that is not shown';
  return (
    <div className={sortStyles.sortSelect}>
      <PlainSelect
        label="Sort by"
        labelHidden
        mark={IconArrowsSort}
        value={by}
        options={[
          ...(by === '' || !isShown ? [{ value: by, label: other }] : []),
          ...sortable.map(({ header, sortKey = '' }) => ({
            value: sortKey,
            label: `Sort: ${header}`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onSort(value, sortable.find(({ sortKey }) => sortKey === value)?.firstOrder ?? order)
        }
      />
      <ActionIcon
        variant="default"
        aria-label={label}
        disabled={by === ''}
        onClick={() => onSort(by, reversed)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}
