import { Button } from '@mantine/core';
import { perform } from '../../core/api/apiQuery.ts';
import { runJob } from '../../entities/scheduler/scheduler.ts';
import { confirm } from '../../ui/dialog/confirm.ts';

interface RunJobButtonProps {
  id: string;
  name: string;
}

/** Runs a job now, after a question: a job may reach a live registry. */
export function RunJobButton({ id, name }: RunJobButtonProps) {
  const ask = () =>
    void confirm({
      title: 'Run job now?',
      confirmLabel: 'Run Now',
      body: (
        <>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          starts at once, beside its schedule. Its next planned run stays.
        </>
      ),
      action: () => perform(runJob(id), undefined),
    });
  return (
    <Button
      size="compact-xs"
      variant="default"
      flex="none"
      aria-label={`Run Now: ${name}`}
      onClick={ask}
    >
      Run Now
    </Button>
  );
}
