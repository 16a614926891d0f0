import type { Domain, EnrichmentSource } from '@dropcatch/sdk';
import { IconShoppingCartPlus, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { Column } from '../../components/DataList.tsx';
import { DomainName } from '../../components/DomainName.tsx';
import { enrichmentColumns } from '../../components/enrichmentColumns.ts';
import { TimeLeft } from '../../components/TimeLeft.tsx';
import { formatPrice } from '../../lib/money.ts';
import { formatDay, type Day } from '../../lib/time.ts';
import styles from './domains.module.css';
import { DropDates } from './DropDates.tsx';

/** What can be done with a row of the catalogue. */
export interface DomainActions {
  onOrder: (domain: string, dropDate: Day) => void;
  onWatch: (domain: string, watched: boolean) => void;
}

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
      cell: ({ domain }) => <DomainName name={domain} />,
    },
    { id: 'tld', header: 'TLD', width: 80, cell: ({ tld }) => `.${tld}` },
    {
      id: 'chars',
      header: 'Chars',
      width: 80,
      align: 'right',
      sortKey: 'chars_before_tld',
      cell: ({ chars_before_tld }) => chars_before_tld,
    },
    {
      id: 'drop_date',
      header: 'Drop Date',
      width: 175,
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
      width: 95,
      cell: ({ selected_drop_date, tld }) => <TimeLeft dropDate={selected_drop_date} tld={tld} />,
    },
    {
      id: 'price',
      header: 'Price',
      width: 105,
      align: 'right',
      sortKey: 'price',
      cell: ({ selected_price }) => formatPrice(selected_price),
    },
    ...enrichmentColumns<Domain>(sources),
    {
      id: 'actions',
      header: 'Actions',
      width: 88,
      sticky: 'right',
      align: 'right',
      cell: ({ domain, selected_drop_date, in_watchlist = false }) => (
        <>
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
          <button
            type="button"
            className={`plain-button ${styles.action}`}
            data-key="o"
            aria-label={`Order ${domain}`}
            title="Order"
            onClick={() => onOrder(domain, selected_drop_date)}
          >
            <IconShoppingCartPlus size={16} aria-hidden />
          </button>
        </>
      ),
    },
  ];
}
