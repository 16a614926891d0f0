import { Button } from '@mantine/core';
import type { Pagination } from '@dropcatch/sdk';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { Outlet, useNavigate, type NavigateOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { queryClient, refresh, type ReadKey } from '../../core/api/queryClient.ts';
import { rateLimitDelay } from '../../core/api/pacing.ts';
import { useIsNarrow } from '../../core/browser/media.ts';
import { formatCount } from '../../core/text/numbers.ts';
import type { Action } from '../menu/action.ts';
import { PanelButton } from '../menu/MenuButton.tsx';
import { MoreButton, type MoreEntry } from '../menu/MoreButton.tsx';
import { Empty, EmptyList, type EmptyAction } from '../page/Empty.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { DataAge, RefreshButton } from '../page/RefreshButton.tsx';
import { menuColumn, type Column } from './column.tsx';
import { CsvButton, SaveAllButton, type ReadPage } from './CsvButton.tsx';
import { DataList, type ListQuery, type PageOfRows } from './DataList.tsx';
import { SortSelect } from './DataListHead.tsx';
import { FilterPanel, type FilterPanelProps, type Filters } from './FilterPanel.tsx';
import { Pager } from './Pager.tsx';
import { useSelection, type RowNames } from './selection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import {
  useLastPageFallback,
  useSortFallback,
  type ListAddress,
  type ListSearch,
  type ListSort,
} from './useListAddress.ts';
import { useHiddenColumns, withoutHidden, type ColumnChoice } from './visibleColumns.ts';
import styles from './ListScreen.module.css';
import type { Elements } from '../elements.ts';

const ColumnChooser = lazyPart(async () => (await import('./ColumnChooser.tsx')).ColumnChooser);

/** An answer that is one page of many. Some lists tell only the pages and the total (spec, section 7). */
interface Paged {
  pagination?: Omit<Pagination, 'page'> & { page?: number };
}

interface ListViewProps<Row, Search extends ListSearch> {
  // The head of the screen.
  title: string;
  /** The title of the browser's tab, if it differs from the title. */
  tabTitle?: string;
  subtitle: string;
  figures?: Elements;
  /** Buttons before CSV and Refresh. */
  actions?: Elements;
  /** What a phone has in one menu, together with the columns, in place of `actions` and `views`. */
  more?: readonly MoreEntry[];
  /** The last button, which adds a record. Also shows in an empty list. */
  create?: { label: string; to: NavigateOptions['to'] };

  // The table, and the line above it.
  /** Names the saved file and the stored choice of columns, `orders`. */
  name: string;
  /** The name of the table; the title by default. */
  label?: string;
  /** The heading above the table; `true` for the label with the number of rows. */
  heading?: string | true;
  /** Shows beside the heading. */
  views?: Elements;
  /** Stable over renders: see {@link Column}. */
  columns: readonly Column<Row>[];
  /** The hidden columns; by default, the user's choice for lists of this name. */
  columnChoice?: ColumnChoice;
  /** The keys and names of rows: `order #42`. */
  names: RowNames<Row>;
  /** The menu of a row; adds the Actions column. Stable over renders. */
  actionsFor?: (row: Row) => readonly Action[];
  /** The actions for selected rows. With it, rows have checkboxes. */
  bulk?: (rows: readonly Row[], deselect: (rows: readonly Row[]) => void) => Elements;
  /** Identifies the list, if the screen shows several in turn: each starts without a selection. */
  listName?: string;
  /** The texts of an empty list: without any records, without matches, and if the screen hides all rows of the page. */
  empty: { none: string; filtered?: string; refined?: string | false; action?: EmptyAction };
  /** Whether a person can close the alert of a failed load. */
  dismissible?: boolean;

  // The rows, and which of them show.
  /** `wholeList` for a list without pages, filters and sorting. */
  address: ListAddress<Search>;
  /** The query state of the rows, if a call loads them. */
  list?: ListQuery;
  rows: readonly Row[] | undefined;
  /** The page and the total; absent for a whole list. */
  pagination?: PageOfRows;
  /** Reads another page, for saving all rows. */
  readPage?: ReadPage<Row>;
  /** Reloads the list and its figures. Absent if the screen has its own buttons for that. */
  onRefresh?: () => Promise<unknown>;
  /** The control for the number of rows per page. */
  pageSize?: Elements;
  filters?: Filters<keyof Search & string>;

