import type { DashboardStats } from '@dropcatch/sdk';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { formatCount, formatPercent } from '../../core/text/numbers.ts';
import type { Day } from '../../core/time/time.ts';

interface SummaryCardsProps {
  stats: DashboardStats | undefined;
  failed: boolean;
  /** The UTC day. */
  today: Day;
}

/** The four figures on top; each leads to the list behind it. "Today" is the UTC day. */
export function SummaryCards({ stats, failed, today }: SummaryCardsProps) {
  return (
    <StatCards
      failed={failed}
      stats={[
        {
          label: 'Total Domains',
          value: stats && formatCount(stats.domains.total_domains),
          hint: 'Browse the whole catalogue',
          // The count includes what dropped already, which the list leaves out unless asked.
          link: { to: '/domains', search: { drop_date_from: '' } },
        },
        {
          label: 'Releasing Today',
          value: stats && formatCount(stats.domains.releasing_today),
          hint: `Show what drops on ${today} (UTC)`,
          link: { to: '/domains', search: { drop_date_from: today, drop_date_to: today } },
        },
        {
          label: 'Active Orders',
          value: stats && formatCount(stats.orders.active_orders),
          hint: 'Show the orders',
          link: { to: '/orders' },
        },
        {
          label: 'Success Rate',
          value: stats && formatPercent(stats.orders.success_rate),
          hint: 'Show the completed orders',
          link: { to: '/orders', search: { state: 'CATCHED_COMPLETED' } },
        },
      ]}
    />
  );
}
