import { Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Pagination } from '@dropcatch/sdk';
import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { inRem, fontScale } from '../../core/browser/fontScale.ts';
import { useIsNarrow, useIsTouched } from '../../core/browser/media.ts';
import { densitySetting } from '../../core/settings.ts';
import { pluralize, formatCount } from '../../core/text/numbers.ts';
import { useRowFocus } from '../focus/listFocus.ts';
import { Skeleton } from '../page/Skeleton.tsx';
import { rowHeights } from '../theme/tokens.ts';
import { LoadError } from '../page/LoadError.tsx';
import type { LoadState } from '../page/StaleDataNote.tsx';
import type { Column } from './column.tsx';
import { DataListHead, sortSummary } from './DataListHead.tsx';
import { DataRows, type RowsProps } from './DataRows.tsx';
import { ListStatus } from './ListStatus.tsx';
import { columnShares } from './columnWidths.ts';
import { lettersIn, phoneRowHeight, selectWidth, touchRowHeight } from './measure.ts';
import { selectColumn, type Selection } from './selection.tsx';
import type { ListSort } from './useListAddress.ts';
import styles from './DataList.module.css';
import phone from './DataListPhone.module.css';

export interface ListQuery extends LoadState, Pick<UseQueryResult, 'isPlaceholderData'> {}

export type PageOfRows = Pick<Pagination, 'page' | 'pages' | 'total'>;

interface DataListProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  label: string;
  /** The query of the rows; absent if they are local, or if another component shows its state. */
  query?: ListQuery;
  rows: readonly Row[] | undefined;
  /** The expected number of rows, to reserve space while they load. */
  expectedRows?: number;
  /** The page and the total, to announce results of filters and pages to assistive technology. */
  pagination?: PageOfRows;
  /** What to show without rows. */
  empty: ReactNode;
  sort?: ListSort;
  /** Whether a person can close the alert of a failed load. */
  dismissible?: boolean | undefined;
  /** Makes rows selectable, with a first column of checkboxes. */
  selection?: Selection<Row>;
}

/** Above this many rows, only visible rows are rendered. */
const virtualizeAbove = 60;

/**
 * A table of rows from a query: sortable columns, skeleton, error with retry, empty text. The page scrolls it, and its
 * head stays in view. Old rows stay while new ones load. On narrow screens each row becomes a card with the same
 * content and actions.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { pagination, query, sort, columns } = props;
  const list = useRef<HTMLDivElement>(null);
  useRowFocus(list);
  return (
    <div ref={list} className={styles.list}>
      <ListStatus className="visually-hidden">
        {pagination && !query?.isPlaceholderData && resultSummary(pagination)}
      </ListStatus>
      <ListStatus className="visually-hidden">
        {sort && pagination && sortSummary(columns, sort)}
      </ListStatus>
      <Content {...props} />
    </div>
  );
}

function resultSummary({ page, pages, total }: PageOfRows) {
  const results = pluralize(total, 'result');
  return pages > 1 ? `${results}, page ${formatCount(page)} of ${formatCount(pages)}` : results;
}

function Content<Row>(props: DataListProps<Row>) {
  const { label, query, rows, rowKey, rowTint, isLoading } = props;
  const { empty, sort, selection, expectedRows = 10 } = props;
  const columns = useMemo(
    () => (selection ? [selectColumn(selection), ...props.columns] : props.columns),
    [props.columns, selection],
  );
  // Remaining width goes to the columns with content, and not to the checkboxes.
  const [width, setWidth] = useState(expectedWidth);
  const room = selection ? width - selectWidth : width;
  const shares = useMemo(
    () => columnShares(props.columns, rows, room),
    [props.columns, rows, room],
  );
  const [density] = densitySetting.use();
  const tableRowHeight = useIsTouched() ? touchRowHeight : rowHeights[density];
  const rowHeight = fontScale() * (useIsNarrow() ? phoneRowHeight : tableRowHeight);
  const isUpdating = query?.isPlaceholderData ?? false;
  const failure = query?.error && <LoadError query={query} dismissible={props.dismissible} />;
  if (failure && !rows) {
    const reserved = {
      '--rows': expectedRows,
      '--row': inRem(tableRowHeight),
    } as CSSProperties;
    return (
      <div className={`${styles.failed} ${phone.failed}`} style={reserved}>
        {failure}
      </div>
    );
  }
  if (rows?.length === 0) {
    return (
      <div className={styles.empty} data-holds-rows tabIndex={-1} aria-busy={isUpdating}>
        {isUpdating && <Loader size="sm" className={`delayed ${styles.loader}`} aria-hidden />}
        <div>{empty}</div>
      </div>
    );
  }
  const virtualized = rows !== undefined && rows.length > virtualizeAbove;
  const least = columns.reduce((sum, column) => sum + column.width, 0);
  return (
    <>
      {failure}
      <RowsRegion label={label} width={least} onRoom={setWidth}>
        <table
          className={`${styles.table} ${phone.rows}`}
          aria-label={label}
          aria-rowcount={virtualized ? rows.length + 1 : undefined}
          aria-busy={!rows || isUpdating}
          data-density={density}
          data-stale={isUpdating || undefined}
        >
          <colgroup>
            {selection && <col style={{ width: inRem(selectWidth) }} />}
            {props.columns.map(({ id }, index) => (
              <col key={id} style={{ width: `${(shares[index] ?? 0) * 100}%` }} />
            ))}
          </colgroup>
          <DataListHead columns={columns} sort={sort} />
          {rows ? (
            <DataRows {...{ rows, columns, rowKey, rowTint, isLoading, rowHeight, virtualized }} />
          ) : (
            <SkeletonRows columns={columns} count={expectedRows} />
          )}
        </table>
      </RowsRegion>
    </>
  );
}

/** The width of the last list, in pixels. */
let lastWidth: number | undefined;

