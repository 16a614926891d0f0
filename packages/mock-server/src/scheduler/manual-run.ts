import type { JobKind } from '../jobs/kinds.ts';
import { recordRun } from './job-record.ts';

/** A run that somebody started by hand, beside the schedule. */
export interface SchedulerRunPlan {
  readonly job_id: string;
}

/** Its end shows in the job's record. */
export const schedulerRun: JobKind<'scheduler_run', SchedulerRunPlan> = {
  onEnd: ({ store }, { plan, started_at, ended_at = started_at, status, failure }) => {
    const job = store.schedulerJobs.find(({ job_id }) => job_id === plan.job_id);
    if (job === undefined) return;
    recordRun(job, {
      at: started_at,
      seconds: Math.round((ended_at - started_at) / 10) / 100,
      failure: status === 'completed' ? undefined : (failure ?? status),
    });
  },
  keptFor: 600_000,
};
