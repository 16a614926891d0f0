import { Text } from '@mantine/core';
import type { SchedulerJob, SchedulerJobHealth } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { labelOf } from '../../core/text/labels.ts';
import { formatCount, formatSeconds } from '../../core/text/numbers.ts';
import {
  categoryLabels,
  jobHealthBadge,
  jobHealth,
  schedulerHealth,
  schedulerJobs,
} from '../../entities/scheduler/scheduler.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { RecordQuery } from '../../ui/dialog/RecordQuery.tsx';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { LoadedDialog } from '../../ui/dialog/recordDialog.tsx';
import { CodeBlock } from '../../ui/value/CodeBlock.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { Countdown, UtcTime } from '../../ui/value/Time.tsx';
import { RateBar, RunJobButton } from './schedulerColumns.tsx';

const dialogSize = { size: 'lg', height: 490 };

/**
 * The health of a job and the log of its last run. It needs two calls, so it is not a `recordDialog`. It updates with
 * the screen and keeps its scroll position.
 */
export function JobDialog({ jobId }: { jobId: string }) {
  const jobs = useQuery(schedulerJobs);
  const health = useQuery(schedulerHealth);
  const job = jobs.data?.jobs.find(({ id }) => id === jobId);
  const record = health.data?.jobs.find(({ job_id }) => job_id === jobId);
  return (
    <LoadedDialog
      title="Job Details"
      dialogSize={dialogSize}
      query={jobs.isLoadingError ? jobs : health}
      data={jobs.data && health.data && (job || record ? { job, record } : null)}
      missing="There is no such job."
    >
      {(found) => (
        <RecordQuery value={health}>
          <JobDetails jobId={jobId} {...found} />
        </RecordQuery>
      )}
    </LoadedDialog>
  );
}

interface JobDetailsProps {
  jobId: string;
  job: SchedulerJob | undefined;
  record: SchedulerJobHealth | undefined;
}

function JobDetails({ jobId, job, record }: JobDetailsProps) {
  const next = job?.next_run;
  return (
    <Dialog
      title="Job Details"
      subtitle={job?.name ?? jobId}
      {...dialogSize}
      footer={job && (() => <RunJobButton {...job} size="sm" />)}
    >
      <Facts
        facts={{
          Health: <StatusBadge {...jobHealthBadge(jobHealth(record))} />,
          Job: jobId,
          Category: record && labelOf(categoryLabels, record.category),
          'Next run': next ? (
            <>
              <UtcTime at={next} />{' '}
              <span>
                (<Countdown at={next} />)
              </span>
            </>
          ) : (
            'Not planned'
          ),
          ...(record && recordFacts(record)),
        }}
      />
      <DialogSection title="Last log">
        {record && record.last_log.length > 0 ? (
          <CodeBlock label="Last log">{record.last_log.join('\n')}</CodeBlock>
        ) : (
          <Text size="sm">
            {record ? 'Its last run logged nothing.' : 'No health data yet: this job has not run.'}
          </Text>
        )}
      </DialogSection>
    </Dialog>
  );
}

function recordFacts(record: SchedulerJobHealth) {
  const { last_run, total_executions, success_rate } = record;
  return {
    'Last run': last_run ? <UtcTime at={last_run} /> : 'Never',
    'Duration of the last run': formatSeconds(record.last_execution_duration, 2),
    Executions: formatCount(total_executions),
    'Success rate': total_executions > 0 ? <RateBar percent={success_rate} /> : null,
    'Consecutive failures': formatCount(record.consecutive_failures),
    'Last error': record.last_error,
  };
}
