import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { useToday } from '../../core/time/useNow.ts';
import { CustomerBoard } from './CustomerBoard.tsx';
import { StaffBoard } from './StaffBoard.tsx';

/**
 * The screen for the minutes around a drop. Staff see the paid orders of the day by outcome, the accounts and the log.
 * A customer sees their own orders by window. "Today" is the UTC day.
 */
export function DropBoardPage() {
  const isStaff = useCan()('eppLogs/list');
  const today = useToday();
  const queryClient = useQueryClient();
  const [paused, setPaused] = useState(false);
  const pause = () => {
    setPaused(!paused);
    // After a pause, people want the current state at once, not in a minute.
    if (paused) void queryClient.refetchQueries({ type: 'active', predicate: isLive });
  };
  const Board = isStaff ? StaffBoard : CustomerBoard;
  return <Board key={today} day={today} paused={paused} onPause={pause} />;
}

/** Whether the board repeats a call. It leaves others alone. */
function isLive({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [area, what] = queryKey;
  return (
    (area === 'orders' && what === 'day') ||
    area === 'eppLogs' ||
    (area === 'eppAccounts' && what !== 'realCatch')
  );
}
