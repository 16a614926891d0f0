import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { useToday } from '../../core/time/useNow.ts';
import type { Day } from '../../core/time/time.ts';
import { catchState, startRealCatch, watchedRealCatch } from '../../entities/epp/catches.ts';
import { PaidOrders } from '../../entities/epp/confirmations.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { requiredField } from '../../ui/form/fields.ts';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { Name } from '../../ui/value/UserText.tsx';

/**
 * Asks for confirmation before real creates are sent, with the account, the day and its paid orders. The day is today
 * (UTC), also after midnight, and can be changed. The catch view opens about two seconds after the start. While a catch
 * runs or may run, no other can be started.
 */
export function RealCatchDialog({ record: account }: { record: EppAccount }) {
  const onClose = useCloseDialog();
  const today = useToday();
  const form = useForm<{ day: Day | undefined }>({
    initialValues: { day: undefined },
    validate: { day: (chosen) => ((chosen ?? today) ? null : 'Please select a target date') },
  });
  const day = form.values.day ?? today;
  const status = useQuery(watchedRealCatch(account.id));
  const catching = catchState(status);
  const start = useMutation(startRealCatch(account.id));
  const [content, submit] = useFormCheck<{ day: Day | undefined }, unknown, HTMLDivElement>(form);
  const statusElement = useRef<HTMLDivElement>(null);
  useFocusFallback(statusElement, catching);
  if (start.isSuccess)
    return <StartedDialog account={account} day={start.data} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={`Start real catch on ${account.name}?`}
      confirmLabel="Start Real Catch"
      danger
      disabled={catching !== 'idle'}
      busy={start.isPending}
      onConfirm={submit(() => start.mutate(day))}
      onClose={onClose}
    >
      <Stack gap="sm" ref={content}>
        <div>
          Real create commands will be sent to <Name>{account.registrar_category.name}</Name>{' '}
          through <Name>{account.name}</Name> (<bdi>{account.username}</bdi>) for its paid orders
          that drop on this day. Names that are won are registered and billed.
        </div>
        <TextInput
          type="date"
          label="Target Date (UTC)"
          {...requiredField}
          description={day === today ? 'Today' : 'Not today'}
          {...form.getInputProps('day')}
          value={day}
        />
        {day && <PaidOrders account={account} day={day} />}
        {/* Always rendered: screen readers announce only changes of an existing status element. */}
        <div role="status" tabIndex={-1} ref={statusElement}>
          {catching === 'running' && <span>A real catch is running on this account</span>}
          {catching === 'unknown' && (
            <span>It is not known whether a real catch runs on this account</span>
          )}
        </div>
        <LoadError query={status} />
      </Stack>
    </ConfirmDialog>
  );
}

/** The delay before the catch view opens, in milliseconds (spec, section 9). */
const openDelay = 2000;

interface StartedDialogProps {
  account: EppAccount;
  onClose: () => void;
  /** Undefined if the answer to the start was lost. */
  day: Day | undefined;
}

/** Confirms the start, then opens the catch view. Closing the dialog stays on the list. */
function StartedDialog({ account, day, onClose }: StartedDialogProps) {
  const navigate = useNavigate();
  const openCatchView = () =>
    void navigate({
      to: '/epp-accounts/$accountId/test-catch',
      params: { accountId: account.id },
      replace: true,
    });
  const openAfterDelay = useEffectEvent(openCatchView);
  useEffect(() => {
    const timer = setTimeout(() => openAfterDelay(), openDelay);
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
          <Button onClick={openCatchView} data-autofocus>
            Open Catch View
          </Button>
        </>
      )}
    >
      <span>
        {`${
          day
            ? `Real catch started for ${day}.`
            : 'No answer came to the start, but a real catch is running.'
        } The catch view opens in a moment.`}
      </span>
    </Dialog>
  );
}
