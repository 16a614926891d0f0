import type { EnrichmentSource, ReleasedDomain } from '@dropcatch/sdk';
import type { Column } from '../../ui/list/column.tsx';
import { OwnName } from '../../entities/orders/OwnOrder.tsx';
import { enrichmentColumns } from '../../entities/sources/enrichmentColumns.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import type { Fact } from '../../ui/value/Facts.tsx';
import { Time } from '../../ui/value/Time.tsx';
import { dash } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { availability, lastChecked } from './availability.ts';

const nameLength = ({ domain, tld }: ReleasedDomain) =>
  tld ? domain.length - tld.length - 1 : dash;

const own: readonly Column<ReleasedDomain>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 280,
    sticky: 'left',
    sortKey: 'domain',
    cell: ({ domain, release_date }) => <OwnName name={domain} dropDate={release_date} />,
    value: ({ domain }) => domain,
  },
  {
    id: 'tld',
    header: 'TLD',
    width: 80,
    cell: ({ tld }) => (tld ? `.${tld}` : dash),
    value: ({ tld }) => tld,
  },
  {
    id: 'length',
    header: 'Length',
    width: 90,
    align: 'right',
    sortKey: 'length',
    cell: nameLength,
    value: nameLength,
  },
  {
    id: 'release_date',
    header: 'Release Date',
    width: 130,
    sortKey: 'release_date',
    cell: ({ release_date }) => formatDay(release_date),
    value: ({ release_date }) => release_date,
  },
  {
    id: 'availability',
    header: 'Availability',
    width: 135,
    sortKey: 'is_available',
    cell: (row) => <StatusBadge {...availability(row)} />,
    value: (row) => availability(row).label,
  },
  {
    id: 'last_checked',
    header: 'Last Checked',
    width: 130,
    sortKey: 'last_checked',
    cell: (row) => {
      const at = lastChecked(row);
      return at ? <Time at={at} relative /> : dash;
    },
    value: lastChecked,
  },
];

/** What the list knows of a name, for its details: all that its row says, but the name itself. */
export function releasedFacts(row: ReleasedDomain): readonly Fact[] {
  return own.slice(1).map(({ header, cell }) => [header, cell?.(row)]);
}

/** The columns of /released (spec, sections 2 and 9), and those of the data sources that were chosen. */
export function releasedColumns(sources: readonly EnrichmentSource[]): Column<ReleasedDomain>[] {
  return [...own, ...enrichmentColumns<ReleasedDomain>(sources)];
}
