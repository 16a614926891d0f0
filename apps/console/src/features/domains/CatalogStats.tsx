import { useQuery } from '@tanstack/react-query';
import { dash, formatCount, formatPrice } from '../../core/text/numbers.ts';
import type { Day } from '../../core/time/time.ts';
import { domainStats, dropsHint } from '../../entities/domains/domains.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { catalogFilters, type CatalogSearch } from './catalogSearch.ts';

interface CatalogStatsProps {
  search: CatalogSearch;
  /** The UTC day. */
  today: Day;
  /** The number of filtered rows, from the list. */
  total: number | undefined;
  /** Whether the list could not be loaded. */
  failed: boolean;
  /** Filters by today's drops, or removes that filter. */
  onToday: (today: Pick<CatalogSearch, 'drop_date_from' | 'drop_date_to'>) => void;
}

/** The figures above the catalogue. "Today" is the UTC day. */
export function CatalogStats(props: CatalogStatsProps) {
  const { search, today, total, failed, onToday } = props;
  const query = useQuery(domainStats(catalogFilters(search)));
  const general = query.data?.general;
  const isTodayOnly = search.drop_date_from === today && search.drop_date_to === today;
  return (
    <StatCards
      query={query}
      stats={[
        {
          label: 'Total Domains',
          value: total === undefined ? (failed ? dash : undefined) : formatCount(total),
        },
        {
          label: 'Dropping Today',
          value: general && formatCount(general.releasing_today),
          hint: dropsHint(today),
          active: isTodayOnly,
          onClick: () =>
            onToday(
              isTodayOnly
                ? { drop_date_from: undefined, drop_date_to: undefined }
                : { drop_date_from: today, drop_date_to: today },
            ),
        },
        {
          label: 'Avg Price',
          value: general && (general.avg_price === null ? dash : formatPrice(general.avg_price)),
        },
        { label: 'This Week', value: general && formatCount(general.expiring_week) },
      ]}
    />
  );
}
