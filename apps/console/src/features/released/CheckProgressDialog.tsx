import { Button, Loader, Progress, Stack, Text } from '@mantine/core';
import type { CheckProgress } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cancelCheck, checkProgress, isWithheld } from './released.ts';
import { useCloseDialog } from '../../core/address/history.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { CallFailure, FailureAlert, LoadError } from '../../ui/page/LoadError.tsx';
import { Facts } from '../../ui/value/Facts.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import type { Tone } from '../../core/text/looks.ts';
import { dash, formatCount, formatPercent, formatSeconds } from '../../core/text/numbers.ts';
import { formatDay } from '../../core/time/time.ts';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { changeNotes, useCheckNotes, withoutCheck } from './checkNotes.ts';
import { checkLook, waitingForProgress } from './Checks.tsx';
import styles from './released.module.css';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

/** Blue while it runs, and for a status that this console does not know. */
const barColors: Readonly<Partial<Record<Tone, string>>> = {
  good: 'teal.7',
  bad: 'red.7',
  muted: 'gray.6',
};

/** The dialog closes 3 seconds after completion (spec, section 4). */
const closesAfterMilliseconds = 3000;

/**
 * The progress of a check (spec, section 2). Closes by itself after completion, unless the check was over when it was
 * opened. The screen below keeps its note.
 */
export function CheckProgressDialog({ sessionId }: { sessionId: string }) {
  const onClose = useCloseDialog();
  const { data: known, error, refetch } = useQuery(checkProgress(sessionId));
  const withheld = isWithheld(error);
  // Old progress does not count for a check that is gone or not for this user.
  const data = withheld ? undefined : known;
  const note = useCheckNotes().find((candidate) => candidate.sessionId === sessionId);
  // Started in this browser, or seen running.
  const [awaited, setAwaited] = useState(note !== undefined && note.endedAt === undefined);
  if (data?.status === 'running' && !awaited) setAwaited(true);
  const cancel = useMutation({
    ...cancelCheck(sessionId),
    onSuccess: () => changeNotes((notes) => withoutCheck(notes, sessionId)),
  });
  const closes = data?.status === 'completed' && awaited;

  const closing = useRef<HTMLButtonElement>(null);
  useFocusFallback(closing, data?.status);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!closes) return;
    const timer = setTimeout(() => close(), closesAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [closes]);

  return (
    <Dialog
      onClose={onClose}
      title="Domain Check Progress"
      size="lg"
      footer={() => (
        <>
          <Text size="sm" c="dimmed" role="status" mr="auto">
            {closes && 'This closes in a moment'}
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
          <Button key="close" variant="default" data-autofocus ref={closing} onClick={onClose}>
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
        {withheld ? (
          <CallFailure error={error} />
        ) : (
          error && <LoadError error={error} onRetry={refetch} />
        )}
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
  const look = checkLook(progress.status);
  return (
    <>
      <Stack gap={6}>
        <div className={styles.head}>
          <span role="status" aria-label="Status">
            <StatusBadge {...look} />
          </span>
          <Text size="sm" fw={600}>
            {formatPercent(progress.progress_percent)}
          </Text>
        </div>
        <Progress
          value={progress.progress_percent}
          color={barColors[look.tone] ?? 'cobalt.7'}
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
          ['Speed', `${Math.round(progress.domains_per_second * 10) / 10} domains/sec`],
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
