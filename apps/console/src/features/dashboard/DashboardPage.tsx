import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DashboardStats } from '@dropcatch/sdk';
import { dashboardStats, refreshDashboard } from '../../entities/dashboard/dashboard.ts';
import { dropsHint } from '../../entities/domains/domains.ts';
import { Ribbon } from '../../entities/drops/Ribbon.tsx';
import { WatchedTonight } from '../../entities/watchlist/WatchedTonight.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader, StatCards } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { useToday } from '../../core/time/useNow.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { greetingName } from './dashboardFigures.ts';
import { OrderStatus, OrderTrends } from './OrderCharts.tsx';
import { ReadyRoom } from './ReadyRoom.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import { Today } from './Today.tsx';
import styles from './dashboard.module.css';
import { formatCount, formatPercent, formatPrice, dash } from '../../core/text/numbers.ts';
import type { Day } from '../../core/time/time.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Figures } from './Figures.tsx';

/** The dashboard (spec, section 2): figures, charts, the newest orders, and for admins the health of the service. */
export function DashboardPage() {
  const user = useUser();
  const can = useCan();
  const isAdmin = can('dashboard/systemHealth');
  const isStaff = can('eppLogs/list');
  const query = useQuery(dashboardStats);
  const { data, isLoadingError: failed } = query;
  const today = useToday(refreshDashboard);
  const failure = <LoadError query={query} />;
  const name = greetingName(data?.user_info ?? {}) || greetingName(user);

  return (
    <>
      <PageHeader
        title={`Welcome back, ${name}`}
        tabTitle="Dashboard"
        subtitle="Your orders and the catalogue at a glance"
      >
        <RefreshButton load={refreshDashboard} />
      </PageHeader>
      {isStaff ? <ReadyRoom /> : <WatchedTonight />}
      {!failed && failure}
      <SummaryCards stats={data} failed={failed} today={today} />
      <div className={styles.ribbon}>
        <Ribbon day={today} />
        <Link to="/drops" aria-label="Drop Board" title="Drop Board" />
      </div>
      <Today />
      <div className={styles.grid}>
        <OrderTrends days={data?.orders.trend_data} today={today} failure={failed && failure} />
        <OrderStatus orders={data?.orders} failed={failed} />
        <RecentOrders orders={data?.recent_activity.recent_orders} failed={failed} />
        <SystemHealth />
        {isAdmin && <AdminStatistics stats={data} failed={failed} />}
      </div>
    </>
  );
}

interface FiguresProps {
  stats: DashboardStats | undefined;
  /** Whether the figures could not be loaded. Dashes then show in their place. */
  failed: boolean;
}

interface SummaryCardsProps extends FiguresProps {
  /** The UTC day. */
  today: Day;
}

/** The four figures at the top. Each links to its list. "Today" is the UTC day. */
function SummaryCards({ stats, failed, today }: SummaryCardsProps) {
  return (
    <StatCards
      large
      failed={failed}
      stats={[
        {
          label: 'Total Domains',
          value: stats && formatCount(stats.domains.total_domains),
          hint: 'Browse the whole catalogue',
          // The count includes past drops, which the list leaves out by default.
          link: { to: '/domains', search: { drop_date_from: '' } },
        },
        {
          label: 'Releasing Today',
          value: stats && formatCount(stats.domains.releasing_today),
          hint: dropsHint(today),
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

/** Figures of the whole service, for admins. Total Revenue is the total of the paid orders. */
function AdminStatistics({ stats, failed }: FiguresProps) {
  const unknown = failed ? dash : undefined;
  const count = (value: number | undefined) =>
    stats ? (value === undefined ? dash : formatCount(value)) : unknown;
  const { total_users, active_users, total_managers } = stats?.admin ?? {};
  const managers = { to: '/users', search: { role: 'manager' } } as const;
  return (
    <Card title="Admin Statistics">
      <Figures
        figures={[
          ['Total Users', count(total_users), { to: '/users' }],
          ['Active Users', count(active_users), { to: '/users' }],
          ['Managers', count(total_managers), managers],
          [
            'Total Revenue',
            stats ? formatPrice(stats.orders.total_amount) : unknown,
            { to: '/orders' },
          ],
        ]}
      />
    </Card>
  );
}
