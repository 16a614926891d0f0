import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../../core/api/queryClient.ts';
import { schedulerHealth, schedulerJobs } from '../../../entities/scheduler/scheduler.ts';
import { SchedulersPage } from '../../../features/schedulers/SchedulersPage.tsx';

export const Route = createFileRoute('/_app/schedulers')({
  loader: () => {
    void queryClient.prefetchQuery(schedulerHealth);
    void queryClient.prefetchQuery(schedulerJobs);
  },
  component: SchedulersPage,
});
