import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { startRealCatch } from '../../../api/catches.ts';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.tsx';
import { requiredField } from '../../../components/field/requiredField.ts';
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
 */
export function RealCatchDialog({ account, onFollow, onClose }: RealCatchDialogProps) {
  const today = useToday();
  const [chosen, setChosen] = useState<Day>();
  const day = chosen ?? today;
  const [missing, setMissing] = useState(false);
  const start = useMutation(startRealCatch(account.id));
  if (start.isSuccess) {
    return <Started account={account} day={start.data} onFollow={onFollow} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={`Start real catch on ${account.name}?`}
      confirmLabel="Start Real Catch"
      danger
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
      </Stack>
    </ConfirmDialog>
  );
}

/** Real-catch follow-up view after 2 s (spec, section 9). */
const followMilliseconds = 2000;

interface StartedProps extends RealCatchDialogProps {
  day: Day;
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
        Real catch started for {day}. The view that follows it opens in a moment.
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
