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
import { useMemo, type ReactNode } from 'react';
import { queryClient, refresh } from '../../core/api/queryClient.ts';
import { useNarrow } from '../../core/browser/media.ts';
import { formatCount } from '../../core/text/numbers.ts';
import type { Action } from '../menu/ActionMenu.tsx';
import { PanelButton } from '../menu/MenuButton.tsx';
import { EmptyList, type EmptyAction } from '../page/Empty.tsx';
import { lazyPart } from '../page/lazyPart.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { DataAge, RefreshButton } from '../page/RefreshButton.tsx';
import { menuColumn, type Column } from './column.tsx';
import type { ColumnChooserProps } from './ColumnChooser.tsx';
import { CsvButton, SaveAll } from './CsvButton.tsx';
import { DataList } from './DataList.tsx';
import { FilterPanel, type FilterField, type FilterPanelProps } from './FilterPanel.tsx';
import { Pager } from './Pager.tsx';
import { useSelection, type RowNames } from './selection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import {
  useRefusedSort,
  type ListAddress,
  type ListSearch,
  type ListSort,
} from './useListAddress.ts';
import { useHiddenColumns, withoutHidden } from './visibleColumns.ts';
import styles from './ListScreen.module.css';

const ColumnChooser = lazyPart<ColumnChooserProps>(
  async () => (await import('./ColumnChooser.tsx')).ColumnChooser,
);

/** What an answer holds beside its rows where it is one page of many. */
interface Paged {
  pagination?: Pagination;
}

interface ListScreenProps<
  Row,
  Data extends object,
  Search extends ListSearch,
  Key extends QueryKey,
> {
  title: string;
  /** The name of the browser's tab, where the title itself would be a poor one. */
  tabTitle?: string;
  subtitle: string;
  /** Names the saved file and the stored choice of columns, `orders`. */
  name: string;
  /** The table's name for assistive technology. */
  label: string;
  /** Stands above the table: words, or with `true` the label and the count of rows. */
  heading?: string | true;
  /** `wholeList` where the list comes whole. */
  address: ListAddress<Search>;
  /** The call for what the address holds, or for another page of it. Its `meta.failure` is what a failed load says. */
  query: (search: Search) => UseQueryOptions<Data, Error, Data, Key>;
  rowsOf: (data: Data) => readonly Row[];
  /** Stable over renders: see {@link Column}. */
  columns: readonly Column<Row>[];
  /** How rows are told apart, and what they are called: `order #42`. */
  names: RowNames<Row>;
  /** The menu of a row; adds the Actions column. Stable over renders. */
  actionsFor?: (row: Row) => readonly Action[];
  /** The bar for picked rows; with it the list begins with a column of checkboxes. */
  bulk?: (rows: readonly Row[], unpick: (rows: readonly Row[]) => void) => ReactNode;
  filters?: readonly FilterField<keyof Search & string>[];
  /** Filters that can be folded on wide screens, too. */
  collapsible?: boolean;
  /** Whether they start unfolded; on wide screens where absent. */
  initiallyOpen?: boolean;
  /** At the end of the line above the filters: what else decides which columns show. On a phone it is on their sheet. */
  filterTools?: ReactNode;
  /** Where the list goes when the server refuses the sort key of the address. */
  sortDefaults?: { sort_by: string; sort_order: 'asc' | 'desc' };
  /** The list's `StatCards`. */
  figures?: ReactNode;
  /** Buttons of the head, before CSV and Refresh. */
  actions?: ReactNode;
  /** The head's last button: adds a record. Also offered where there is none yet. */
  create?: { label: string; to: NavigateOptions['to'] };
  /** Between the figures and the filters, such as chips of what is running. */
  notice?: ReactNode;
  /** What an empty list says: without filters, and with them. */
  empty: { none: string; filtered?: string; action?: EmptyAction };
  /** What Refresh loads again; all that the query's area has read where absent. */
  refreshes?: readonly QueryKey[];
  /** Below the list and its pager, such as another table of the screen. */
  children?: ReactNode;
}

type ChangeSort = (sort: Pick<ListSearch, 'sort_by' | 'sort_order'>, replace: boolean) => void;

const noFilters = [] as const;

/**
 * The screen of a list: head with figures and actions, filters and the choice of columns, table, bar for picked rows,
 * pager, and the dialogs of its child routes. The address holds everything that decides what the list shows.
 */
