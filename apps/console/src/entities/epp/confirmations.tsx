import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState, type ReactNode } from 'react';
import { accountList, disconnectAccount, noSuchAccount } from './eppAccounts.ts';
import { byId } from '../../core/lists.ts';
import { OrdersForCatch } from './OrdersForCatch.tsx';
import { pluralize } from '../../core/text/numbers.ts';
import { startMutation } from '../../core/api/apiQuery.ts';
import { useToday } from '../../core/time/useNow.ts';
import { confirm, DisableConfirm } from '../../ui/dialog/confirm.ts';
import {
  catchState,
  realCatchStatus,
  stopRealCatch,
  stopTestCatch,
  type CatchState,
} from './catches.ts';

interface ConsequencesProps {
  account: EppAccount;
  /** What to say about the real catch. `restarted`: it ended while the question was open, and another one runs. */
  notes: Partial<Record<CatchState | 'restarted', string>>;
  /** Disables the confirm button when no catch runs. */
  disabledWhenIdle?: boolean;
  children: ReactNode;
}

/** What stopping or disconnecting an account means, with the affected paid orders. */
function Consequences({ account, notes, disabledWhenIdle = false, children }: ConsequencesProps) {
  const today = useToday();
  // Other components poll the status and the accounts. This one only reads the cache.
  const catching = catchState(useQuery({ ...realCatchStatus(account.id), enabled: false }));
  const accounts = useQuery({ ...accountList, enabled: false }).data?.accounts;
  const [hasEnded, setHasEnded] = useState(false);
  if (catching === 'idle' && !hasEnded) setHasEnded(true);
  const isGone = accounts !== undefined && !byId(accounts, account.id);
  const isDisabled = isGone || (disabledWhenIdle && catching === 'idle');
  const setDisabled = use(DisableConfirm);
  useEffect(() => setDisabled(isDisabled), [isDisabled, setDisabled]);
  const texts = { unknown: 'It is not known whether a real catch runs on this account.', ...notes };
  const note = (catching === 'running' && hasEnded && texts.restarted) || texts[catching];
  return (
    <>
      <div role="status">{isGone ? noSuchAccount : note}</div>
      <p>{children}</p>
      <OrdersForCatch account={account} day={today} includeRacing />
    </>
  );
}

/** Asks for confirmation, with the affected paid orders, then stops the real catch of an account. */
export async function confirmStopRealCatch(account: EppAccount): Promise<void> {
  const stop = await confirm({
    title: `Stop real catch on ${account.name}?`,
    confirmLabel: 'Stop Real Catch',
    cancelLabel: 'Keep Catching',
    danger: true,
    body: (
      <Consequences
        account={account}
        notes={{
          idle: 'No real catch runs on this account any more.',
          restarted: 'The real catch ended, and somebody has started another one.',
        }}
        disabledWhenIdle
      >
        <bdi>{account.name}</bdi> sends no further creates. Names that are already won stay
        registered.
      </Consequences>
    ),
  });
  if (stop) startMutation(stopRealCatch, account);
}

/** Asks for confirmation, with the paid orders of the day, then closes the background connection of an account. */
export async function confirmDisconnect(account: EppAccount): Promise<void> {
  const disconnect = await confirm({
    title: `Disconnect ${account.name}?`,
    confirmLabel: 'Disconnect',
    cancelLabel: 'Keep Connected',
    danger: true,
    body: (
      <Consequences
        account={account}
        notes={{ running: 'A real catch is running on this account.' }}
      >
        The connection of <bdi>{account.name}</bdi> to <bdi>{account.registrar_category.name}</bdi>{' '}
        closes. Nothing is sent through it until it is connected again.
      </Consequences>
    ),
  });
  if (disconnect) startMutation(disconnectAccount, account);
}

/**
 * Asks for confirmation, then stops the test catch of an account.
 * @param lines the number of lines in its log
 */
export async function confirmStopTestCatch(account: EppAccount, lines: number): Promise<void> {
  const stop = await confirm({
    title: `Stop test catch on ${account.name}?`,
    confirmLabel: 'Stop Test Catch',
    cancelLabel: 'Keep Testing',
    danger: true,
    body: `A test catch is a rehearsal: stopping it affects no order. Its ${pluralize(lines, 'line')} so far stay in the log.`,
  });
  if (stop) startMutation(stopTestCatch, account);
}
