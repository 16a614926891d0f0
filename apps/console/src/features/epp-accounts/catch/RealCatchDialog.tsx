import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { realCatchStatus, startRealCatch } from '../../../api/catches.ts';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.tsx';
import { requiredField } from '../../../components/field/requiredField.ts';
import { useFocusHandedOn } from '../../../lib/focus/useFocusHandedOn.ts';
import type { Day } from '../../../lib/time/time.ts';
import { useToday } from '../../../lib/time/today.ts';

interface RealCatchDialogProps {
  account: EppAccount;
  /** Shows the test-catch view, which follows the catch. */
  onFollow: () => void;
  onClose: () => void;
}

/**
 * Asks before real creates are sent: on which account, for which day. The day is today's (UTC), also where
 * midnight passes, and can be changed. About two seconds after the start the test-catch view opens.
 * Where one runs already none can be started beside it.
 */
export function RealCatchDialog({ account, onFollow, onClose }: RealCatchDialogProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<Day>();
  const day = chosen ?? today;
  const [missing, setMissing] = useState(false);
  const catching = useQuery(realCatchStatus(account.id)).data?.is_running === true;
  const start = useMutation(startRealCatch(account.id));
  const told = useRef<HTMLDivElement>(null);
  useFocusHandedOn(told, catching);
  if (start.isSuccess) {
    return <Started account={account} day={start.data} onFollow={onFollow} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={`Start real catch on ${account.name}?`}
      confirmLabel="Start Real Catch"
      danger
      disabled={catching}
      busy={start.isPending}
      onConfirm={() => (day ? start.mutate(day) : setMissing(true))}
      onClose={onClose}
    >
      <Stack gap="sm">
        <div>
          Real create commands will be sent to{' '}
          <strong>
            <bdi>{account.registrar_category.name}</bdi>
          </strong>{' '}
          through{' '}
          <strong>
            <bdi>{account.name}</bdi>
          </strong>{' '}
          (<bdi>{account.username}</bdi>) for its paid orders that drop on this day. Names that are
          won are registered and billed.
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
        {/* Here before there is anything to say, or a screen reader would not say it. */}
        <div role="status" tabIndex={-1} ref={told}>
          {catching && 'A real catch is running on this account'}
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

/** Real-catch follow-up view after 2 s (spec, section 9). */
const followMilliseconds = 2000;

interface StartedProps extends RealCatchDialogProps {
  /** Undefined where the answer to the start was lost. */
  day: Day | undefined;
}

/** Says what runs now, and goes on to the view that follows it; closing it stays on the list. */
function Started({ account, day, onFollow, onClose }: StartedProps) {
  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    const timer = setTimeout(() => follow(), followMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal opened onClose={onClose} title={`Real catch runs on ${account.name}`} size="sm">
      <Text size="sm" mb="md">
        {day
          ? `Real catch started for ${day}.`
          : 'No answer came to the start, but a real catch is running.'}{' '}
        The view that follows it opens in a moment.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Stay on the list
        </Button>
        <Button onClick={onFollow} data-autofocus>
          Follow it
        </Button>
      </Group>
    </Modal>
  );
}
