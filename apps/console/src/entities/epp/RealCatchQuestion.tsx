import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { fieldErrors } from '../../core/api/errors.ts';
import type { Day } from '../../core/time/time.ts';
import { useToday } from '../../core/time/useNow.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useFocusFallback } from '../../ui/focus/moveFocus.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { useFormCheck } from '../../ui/form/useFormCheck.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { Name } from '../../ui/value/UserText.tsx';
import { catchState, startRealCatch, watchedRealCatch } from './catches.ts';
import { OrdersForCatch } from './OrdersForCatch.tsx';

interface RealCatchQuestionProps {
  account: EppAccount;
  /** Whether Back closes it, too: where it has no address of its own. */
  closeOnBack?: boolean;
  onClose: () => void;
  /** Called with the day of the catch; undefined if the answer to the start was lost. */
  onStarted: (day: Day | undefined) => void;
}

interface Values extends Record<string, unknown> {
  /** The day of the catch; undefined for today. */
  target_date: Day | undefined;
}

/**
 * Asks for confirmation before real creates are sent, with the account, the day and its paid orders. The day is today
 * (UTC), also after midnight, and can be changed. While a catch runs or may run, no other can be started.
 */
export function RealCatchQuestion(props: RealCatchQuestionProps) {
  const { account, closeOnBack, onClose, onStarted } = props;
  const today = useToday();
  const form = useForm<Values>({
    initialValues: { target_date: undefined },
    validate: {
      target_date: (chosen) => ((chosen ?? today) ? null : 'Please select a target date'),
    },
  });
  const day = form.values.target_date ?? today;
  const status = useQuery(watchedRealCatch(account.id));
  const catching = catchState(status);
  const start = useMutation(startRealCatch(account.id));
  const [content, submit] = useFormCheck<Values, unknown, HTMLDivElement>(form);
  const statusElement = useRef<HTMLDivElement>(null);
  useFocusFallback(statusElement, catching);
  return (
    <ConfirmDialog
      title={`Start real catch on ${account.name}?`}
      confirmLabel="Start Real Catch"
      danger
      disabled={catching !== 'idle'}
      busy={start.isPending}
      closeOnBack={closeOnBack}
      onConfirm={submit(() =>
        start.mutate(day, {
          onSuccess: onStarted,
          onError: (error) => form.setErrors(fieldErrors(error)),
        }),
      )}
      onClose={onClose}
    >
      <Stack gap="sm" ref={content}>
        <div>
          Real create commands will be sent to <Name>{account.registrar_category.name}</Name>{' '}
          through <Name>{account.name}</Name> (<bdi>{account.username}</bdi>) for its paid orders
          that drop on this day. Names that are won are registered and billed.
        </div>
        <DayField
          label="Target Date (UTC)"
          near={['Today', 'Tomorrow']}
          {...requiredField}
          description={day === today ? undefined : 'Not today'}
          {...form.getInputProps('target_date')}
          value={day}
        />
        {day && <OrdersForCatch account={account} day={day} />}
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
