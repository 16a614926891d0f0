import type { Domain, EnrichmentSource } from '@dropcatch/sdk';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { actionsColumn, type Column } from '../../ui/list/column.tsx';
import { OwnName } from '../../entities/orders/OwnOrder.tsx';
import { enrichmentColumns } from '../../entities/sources/enrichmentColumns.ts';
import { formatPrice, dash } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { DropDates } from '../../entities/domains/drops/DropDates.tsx';
import { TimeLeft } from '../../entities/domains/drops/TimeLeft.tsx';
import styles from './domains.module.css';

/** The columns of /domains (spec, section 2); those of the chosen enrichment sources stand before Actions. */
export function domainColumns(
  { onOrder, onWatch }: DomainActions,
  sources: readonly EnrichmentSource[],
): Column<Domain>[] {
  return [
    {
      id: 'domain',
      header: 'Domain',
      width: 280,
      sticky: 'left',
      sortKey: 'domain',
      cell: ({ domain, selected_drop_date }) => (
        <OwnName inCatalogue name={domain} dropDate={selected_drop_date} />
      ),
    },
    {
      id: 'tld',
      header: 'TLD',
      width: 80,
      phone: 'hidden',
      cell: ({ tld }) => <span data-say="dim">{tld ? `.${tld}` : dash}</span>,
    },
    {
      id: 'chars',
      header: 'Chars',
      phone: 'hidden',
      width: 80,
      align: 'right',
      sortKey: 'chars_before_tld',
      cell: ({ chars_before_tld }) => chars_before_tld,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 190,
      phone: 'line',
      sortKey: 'drop_date',
      cell: (row) => (
        <>
          {formatDay(row.selected_drop_date)}
          {row.variations_count > 1 && <DropDates row={row} onPick={onOrder} />}
        </>
      ),
    },
    {
      id: 'time_left',
      header: 'Time Left',
      width: 140,
      phone: 'line',
      cell: ({ selected_drop_date, tld }) => <TimeLeft dropDate={selected_drop_date} tld={tld} />,
    },
    {
      id: 'price',
      header: 'Price',
      width: 105,
      align: 'right',
      phone: 'aside',
      sortKey: 'price',
      cell: ({ selected_price }) => formatPrice(selected_price),
    },
    ...enrichmentColumns<Domain>(sources),
    actionsColumn(96, (row) => <DomainRowActions row={row} onOrder={onOrder} onWatch={onWatch} />),
  ];
}

/** What can be done with a row of the catalogue. */
export interface DomainActions {
  onOrder: (domain: string, dropDate: Day) => void;
  onWatch: (domain: string, watched: boolean) => void;
}

/** The order button and the star of a row. */
export function DomainRowActions({ row, onOrder, onWatch }: DomainActions & { row: Domain }) {
  const { domain, selected_drop_date, in_watchlist = false } = row;
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
        aria-label={`Watch ${domain}`}
        aria-pressed={in_watchlist}
        title={in_watchlist ? 'Remove from watchlist' : 'Add to watchlist'}
        onClick={() => onWatch(domain, !in_watchlist)}
      >
        {in_watchlist ? (
          <IconStarFilled size={16} className={styles.watched} aria-hidden />
        ) : (
          <IconStar size={16} aria-hidden />
        )}
      </button>
    </>
  );
}
