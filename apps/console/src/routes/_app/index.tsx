import { createFileRoute } from '@tanstack/react-router';
import { dashboardStats, systemHealth } from '../../entities/dashboard/dashboard.ts';
import { preload } from '../../core/api/queryClient.ts';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { loadCharts } from '../../features/dashboard/lazyCharts.tsx';
import { mayCall } from '../../core/session/permissions.ts';

export const Route = createFileRoute('/_app/')({
  loader: () => {
    preload(dashboardStats);
    if (mayCall('dashboard/systemHealth')) preload(systemHealth);
    // The charts' chunk comes beside the data; where it fails, the chart's place says so.
    loadCharts().catch(() => undefined);
  },
  component: DashboardPage,
});
