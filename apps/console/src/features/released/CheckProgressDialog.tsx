import { Button, Loader, Progress, Stack, Text } from '@mantine/core';
import type { CheckProgress } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cancelCheck, checkProgress, isCheckUnavailable } from './released.ts';
import { useCloseDialog } from '../../core/address/history.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { CallFailure, FailureAlert, LoadError } from '../../ui/page/LoadError.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import type { Tone } from '../../core/text/labels.ts';
import {
  dash,
  formatCount,
  formatPercent,
  formatSeconds,
  formatSpeed,
} from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { checkNotes, withoutCheck } from './checkNotes.ts';
import { checkBadge, waitingForProgress } from './CheckSessions.tsx';
import styles from './released.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** The colours of the progress bar. A running check and an unknown status are blue. */
const barColors: Readonly<Partial<Record<Tone, string>>> = {
  good: 'teal.7',
  bad: 'red.7',
  neutral: 'gray.6',
};

/** The delay between completion and closing, in milliseconds (spec, section 4). */
const closeDelay = 3000;

/**
 * The progress of a check (spec, section 2). Closes automatically after completion, unless the check had ended before
 * the dialog opened.
 */
export function CheckProgressDialog({ sessionId }: { sessionId: string }) {
  const onClose = useCloseDialog();
  const query = useQuery(checkProgress(sessionId));
  const { data: progress, error } = query;
  const isUnavailable = isCheckUnavailable(error);
  // Earlier progress does not count for a check that is gone, or that this user may not see.
  const data = isUnavailable ? undefined : progress;
  const note = checkNotes.use()[0].find((candidate) => candidate.sessionId === sessionId);
  // Whether the check was running while the dialog was open, or was started in this browser.
  const [wasRunning, setWasRunning] = useState(note !== undefined && note.endedAt === undefined);
  if (data?.status === 'running' && !wasRunning) setWasRunning(true);
  const cancel = useMutation({
    ...cancelCheck(sessionId),
    onSuccess: () => checkNotes.change((notes) => withoutCheck(notes, sessionId)),
  });
  const closesSoon = data?.status === 'completed' && wasRunning;

  const closeButton = useRef<HTMLButtonElement>(null);
  useFocusFallback(closeButton, data?.status);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!closesSoon) return;
    const timer = setTimeout(() => close(), closeDelay);
    return () => clearTimeout(timer);
  }, [closesSoon]);

  return (
    <Dialog
      onClose={onClose}
      title="Domain Check Progress"
      size="lg"
      footer={() => (
        <>
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {closesSoon && 'This closes in a moment'}
          </Text>
          {data?.status === 'running' && (
            <BusyButton
              key="cancel"
              color="red"
              variant="outline"
              busy={cancel.isPending}
              onClick={() => cancel.mutate(undefined, { onSuccess: onClose })}
            >
              Cancel Check
            </BusyButton>
          )}
          <Button key="close" variant="default" data-autofocus ref={closeButton} onClick={onClose}>
            {data?.status === 'running' ? 'Hide' : 'Close'}
          </Button>
        </>
      )}
    >
      <Stack gap="md">
        {note && (
          <Text size="sm">
            Domains released on <strong>{formatDay(note.releaseDate)}</strong>
          </Text>
        )}
        {isUnavailable ? <CallFailure error={error} /> : <LoadError query={query} />}
        {data ? (
          <ProgressFigures progress={data} />
        ) : (
          !error && <Loader role="status" aria-label={waitingForProgress} mx="auto" />
        )}
      </Stack>
    </Dialog>
  );
}

function ProgressFigures({ progress }: { progress: CheckProgress }) {
  const badge = checkBadge(progress.status);
  return (
    <>
      <Stack gap={6}>
        <div className={styles.head}>
          <span role="status" aria-label="Status">
            <StatusBadge {...badge} />
          </span>
          <Text size="sm" fw={600}>
            {formatPercent(progress.progress_percent)}
          </Text>
        </div>
        <Progress
          value={progress.progress_percent}
          color={barColors[badge.tone] ?? 'cobalt.7'}
          size="lg"
          aria-label="Checked so far"
          className={styles.bar}
          data-status={progress.status}
        />
      </Stack>
      {progress.error_message && <FailureAlert>{progress.error_message}</FailureAlert>}
      <Facts
        facts={[
          ['Total', formatCount(progress.total_domains)],
          ['Checked', formatCount(progress.checked_domains)],
          ['Available', formatCount(progress.available_domains)],
          ['Failed', formatCount(progress.failed_domains)],
          ['Elapsed', formatSeconds(progress.elapsed_time, 1)],
          ['Speed', formatSpeed(progress.domains_per_second)],
          ['ETA', formatSeconds(progress.estimated_remaining, 1)],
          [
            'Current domain',
            progress.current_domain ? <DomainName name={progress.current_domain} /> : dash,
          ],
        ]}
      />
    </>
  );
}
