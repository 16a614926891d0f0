import { createFileRoute } from '@tanstack/react-router';
import { preload } from '../../../core/api/queryClient.ts';
import { schedulerHealth, schedulerJobs } from '../../../entities/scheduler/scheduler.ts';
import { SchedulersPage } from '../../../features/schedulers/SchedulersPage.tsx';

export const Route = createFileRoute('/_app/schedulers')({
  loader: () => {
    preload(schedulerHealth);
    preload(schedulerJobs);
  },
  component: SchedulersPage,
});