/**
 * The width of the next list, in pixels: mostly that of the last one, and the first is as wide as the content of the
 * page. If it is right, the rows render and are laid out only once.
 */
function expectedWidth(): number {
  const content = document.getElementById('content');
  if (lastWidth !== undefined || !content) return lastWidth ?? 0;
  const { paddingLeft, paddingRight } = getComputedStyle(content);
  const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
  return (content.clientWidth - padding) / fontScale();
}

interface RowsRegionProps {
  label: string;
  /** The minimum width of the table, in pixels. */
  width: number;
  /** Called with the width of the region, in pixels. */
  onRoom: (width: number) => void;
  children: ReactNode;
}

/**
 * The region around the rows. The page scrolls it. A table that is too wide scrolls in it, with sticky first and last
 * columns, and only then is it a Tab stop. WCAG 1.4.12: if a reader sets wider letter spacing, an invisible line of
 * text grows by it and widens the table.
 */
function RowsRegion({ label, width, onRoom, children }: RowsRegionProps) {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  // On a phone, rows are cards, which use the gutters of the page.
  const scrollsSideways = !useIsNarrow() && overflows;
  // Before the first paint, so that a wide table never widens the page, not even for a frame.
  useLayoutEffect(() => {
    const region = box.current;
    if (!region) return;
    const measure = () => {
      setOverflows(region.scrollWidth > region.clientWidth);
      lastWidth = region.clientWidth / fontScale();
      onRoom(lastWidth);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const element of [region, ...region.children]) sizes.observe(element);
    return () => sizes.disconnect();
  }, [onRoom]);
  return (
    <div
      className={styles.scroller}
      data-scrolls-rows
      data-sideways={scrollsSideways || undefined}
      onScroll={({ currentTarget: region }) => {
        const { scrollLeft, clientWidth, scrollWidth } = region;
        region.toggleAttribute('data-scrolled', scrollLeft > 0);
        region.toggleAttribute('data-at-end', scrollLeft + clientWidth >= scrollWidth - 1);
      }}
      data-holds-rows
      data-letters={lettersIn(width)}
      style={
        { '--rows-width': inRem(width), '--select-width': inRem(selectWidth) } as CSSProperties
      }
      ref={box}
      // It takes the focus so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={scrollsSideways ? 0 : -1}
      role="region"
      aria-label={label}
    >
      {children}
    </div>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[];
  count: number;
}

function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden className="delayed">
      {Array.from({ length: count }, (_, row) => (
        <tr key={row}>
          {columns.map(({ id, align }) => (
            <td key={id} data-align={align}>
              <Skeleton width="70%" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
