import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { start } from '../../core/api/apiQuery.ts';
import { countOf } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/today.ts';
import { confirm, QuestionOver } from '../../ui/dialog/confirm.ts';
import { catchState, realCatchStatus, stopRealCatch, type CatchState } from './catches.ts';
import { disconnectAccount } from './eppAccounts.ts';
import { PaidOrders } from './PaidOrders.tsx';

/** What is known of an account's real catch. Whoever follows it asks; a question only reads. */
function useCatching({ id }: EppAccount): CatchState {
  return catchState(useQuery({ ...realCatchStatus(id), enabled: false }));
}

/** Asks, with the paid orders that it races for, and then stops the real catch of an account. */
export async function askToStopRealCatch(account: EppAccount): Promise<void> {
  const stop = await confirm({
    title: `Stop real catch on ${account.name}?`,
    confirmLabel: 'Stop Real Catch',
    cancelLabel: 'Keep Catching',
    danger: true,
    body: <StopRealCatch account={account} />,
  });
  if (stop) start(stopRealCatch, account);
}

const notKnown = 'It is not known whether a real catch runs on this account.';

function StopRealCatch({ account }: { account: EppAccount }) {
  const today = useToday();
  const catching = useCatching(account);
  const setIsOver = use(QuestionOver);
  useEffect(() => setIsOver(catching === 'idle'), [catching, setIsOver]);
  return (
    <>
      <div role="status">
        {catching === 'idle' && 'No real catch runs on this account any more.'}
        {catching === 'unknown' && notKnown}
      </div>
      <p>
        <bdi>{account.name}</bdi> sends no further creates. Names that are already won stay
        registered.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </>
  );
}

/** Asks, with the paid orders of the day, and then closes the background connection of an account. */
export async function askToDisconnect(account: EppAccount): Promise<void> {
  const disconnect = await confirm({
    title: `Disconnect ${account.name}?`,
    confirmLabel: 'Disconnect',
    cancelLabel: 'Keep Connected',
    danger: true,
    body: <Disconnect account={account} />,
  });
  if (disconnect) start(disconnectAccount, account);
}

function Disconnect({ account }: { account: EppAccount }) {
  const today = useToday();
  const catching = useCatching(account);
  return (
    <>
      <div role="status">
        {catching === 'running' && 'A real catch is running on this account.'}
        {catching === 'unknown' && notKnown}
      </div>
      <p>
        The connection of <bdi>{account.name}</bdi> to <bdi>{account.registrar_category.name}</bdi>{' '}
        closes. Nothing is sent through it until it is connected again.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </>
  );
}

/**
 * Asks whether a test catch is to be stopped, which hits no order.
 * @param lines how many lines its log has so far
 */
export function askToStopTestCatch(account: EppAccount, lines: number): Promise<boolean> {
  return confirm({
    title: `Stop test catch on ${account.name}?`,
    confirmLabel: 'Stop Test Catch',
    cancelLabel: 'Keep Testing',
    danger: true,
    body: `A test catch is a rehearsal: stopping it hits no order. Its ${countOf(lines, 'line')} so far stay.`,
  });
}
