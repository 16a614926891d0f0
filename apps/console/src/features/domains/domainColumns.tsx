import type { Domain, EnrichmentSource } from '@dropcatch/sdk';
import { actionsColumn } from '../../ui/list/column.tsx';
import type { Column } from '../../ui/list/column.tsx';
import { OwnName } from '../../entities/orders/OwnOrder.tsx';
import { enrichmentColumns } from '../../entities/sources/enrichmentColumns.ts';
import { formatPrice } from '../../core/text/money.ts';
import { dash } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { DomainRowActions, type DomainActions } from './DomainRowActions.tsx';
import { DropDates } from '../../entities/domains/drops/DropDates.tsx';
import { TimeLeft } from '../../entities/domains/drops/TimeLeft.tsx';

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
      cell: ({ tld }) => (tld ? `.${tld}` : dash),
    },
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
    actionsColumn(88, (row) => <DomainRowActions row={row} onOrder={onOrder} onWatch={onWatch} />),
  ];
}
