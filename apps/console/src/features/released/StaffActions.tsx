import { Button } from '@mantine/core';
import type { CheckSession } from '@dropcatch/sdk';
import { IconBolt, IconDatabasePlus, IconListCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { quickCheck } from '../../api/released.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { addDays, formatDay, utcDay } from '../../lib/time/time.ts';
import { useCheckSessions } from './useCheckSessions.ts';

interface StaffActionsProps {
  onPopulate: () => void;
  onCheck: () => void;
  /** A check runs now. */
  onStarted: (sessionId: string) => void;
}

/** The UTC day that the quick check is about. */
const yesterday = () => addDays(utcDay(), -1);

/** What admins and managers can do with released domains (spec, section 6). */
export function StaffActions({ onPopulate, onCheck, onStarted }: StaffActionsProps) {
  const { add } = useCheckSessions();
  const quick = useMutation({
    ...quickCheck,
    // Also where the person has gone elsewhere meanwhile.
    onSuccess: ({ session_id }: CheckSession) => add(session_id, yesterday()),
  });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDatabasePlus size={14} aria-hidden />}
        onClick={onPopulate}
      >
        Populate
      </Button>
      <BusyButton
        variant="default"
        size="xs"
        title={`Checks what was released on ${formatDay(yesterday())} (UTC)`}
        leftSection={<IconBolt size={14} aria-hidden />}
        busy={quick.isPending}
        onClick={() =>
          quick.mutate(undefined, { onSuccess: ({ session_id }) => onStarted(session_id) })
        }
      >
        Quick Check Yesterday
      </BusyButton>
      <Button size="xs" leftSection={<IconListCheck size={14} aria-hidden />} onClick={onCheck}>
        Check Domains
      </Button>
    </>
  );
}
