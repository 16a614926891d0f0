import { createFileRoute } from '@tanstack/react-router';
import { dashboardStats, systemHealth } from '../../entities/dashboard/dashboard.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { utcDay } from '../../core/time/time.ts';
import { preload } from '../../core/api/queryClient.ts';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { loadCharts } from '../../features/dashboard/loadCharts.ts';
import { canCall } from '../../core/session/permissions.ts';

export const Route = createFileRoute('/_app/')({
  loader: () => {
    preload(dashboardStats);
    preload(dayOrders(utcDay(), !canCall('eppLogs/list')));
    if (canCall('dashboard/systemHealth')) preload(systemHealth);
    // The charts load beside the data. If they fail, their place says so.
    loadCharts().catch(() => undefined);
  },
  component: DashboardPage,
});