export function ListScreen<
  Row,
  Data extends object,
  Search extends ListSearch,
  Key extends QueryKey,
>(props: ListScreenProps<Row, Data, Search, Key>) {
  const { title, tabTitle, subtitle, name, label, heading, address, query, names, empty } = props;
  const { filters = noFilters, filterTools, actionsFor, bulk, create, rowsOf } = props;
  const { search, changeList, changeFilter, clearFilters, isFiltered, toPage } = address;
  const asked = query(search);
  const list = useQuery({ placeholderData: keepPreviousData, ...asked });
  const rows = list.data && rowsOf(list.data);
  const pagination = (list.data as Paged | undefined)?.pagination;
  const total = pagination?.total ?? rows?.length;
  useRefusedSort(list.error, props.sortDefaults, changeList as ChangeSort);
  const [hidden, setHidden] = useHiddenColumns(name);
  const all = useMemo(
    () => (actionsFor ? [...props.columns, menuColumn(names.nameOf, actionsFor)] : props.columns),
    [props.columns, actionsFor, names],
  );
  const columns = useMemo(() => withoutHidden(all, hidden), [all, hidden]);
  const selection = useSelection(rows, names);
  const navigate = useNavigate();
  const add = create && {
    label: create.label,
    onClick: () => void navigate({ to: create.to, search: true } as NavigateOptions),
  };
  const { sort_by: by, sort_order: order } = search;
  const onSort: ListSort['onSort'] = (sort_by, sort_order) =>
    changeList({ sort_by, sort_order } as Partial<Search>);
  const narrow = useNarrow();
  const chooser = (
    <PanelButton label="Columns" icon={IconAdjustmentsHorizontal}>
      {() => <ColumnChooser columns={all} hidden={hidden} onChange={setHidden} />}
    </PanelButton>
  );
  const readPage = async (page: number) => {
    const data = await queryClient.query({
      ...query({ ...search, page }),
      staleTime: 0,
      retry: 2,
    });
    return { rows: rowsOf(data), pages: (data as Paged).pagination?.pages ?? 1 };
  };

  return (
    <>
      <PageHeader title={title} tabTitle={tabTitle} subtitle={subtitle} figures={props.figures}>
        <DataAge at={list.dataUpdatedAt} failed={list.isError} />
        {props.actions}
        <CsvButton file={name} columns={columns} rows={rows} />
        <RefreshButton load={() => refresh(props.refreshes ?? [asked.queryKey.slice(0, 1)])} />
        {!heading && filters.length === 0 && chooser}
        {add && (
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add.onClick}>
            {add.label}
          </Button>
        )}
      </PageHeader>
      {props.notice}
      {heading && (
        <div className={styles.views}>
          <h2>{heading === true ? counted(label, total) : heading}</h2>
          <div className={styles.end}>
            {!narrow && filterTools}
            {filters.length === 0 && chooser}
          </div>
        </div>
      )}
      {filters.length > 0 && (
        <div className={styles.tools}>
          <FilterPanel
            fields={filters}
            values={search as FilterPanelProps<keyof Search & string>['values']}
            collapsible={props.collapsible}
            initiallyOpen={props.initiallyOpen}
            onChange={changeFilter}
            onClear={clearFilters}
          >
            {narrow && filterTools}
          </FilterPanel>
          {chooser}
        </div>
      )}
      <DataList
        label={label}
        query={list}
        rows={rows}
        pagination={pagination}
        columns={columns}
        rowKey={names.keyOf}
        selection={bulk && selection}
        sort={by !== undefined && order ? { by, order, onSort } : undefined}
        empty={
          <EmptyList
            page={search.page}
            onPage={toPage}
            filtered={isFiltered(filters) && empty.filtered}
            text={empty.none}
            action={empty.action ?? add}
          />
        }
      />
      {bulk && (
        <SelectionBar selection={selection}>
          {(picked) => bulk(picked, (done) => selection.set(done, false))}
        </SelectionBar>
      )}
      <Pager pagination={pagination} page={search.page} onPage={toPage}>
        <SaveAll
          file={name}
          columns={columns}
          total={total ?? 0}
          keyOf={names.keyOf}
          read={readPage}
        />
      </Pager>
      {props.children}
      <Outlet />
    </>
  );
}

function counted(label: string, total: number | undefined): string {
  return total === undefined ? label : `${label} (${formatCount(total)})`;
}
