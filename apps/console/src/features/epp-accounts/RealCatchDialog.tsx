import { Button, Stack, TextInput } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { useToday } from '../../core/time/useNow.ts';
import type { Day } from '../../core/time/time.ts';
import { catchState, realCatchStatus, startRealCatch } from '../../entities/epp/catches.ts';
import { PaidOrders } from '../../entities/epp/liveQuestions.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { requiredField } from '../../ui/form/fields.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { Name } from '../../ui/value/UserText.tsx';

/**
 * Asks before real creates are sent: on which account, for which day. The day is today (UTC), also past midnight, and
 * can be changed. The paid orders of the day show by name. About two seconds after the start the test-catch view opens.
 * While a catch runs or may run, no other can be started.
 */
export function RealCatchDialog({ record: account }: { record: EppAccount }) {
  const onClose = useCloseDialog();
  const today = useToday();
  const [chosen, setChosen] = useState<Day>();
  const day = chosen ?? today;
  const [missing, setMissing] = useState(false);
  const status = useQuery(realCatchStatus(account.id));
  const catching = catchState(status);
  const start = useMutation(startRealCatch(account.id));
  const told = useRef<HTMLDivElement>(null);
  useFocusFallback(told, catching);
  if (start.isSuccess) return <Started account={account} day={start.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Start real catch on ${account.name}?`}
      confirmLabel="Start Real Catch"
      danger
      disabled={catching !== 'idle'}
      busy={start.isPending}
      onConfirm={() => (day ? start.mutate(day) : setMissing(true))}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>
          Real create commands will be sent to <Name>{account.registrar_category.name}</Name>{' '}
          through <Name>{account.name}</Name> (<bdi>{account.username}</bdi>) for its paid orders
          that drop on this day. Names that are won are registered and billed.
        </div>
        <TextInput
          type="date"
          label="Target Date (UTC)"
          {...requiredField}
          value={day}
          error={missing && !day && 'Please select a target date'}
          description={day === today ? 'Today' : 'Not today'}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {day && <PaidOrders account={account} day={day} />}
        {/* Here before there is anything to say, or a screen reader would not say it. */}
        <div role="status" tabIndex={-1} ref={told}>
          {catching === 'running' && 'A real catch is running on this account'}
          {catching === 'unknown' && 'It is not known whether a real catch runs on this account'}
        </div>
        {catching === 'unknown' && (
          <LoadError error={status.error ?? status.failureReason} onRetry={status.refetch} />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

/** Real-catch follow-up view after 2 s (spec, section 9). */
const followMilliseconds = 2000;

interface StartedProps {
  account: EppAccount;
  onClose: () => void;
  /** Undefined if the answer to the start was lost. */
  day: Day | undefined;
}

/** Says what runs now, and goes on to its view. Closing it stays on the list. */
function Started({ account, day, onClose }: StartedProps) {
  const navigate = useNavigate();
  const follow = () =>
    void navigate({
      to: '/epp-accounts/$accountId/test-catch',
      params: { accountId: account.id },
      replace: true,
    });
  const followByItself = useEffectEvent(follow);
  useEffect(() => {
    const timer = setTimeout(() => followByItself(), followMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      onClose={onClose}
      title={`Real catch runs on ${account.name}`}
      size="sm"
      isQuestion
      footer={() => (
        <>
          <Button variant="default" onClick={onClose}>
            Stay on the list
          </Button>
          <Button onClick={follow} data-autofocus>
            Follow it
          </Button>
        </>
      )}
    >
      {day
        ? `Real catch started for ${day}.`
        : 'No answer came to the start, but a real catch is running.'}{' '}
      The catch view opens in a moment.
    </Dialog>
  );
}