  // What shows between them.
  /** Shows between the figures and the filters, such as chips for running jobs. */
  notice?: Elements;
  /** Shows between the filters and the list. */
  above?: Elements;
  /** Shows below the list and its pager, such as another table of the screen. */
  children?: Elements;
}

interface ListScreenProps<
  Row,
  Data extends object,
  Search extends ListSearch,
  Key extends QueryKey,
> extends Omit<
  ListViewProps<Row, Search>,
  'list' | 'rows' | 'pagination' | 'readPage' | 'onRefresh'
> {
  /** The query for an address. Its `meta.failure` is the text of a failed load. */
  query: (search: Search) => UseQueryOptions<Data, Error, Data, Key>;
  rowsOf: (data: Data) => readonly Row[];
  /** The sorting to use if the server rejects the sort key of the address. */
  sortDefaults?: { sort_by: string; sort_order: 'asc' | 'desc' };
}

type ChangeSort = (sort: Pick<ListSearch, 'sort_by' | 'sort_order'>, replace: boolean) => void;

/** The screen of a list that a call loads: a {@link ListView} for the address, with pages if the answer has them. */
export function ListScreen<
  Row,
  Data extends object,
  Search extends ListSearch,
  Key extends QueryKey,
>(props: ListScreenProps<Row, Data, Search, Key>) {
  const { query, rowsOf, sortDefaults, ...view } = props;
  const { search, changeList } = props.address;
  const options = query(search);
  const list = useQuery({ placeholderData: keepPreviousData, ...options });
  useSortFallback(list.error, sortDefaults, changeList as ChangeSort);
  const pagesOf = (data: Paged | undefined) =>
    data?.pagination && { ...data.pagination, page: data.pagination.page ?? search.page };
  return (
    <ListView
      {...view}
      list={list}
      rows={list.data && rowsOf(list.data)}
      pagination={pagesOf(list.data)}
      readPage={async (page, signal) => {
        const read = query({ ...search, page });
        const stop = () => void queryClient.cancelQueries({ queryKey: read.queryKey, exact: true });
        signal.addEventListener('abort', stop, { once: true });
        const data = await queryClient.query({
          ...read,
          staleTime: 0,
          retry: 2,
          retryDelay: (failures, error) => rateLimitDelay(error) ?? 1000 * 2 ** failures,
        });
        return { rows: rowsOf(data), pages: pagesOf(data)?.pages ?? 1 };
      }}
      // All reads of the query's area.
      onRefresh={() => refresh([[options.queryKey[0] as ReadKey[0]]])}
    />
  );
}

/**
 * The screen of a list with given rows: head with figures and actions, filters and column chooser, table, selection
 * bar, pager, and the dialogs of its child routes. The address decides what the list shows.
 */
