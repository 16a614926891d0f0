import { useQuery } from '@tanstack/react-query';
import { releasedStats } from './released.ts';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount } from '../../core/text/numbers.ts';

/** How many released domains there are and what their last checks said. The API cannot filter by that. */
export function ReleasedStats() {
  const query = useQuery(releasedStats);
  const stats = query.data?.stats;
  return (
    <StatCards
      query={query}
      stats={[
        { label: 'Total Domains', value: stats && formatCount(stats.total_domains) },
        { label: 'Available', value: stats && formatCount(stats.available_domains) },
        { label: 'Not Available', value: stats && formatCount(stats.unavailable_domains) },
        { label: 'Never Checked', value: stats && formatCount(stats.never_checked) },
      ]}
    />
  );
}
