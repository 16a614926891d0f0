import type { EnrichmentSource, ReleasedDomain } from '@dropcatch/sdk';
import type { Column } from '../../components/list/DataList.tsx';
import { DomainName } from '../../components/value/DomainName.tsx';
import { enrichmentColumns } from '../../components/list/enrichmentColumns.ts';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { Time } from '../../components/value/Time.tsx';
import { formatDay } from '../../lib/time/time.ts';
import { availability, lastChecked } from './availability.ts';

const nameLength = ({ domain, tld }: ReleasedDomain) => domain.length - tld.length - 1;

const own: readonly Column<ReleasedDomain>[] = [
  {
    id: 'domain',
    header: 'Domain',
    width: 280,
    sticky: 'left',
    sortKey: 'domain',
    cell: ({ domain }) => <DomainName name={domain} />,
    csv: ({ domain }) => domain,
  },
  {
    id: 'tld',
    header: 'TLD',
    width: 80,
    cell: ({ tld }) => `.${tld}`,
    csv: ({ tld }) => tld,
  },
  {
    id: 'length',
    header: 'Length',
    width: 90,
    align: 'right',
    sortKey: 'length',
    cell: nameLength,
    csv: nameLength,
  },
  {
    id: 'release_date',
    header: 'Release Date',
    width: 130,
    sortKey: 'release_date',
    cell: ({ release_date }) => formatDay(release_date),
    csv: ({ release_date }) => release_date,
  },
  {
    id: 'availability',
    header: 'Availability',
    width: 135,
    sortKey: 'is_available',
    cell: (row) => <StatusBadge {...availability(row)} />,
    csv: (row) => availability(row).label,
  },
  {
    id: 'last_checked',
    header: 'Last Checked',
    width: 130,
    sortKey: 'last_checked',
    cell: (row) => {
      const at = lastChecked(row);
      return at ? <Time at={at} relative /> : '–';
    },
    csv: lastChecked,
  },
];

/** The columns of /released (spec, sections 2 and 9), and those of the data sources that were chosen. */
export function releasedColumns(sources: readonly EnrichmentSource[]): Column<ReleasedDomain>[] {
  return [...own, ...enrichmentColumns<ReleasedDomain>(sources)];
}
