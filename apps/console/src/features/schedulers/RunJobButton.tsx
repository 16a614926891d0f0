import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { runJob } from '../../api/scheduler.ts';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.tsx';

interface RunJobButtonProps {
  id: string;
  name: string;
  /** Told when the question begins and when it is over: a dialog that the button is in leaves Escape to it meanwhile. */
  onAsking?: (asking: boolean) => void;
}

/** Runs a job now, after a question: a job may reach a live registry. */
export function RunJobButton({ id, name, onAsking }: RunJobButtonProps) {
  const [asking, setAsking] = useState(false);
  const run = useMutation(runJob(id));
  const ask = (next: boolean) => {
    setAsking(next);
    onAsking?.(next);
  };
  const close = () => ask(false);
  return (
    <>
      <Button
        size="compact-xs"
        variant="default"
        flex="none"
        aria-label={`Run Now: ${name}`}
        onClick={() => ask(true)}
      >
        Run Now
      </Button>
      {asking && (
        <ConfirmDialog
          title="Run job now?"
          confirmLabel="Run Now"
          leftByBack
          busy={run.isPending}
          onConfirm={() => run.mutate(undefined, { onSettled: close })}
          onClose={close}
        >
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          starts at once, beside its schedule. Its next planned run stays.
        </ConfirmDialog>
      )}
    </>
  );
}