export function ListView<Row, Search extends ListSearch>(props: ListViewProps<Row, Search>) {
  const { title, subtitle, label = title, heading, columns: ownColumns, names, empty } = props;
  const { address, list, readPage, onRefresh } = props;
  const { filters, actionsFor, bulk, create } = props;
  const { search, changeView, changeList, changeFilter, clearFilters, isFiltered, goToPage } =
    address;
  const isPastEnd = useLastPageFallback(
    props.pagination,
    search.page,
    changeView as (patch: { page: number }, replace: boolean) => void,
  );
  // Until the last page is there.
  const { rows, pagination } = isPastEnd ? { rows: undefined } : props;
  const total = pagination?.total ?? rows?.length;
  const allColumns = useMemo(
    () => (actionsFor ? [...ownColumns, menuColumn(names.nameOf, actionsFor)] : ownColumns),
    [ownColumns, actionsFor, names],
  );
  const ownChoice = useHiddenColumns(props.name, allColumns);
  const { hidden, setHidden } = props.columnChoice ?? ownChoice;
  const columns = useMemo(() => withoutHidden(allColumns, hidden), [allColumns, hidden]);
  const selection = useSelection(rows, names, props.listName);
  const navigate = useNavigate();
  const add = create && {
    label: create.label,
    onClick: () => void navigate({ to: create.to, search: true } as NavigateOptions),
  };
  const { sort_by: by = '', sort_order: order } = search;
  const onSort: ListSort['onSort'] = (sort_by, sort_order) =>
    changeList({ sort_by, sort_order } as Partial<Search>);
  const sort = order && { by, order, onSort };
  const narrow = useIsNarrow();
  const more = narrow && props.more;
  const chosenColumns = {
    label: 'Columns',
    icon: IconAdjustmentsHorizontal,
    panel: () => <ColumnChooser columns={allColumns} hidden={hidden} onChange={setHidden} />,
  };
  const chooser = !more && (
    <PanelButton {...chosenColumns} preload={ColumnChooser.preload}>
      {chosenColumns.panel}
    </PanelButton>
  );
  const sortSelect = sort && (
    <SortSelect columns={columns} sort={sort} loaded={rows !== undefined} />
  );
  const ageProps = list && onRefresh && { at: list.dataUpdatedAt, failed: list.error !== null };
  const age = !narrow && ageProps && <DataAge {...ageProps} />;
  // On a phone, the line of filters is full.
  const chooserAbove = !filters || (narrow && heading !== undefined);
  const csv = { file: props.name, columns, rows };
  const listButtons = (
    <>
      {onRefresh && <CsvButton {...csv} />}
      {onRefresh && <RefreshButton load={onRefresh} />}
      {chooserAbove && chooser}
    </>
  );

  return (
    <>
      <PageHeader
        title={title}
        tabTitle={props.tabTitle}
        // A phone shows only one of them.
        subtitle={narrow && ageProps ? <DataAge {...ageProps} fresh={subtitle} /> : subtitle}
        figures={props.figures}
        age={!heading && age}
      >
        {more ? <MoreButton entries={[...more, chosenColumns]} /> : props.actions}
        {!heading && listButtons}
        {add && (
          <Button
            size="xs"
            data-icon-on-phone
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={add.onClick}
          >
            {add.label}
          </Button>
        )}
      </PageHeader>
      {props.notice}
      {heading && (
        <div className={styles.views}>
          <h2>{heading === true ? withCount(label, total) : heading}</h2>
          {!more && props.views}
          <div className={styles.end}>
            {more && sortSelect}
            {!narrow && filters?.tools}
            {age}
            {listButtons}
          </div>
        </div>
      )}
      {filters && (
        <div className={styles.tools}>
          <FilterPanel
            {...filters}
            total={total}
            values={search as FilterPanelProps<keyof Search & string>['values']}
            onChange={changeFilter}
            onClear={clearFilters}
          />
          {!more && sortSelect}
          {!chooserAbove && chooser}
        </div>
      )}
      {props.above}
      <DataList
        label={label}
        query={list}
        dismissible={props.dismissible}
        rows={rows}
        pagination={pagination}
        columns={columns}
        rowKey={names.keyOf}
        isLoading={names.isLoading}
        selection={bulk && selection}
        sort={sort}
        empty={
          empty.refined ? (
            <Empty>{empty.refined}</Empty>
          ) : (
            <EmptyList
              page={search.page}
              onPage={goToPage}
              filtered={filters && isFiltered(filters.fields) && empty.filtered}
              text={empty.none}
              action={empty.action ?? add}
            />
          )
        }
      />
      {bulk && (
        <SelectionBar selection={selection}>
          {(selected) => bulk(selected, (done) => selection.set(done, false))}
        </SelectionBar>
      )}
      <Pager pagination={pagination} page={search.page} onPage={goToPage} pageSize={props.pageSize}>
        {readPage && (
          <SaveAllButton {...csv} total={total ?? 0} keyOf={names.keyOf} readPage={readPage} />
        )}
      </Pager>
      {props.children}
      <Outlet />
    </>
  );
}

function withCount(label: string, total: number | undefined): string {
  return total === undefined ? label : `${label} (${formatCount(total)})`;
}
