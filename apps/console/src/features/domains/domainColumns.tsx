import type { Domain, EnrichmentSource } from '@dropcatch/sdk';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { OtherDropDates } from './OtherDropDates.tsx';
import { longestTimeLeft, TimeLeft } from '../../entities/drops/TimeLeft.tsx';
import { DomainWithOrder, ownedNameText } from '../../entities/orders/OwnOrder.tsx';
import { ownOrderOf } from '../../entities/orders/ownOrders.ts';
import { enrichmentColumns } from '../../entities/sources/enrichment.ts';
import { useSelectedDataSources } from '../../entities/sources/DataSourcePicker.tsx';
import { actionsColumn, count, day, price, type Column } from '../../ui/list/column.tsx';
import type { RowNames } from '../../ui/list/selection.tsx';
import { useHiddenColumns, type ColumnChoice } from '../../ui/list/visibleColumns.ts';
import type { CatalogSearch } from './catalogSearch.ts';
import styles from './domains.module.css';

/** Domains are identified by their names. "Select all" skips domains that the user has ordered. */
export const domainNames: RowNames<Domain> = {
  keyOf: ({ domain }) => domain,
  nameOf: ({ domain }) => domain,
  priceOf: (row) => row.selected_price,
  skippedBySelectAll: ({ domain, selected_drop_date }) =>
    ownOrderOf(domain, selected_drop_date) !== undefined,
};

/** The actions of a row of the catalogue. */
export interface DomainActions {
  onOrder: (domain: string, dropDate: Day) => void;
  onWatch: (domain: string, watched: boolean) => void;
}

/** The widths of columns in pixels. */
const wideWidths = { domain: 260, tld: 72, chars: 80, dropDate: 166, timeLeft: 148, price: 96 };

/** The same beside the columns of data sources, of which five then fit at 1440 px. */
const narrowWidths = { domain: 200, tld: 56, chars: 60, dropDate: 114, timeLeft: 130, price: 80 };

/** The columns of /domains (spec, section 2). The columns of the selected data sources are before Actions. */
export function domainColumns(
  actions: DomainActions,
  sources: readonly EnrichmentSource[],
): Column<Domain>[] {
  const dense = sources.length > 0;
  const width = dense ? narrowWidths : wideWidths;
  const { dropDate, timeLeft, amount, rowActions } = dropColumns(
    (row: Domain) => row,
    actions,
    dense,
  );
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: width.domain,
      sticky: 'left',
      sortKey: 'domain',
      ...ownedNameText(({ domain }) => domain),
      cell: ({ domain, selected_drop_date }) => (
        <DomainWithOrder inCatalog name={domain} dropDate={selected_drop_date} />
      ),
    },
    {
      id: 'tld',
      header: 'TLD',
      width: width.tld,
      phone: 'hidden',
      shows: ({ tld }) => tld && `.${tld}`,
      cell: ({ tld }) => <span data-color="dim">{tld ? `.${tld}` : dash}</span>,
    },
    {
      id: 'chars',
      header: 'Chars',
      phone: 'hidden',
      width: width.chars,
      sortKey: 'chars_before_tld',
      ...count(({ chars_before_tld }) => chars_before_tld),
    },
    dropDate,
    timeLeft,
    amount,
    ...enrichmentColumns<Domain>(sources),
    rowActions,
  ];
}

/**
 * The columns that all lists of dropping names share.
 * @param domainOf returns the row of the catalogue, if there is one
 * @param dense whether they are narrow, to leave room for others
 */
export function dropColumns<Row>(
  domainOf: (row: Row) => Domain | undefined,
  { onOrder, onWatch }: DomainActions,
  dense = false,
) {
  const width = dense ? narrowWidths : wideWidths;
  const domainCell = (cell: (domain: Domain) => ReactNode) => (row: Row) => {
    const domain = domainOf(row);
    return domain ? cell(domain) : dash;
  };
  return {
    dropDate: {
      id: 'drop_date',
      header: 'Drop Date',
      width: width.dropDate,
      sortKey: 'drop_date',
      ...day((row: Row) => domainOf(row)?.selected_drop_date),
      shows: (row: Row) => {
        const domain = domainOf(row);
        const date = formatDay(domain?.selected_drop_date);
        return domain && domain.variations_count > 1 ? `${date} +9${dense ? '' : ' dates'}` : date;
      },
      cell: domainCell((row) => (
        <>
          <span>{formatDay(row.selected_drop_date)}</span>
          {row.variations_count > 1 && (
            <OtherDropDates row={row} short={dense} onSelectDate={onOrder} />
          )}
        </>
      )),
    },
    timeLeft: {
      id: 'time_left',
      header: 'Time Left',
      width: width.timeLeft,
      phone: 'line',
      shows: () => longestTimeLeft,
      cell: domainCell(({ selected_drop_date, tld }) => (
        <TimeLeft dropDate={selected_drop_date} tld={tld} />
      )),
    },
    amount: {
      id: 'price',
      header: 'Price',
      width: width.price,
      sortKey: 'price',
      ...price((row: Row) => domainOf(row)?.selected_price),
    },
    rowActions: actionsColumn<Row>(96, (row) => {
      const domain = domainOf(row);
      return domain && <DomainRowActions row={domain} onOrder={onOrder} onWatch={onWatch} />;
    }),
  } satisfies Record<string, Column<Row>>;
}

/** The order and watch buttons of a row. */
function DomainRowActions({ row, onOrder, onWatch }: DomainActions & { row: Domain }) {
  const { domain, selected_drop_date, in_watchlist = false } = row;
  const Star = in_watchlist ? IconStarFilled : IconStar;
  return (
    <>
      <button
        type="button"
        className={`plain-button row-button ${styles.order}`}
        data-key="o"
        aria-label={`Order ${domain}`}
        onClick={() => onOrder(domain, selected_drop_date)}
      >
        Order
      </button>
      <button
        type="button"
        className={`plain-button ${styles.action}`}
        data-key="w"
        title={`Watch ${domain}`}
        aria-pressed={in_watchlist}
        onClick={() => onWatch(domain, !in_watchlist)}
      >
        <Star size={16} className={in_watchlist ? styles.watched : undefined} aria-hidden />
      </button>
    </>
  );
}

/** The visible columns of the catalogue, and functions to change them. */
export interface CatalogColumns extends ColumnChoice {
  /** The ids of the data sources whose columns show. */
  sources: readonly number[];
  setSources: (ids: number[]) => void;
}

/**
 * The visible columns of the catalogue. If the address has them (a shared link or a saved view), changes go to the
 * address. Otherwise the user's own settings apply.
 */
export function useCatalogColumns(
  { hide, sources }: Pick<CatalogSearch, 'hide' | 'sources'>,
  change: (patch: Pick<Partial<CatalogSearch>, 'hide' | 'sources'>) => void,
): CatalogColumns {
  const own = useHiddenColumns('domains');
  const [ownSources, setOwnSources] = useSelectedDataSources();
  return {
    hidden: useMemo(() => (hide === undefined ? own.hidden : idsIn(hide)), [hide, own.hidden]),
    sources: useMemo(
      () => (sources === undefined ? ownSources : idsIn(sources).map(Number)),
      [sources, ownSources],
    ),
    setHidden: (ids) => (hide === undefined ? own.setHidden(ids) : change({ hide: ids.join(',') })),
    setSources: (ids) =>
      sources === undefined ? setOwnSources(ids) : change({ sources: ids.join(',') }),
  };
}

const idsIn = (list: string) => list.split(',').filter(Boolean);
