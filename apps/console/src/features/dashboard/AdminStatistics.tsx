import type { DashboardStats } from '@dropcatch/sdk';
import { formatPrice } from '../../core/text/money.ts';
import { dash, formatCount } from '../../core/text/numbers.ts';
import { Figures } from './Figures.tsx';
import { Card } from './Card.tsx';

/** Figures of the whole service, for admins. Total Revenue is what the paid orders come to. */
export function AdminStatistics({ stats }: { stats: DashboardStats | undefined }) {
  const count = (value: number | undefined) =>
    stats && (value === undefined ? dash : formatCount(value));
  return (
    <Card title="Admin Statistics">
      <Figures
        figures={[
          ['Total Users', count(stats?.admin?.total_users), { to: '/users' }],
          ['Active Users', count(stats?.admin?.active_users), { to: '/users' }],
          [
            'Managers',
            count(stats?.admin?.total_managers),
            { to: '/users', search: { role: 'manager' } },
          ],
          ['Total Revenue', stats && formatPrice(stats.orders.total_amount), { to: '/orders' }],
        ]}
      />
    </Card>
  );
}
