import { useQuery } from '@tanstack/react-query';
import { releasedStats } from '../../api/released.ts';
import { StatCards } from '../../components/StatCards.tsx';
import { formatCount } from '../../lib/text/numbers.ts';

/** How many released domains there are and what their last checks said. The API cannot filter by that. */
export function ReleasedStats() {
  const { data, isError } = useQuery(releasedStats);
  const stats = data?.stats;
  return (
    <StatCards
      failed={isError}
      stats={[
        { label: 'Total Domains', value: stats && formatCount(stats.total_domains) },
        { label: 'Available', value: stats && formatCount(stats.available_domains) },
        { label: 'Not Available', value: stats && formatCount(stats.unavailable_domains) },
        { label: 'Never Checked', value: stats && formatCount(stats.never_checked) },
      ]}
    />
  );
}
