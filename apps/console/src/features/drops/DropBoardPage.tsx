import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '../../core/session/permissions.ts';
import { useToday } from '../../core/time/useNow.ts';
import { CustomerBoard } from './CustomerBoard.tsx';
import { StaffBoard } from './StaffBoard.tsx';

/**
 * The screen for the minutes around a drop. Staff see the paid orders of the day by outcome, the accounts and the log.
 * Customers see their own orders by drop window. "Today" is the UTC day.
 */
export function DropBoardPage() {
  const isStaff = useCan()('eppLogs/list');
  const today = useToday();
  const queryClient = useQueryClient();
  const [paused, setPaused] = useState(false);
  const pause = () => {
    setPaused(!paused);
    // Without this, the board would show old data for up to a minute.
    if (paused) void queryClient.refetchQueries({ type: 'active', predicate: isLive });
  };
  const Board = isStaff ? StaffBoard : CustomerBoard;
  return <Board key={today} day={today} paused={paused} onPause={pause} />;
}

/** Whether the board polls a query. */
function isLive({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  const [area, kind] = queryKey;
  return (
    (area === 'orders' && kind === 'day') ||
    area === 'eppLogs' ||
    (area === 'eppAccounts' && kind !== 'realCatch')
  );
}
