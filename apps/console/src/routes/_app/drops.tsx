import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../core/api/queryClient.ts';
import { canCall } from '../../core/session/permissions.ts';
import { utcDay } from '../../core/time/time.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { dayCreates } from '../../entities/race/raceLog.ts';
import { DropBoardPage } from '../../features/drops/DropBoardPage.tsx';

export const Route = createFileRoute('/_app/drops')({
  loader: () => {
    const isStaff = canCall('eppLogs/list');
    preload(dayOrders(utcDay(), !isStaff));
    if (isStaff) preload(dayCreates(utcDay()));
  },
  component: DropBoardPage,
});
