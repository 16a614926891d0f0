import { Loader } from '@mantine/core';
import { Suspense, useMemo, useRef, type ReactNode } from 'react';
import type { Pagination } from '@dropcatch/sdk';
import type { Column } from './column.tsx';
import type { Tone } from '../../core/text/looks.ts';
import type { RowKey, Selection } from './selection.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import { countOf, formatCount } from '../../core/text/numbers.ts';
import { useDensity } from '../../core/browser/settings.ts';
import { useNarrow } from '../../core/browser/media.ts';
import { useFocusKept } from '../focus/listFocus.ts';
import { DataListHead, SortSelect } from './DataListHead.tsx';
import { DataRows, rowsAtFirst, type RowsOf } from './DataRows.tsx';
import { LoadError } from '../page/LoadError.tsx';
import { RowsRegion } from './RowsRegion.tsx';
import type { ListSort } from './useListAddress.ts';
import { selectColumn } from './SelectCells.tsx';
import type { VirtualRowsProps } from './VirtualRows.tsx';
import bone from '../page/Bone.module.css';
import styles from './DataList.module.css';
import { Bone } from '../page/Bone.tsx';

/** What a list needs to know of its query. */
interface ListQuery {
  isPlaceholderData: boolean;
  error: Error | null;
  /** When the rows came, in milliseconds by this computer's clock. */
  dataUpdatedAt: number;
  refetch: () => unknown;
}

interface DataListProps<Row> {
  /** The table's name for assistive technology. */
  label: string;
  /** Where the rows come from, unless they are at hand or somebody else tells how loading them went. */
  query?: ListQuery;
  /** Undefined until they have come. */
  rows: readonly Row[] | undefined;
  /** Which page of how many rows this is, where filters and pages change that: each outcome is told to assistive technology. */
  pagination?: PageOfRows;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => RowKey;
  /** The state colour of a whole row. Never the only sign of the state. */
  rowTint?: (row: Row) => Tone | undefined;
  /** What to show instead of rows: nothing is there yet, or nothing matches the filters. */
  empty: ReactNode;
  sort?: ListSort;
  /** Lets rows be picked; the list then begins with a column of checkboxes. */
  selection?: Selection<Row>;
}

type PageOfRows = Pick<Pagination, 'page' | 'pages' | 'total'>;

function outcomeOf({ page, pages, total }: PageOfRows): string {
  const results = countOf(total, 'result');
  return pages > 1 ? `${results}, page ${formatCount(page)} of ${formatCount(pages)}` : results;
}

/** The query of a list that has none. */
const atHand: ListQuery = {
  isPlaceholderData: false,
  error: null,
  dataUpdatedAt: 0,
  refetch: () => {},
};

/** Above this many rows only those in sight are in the document. */
const virtualAbove = 60;

const rowHeights = { dense: 28, compact: 32, comfortable: 40 } as const;

const phoneRowHeight = 76;

/** The first rows of a long list, while what finds those in sight is on its way; the room of the others is kept. */
const first = Array.from({ length: rowsAtFirst }, (_, index) => index);

/** Few lists are that long: what finds the rows in sight comes with the first that is. */
const VirtualRows = lazyPart<VirtualRowsProps<unknown>>(
  async () => (await import('./VirtualRows.tsx')).VirtualRows,
  DataRows,
);

/**
 * A table of rows from a query: sortable columns, skeleton, error with retry, empty text. The page scrolls it, and its
 * head stays in sight. The rows on screen stay while new ones load. On narrow screens each row becomes a card with the
 * same content and actions.
 */
export function DataList<Row>(props: DataListProps<Row>) {
  const { label, query = atHand, rows, pagination, rowKey, rowTint } = props;
  const { empty, sort, selection } = props;
  const columns = useMemo(
    () =>
      selection ? [selectColumn(selection, (row: Row) => row), ...props.columns] : props.columns,
    [props.columns, selection],
  );
  const [density] = useDensity();
  const narrow = useNarrow();
  const rowHeight = narrow ? phoneRowHeight : rowHeights[density];
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = (rows?.length ?? 0) > virtualAbove;
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list);
  const shown = (content: ReactNode) => (
    <div ref={list} className={styles.list}>
      <span className="visually-hidden" aria-live="polite">
        {pagination && !query.isPlaceholderData && outcomeOf(pagination)}
      </span>
      {content}
    </div>
  );
  if (query.error && !rows) {
    return shown(<LoadError error={query.error} onRetry={query.refetch} />);
  }
  if (rows?.length === 0) {
    return shown(
      <div
        className={styles.empty}
        data-holds-rows
        tabIndex={-1}
        aria-busy={query.isPlaceholderData}
      >
        {query.isPlaceholderData && (
          <Loader size="sm" className={`${bone.late} ${styles.loader}`} aria-hidden />
        )}
        {empty}
      </div>,
    );
  }

  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const body: RowsOf<Row> | undefined = rows && { rows, columns, rowKey, rowTint, rowHeight };

  return shown(
    <>
      {query.error && (
        <LoadError error={query.error} onRetry={query.refetch} knownAt={query.dataUpdatedAt} />
      )}
      {sort && <SortSelect columns={columns} sort={sort} loaded={rows !== undefined} />}
      <RowsRegion label={label} width={width} ref={scroller}>
        <table
          className={styles.table}
          aria-label={label}
          aria-rowcount={virtual ? (rows?.length ?? 0) + 1 : undefined}
          aria-busy={!rows || query.isPlaceholderData}
          data-density={density}
          data-stale={query.isPlaceholderData || undefined}
        >
          <colgroup>
            {columns.map((column) => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <DataListHead columns={columns} sort={sort} />
          {!body && <DataListSkeleton columns={columns} />}
          {body && !virtual && <DataRows {...body} />}
          {body && virtual && (
            <Suspense
              fallback={
                <DataRows
                  {...body}
                  shown={first}
                  below={(body.rows.length - first.length) * body.rowHeight}
                />
              }
            >
              <VirtualRows {...(body as RowsOf<unknown>)} scroller={scroller} />
            </Suspense>
          )}
        </table>
      </RowsRegion>
    </>,
  );
}

/** Rows of the right shape while the first ones load; they show late, so that a fast answer shows none. */
function DataListSkeleton<Row>({ columns }: { columns: readonly Column<Row>[] }) {
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
