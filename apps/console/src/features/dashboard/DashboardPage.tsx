import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dashboardStats, refreshDashboard } from '../../entities/dashboard/dashboard.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RefreshButton } from '../../ui/page/RefreshButton.tsx';
import { useToday } from '../../core/time/today.ts';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { AdminStatistics } from './AdminStatistics.tsx';
import { greetingName } from './dashboardFigures.ts';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTrends } from './OrderTrends.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { SystemHealth } from './SystemHealth.tsx';
import { Today } from './Today.tsx';
import styles from './DashboardPage.module.css';

/** The start page (spec, section 2): figures, charts, the newest orders, and for admins how the service is. */
export function DashboardPage() {
  const user = useUser();
  const isAdmin = useCan()('dashboard/systemHealth');
  const { data, error, dataUpdatedAt, refetch } = useQuery(dashboardStats);
  const today = useToday(refreshDashboard);
  const failed = error !== null && !data;
  const name = greetingName(data?.user_info ?? user);

  return (
    <>
      <PageHeader
        title={`Welcome back, ${name}`}
        tabTitle="Dashboard"
        subtitle="Your orders and the catalogue at a glance"
      >
        <Button component={Link} to="/drops" variant="default" size="xs">
          Drop Board
        </Button>
        <RefreshButton load={refreshDashboard} />
      </PageHeader>
      {error && <LoadError error={error} onRetry={refetch} knownAt={dataUpdatedAt} />}
      <SummaryCards stats={data} failed={failed} today={today} />
      <div className={styles.grid}>
        {!failed && (
          <>
            <OrderTrends days={data?.orders.trend_data} />
            <OrderStatus orders={data?.orders} />
            <RecentOrders orders={data?.recent_activity.recent_orders} />
          </>
        )}
        <div className={styles.side}>
          <Today />
          <SystemHealth />
          {isAdmin && !failed && <AdminStatistics stats={data} />}
        </div>
      </div>
    </>
  );
}
