import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DashboardStats } from '@dropcatch/sdk';
import { useEffect, useState } from 'react';
import { dashboardStats, refreshDashboard } from '../../entities/dashboard/dashboard.ts';
import { dropsHint } from '../../entities/domains/domains.ts';
import { Ribbon } from '../../entities/drops/Ribbon.tsx';
import { WatchedTonight } from '../../entities/watchlist/WatchedTonight.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { StatCards } from '../../ui/page/StatCards.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { useToday } from '../../core/time/useNow.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { greetingName, hasResults } from './dashboardFigures.ts';
import { OrderStatus, OrderTrends } from './OrderCharts.tsx';
import { ReadyRoomPanel } from './ReadyRoomPanel.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import { Today } from './Today.tsx';
import styles from './dashboard.module.css';
import { formatCount, formatPercent, formatPrice, dash } from '../../core/text/numbers.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import type { Day } from '../../core/time/time.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { MyNight } from '../../entities/ready/MyNight.tsx';
import { mayHaveNight } from '../../entities/ready/myNight.ts';
import type { Elements } from '../../ui/elements.ts';
import { Card } from '../../ui/page/Card.tsx';
import { Figures } from './Figures.tsx';

/** The dashboard (spec, section 2): figures, charts, the newest orders, and for admins the health of the service. */
export function DashboardPage() {
  const user = useUser();
  const isStaff = useCan()('eppLogs/list');
  const query = useQuery(dashboardStats);
  const { data, isLoadingError: failed } = query;
  const today = useToday(refreshDashboard);
  const { night, waits } = useNight(today, !isStaff);
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
      {!failed && failure}
      {isStaff ? <ReadyRoomPanel /> : night && <MyNight orders={night} />}
      {!isStaff && !waits && <WatchedTonight />}
      {!waits && <Overview {...{ stats: data, failed, failure, today }} />}
    </>
  );
}

/** How long the screen waits for a customer's night, in milliseconds. */
const maxWait = 500;

/**
 * A customer's orders of the day for their night. The screen waits for them a moment, so that the night does not push
 * down what stands below it.
 */
function useNight(today: Day, isCustomer: boolean) {
  const { data, isError } = useQuery({ ...dayOrders(today, true), enabled: isCustomer });
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), maxWait);
    return () => clearTimeout(timer);
  }, []);
  const mayCome = isCustomer && !data && !isError && mayHaveNight(serverNow());
  return { night: data?.orders, waits: mayCome && !isLate };
}

interface OverviewProps extends SummaryCardsProps {
  failure: Elements;
}

function Overview({ stats: data, failed, failure, today }: OverviewProps) {
  const isAdmin = useCan()('dashboard/systemHealth');
  return (
    <>
      <SummaryCards stats={data} failed={failed} today={today} />
      <div className={styles.ribbon}>
        <Ribbon day={today} />
        <Link to="/drops" title="Drop Board" />
      </div>
      <Today />
      <div className={styles.grid} data-statistics={isAdmin || undefined}>
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
          value:
            stats && (hasResults(stats.orders) ? formatPercent(stats.orders.success_rate) : dash),
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
