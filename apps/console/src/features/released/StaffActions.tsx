import { Button } from '@mantine/core';
import type { CheckSession } from '@dropcatch/sdk';
import { IconBolt, IconDatabasePlus, IconListCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { quickCheck } from '../../api/released.ts';
import { BusyButton } from '../../components/BusyButton.tsx';
import { addDays, formatDay, type Day } from '../../lib/time/time.ts';
import { useToday } from '../../lib/time/today.ts';
import { useCheckSessions } from './useCheckSessions.ts';

interface StaffActionsProps {
  onPopulate: () => void;
  onCheck: () => void;
  /** A check runs now. */
  onStarted: (sessionId: string) => void;
}

/** What admins and managers can do with released domains (spec, section 6). */
export function StaffActions({ onPopulate, onCheck, onStarted }: StaffActionsProps) {
  const { add } = useCheckSessions();
  const yesterday = addDays(useToday(), -1);
  const quick = useMutation({
    ...quickCheck,
    // The answer may come on another day.
    onMutate: () => yesterday,
    // Also where the person has gone elsewhere meanwhile.
    onSuccess: ({ session_id }: CheckSession, _input, checked: Day) => add(session_id, checked),
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
        title={`Checks what was released on ${formatDay(yesterday)} (UTC)`}
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
