import { Button } from '@mantine/core';
import { IconBolt, IconDatabasePlus, IconListCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { quickCheck } from './released.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { addDays, formatDay, type Day } from '../../core/time/time.ts';
import { useToday } from '../../core/time/today.ts';
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
    onSuccess: ({ session_id }, _input, checked: Day) => {
      if (session_id) add(session_id, checked);
    },
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
          quick.mutate(undefined, {
            onSuccess: ({ session_id }) => session_id && onStarted(session_id),
          })
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
