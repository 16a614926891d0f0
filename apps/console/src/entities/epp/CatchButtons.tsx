import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePendingLabel } from '../../core/api/pendingLabel.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { rowButton } from '../../ui/page/buttonProps.ts';
import { catchState, realCatchStatus, startRealCatch, stopRealCatchKey } from './catches.ts';
import { confirmStopRealCatch } from './confirmations.tsx';
import type { AccountButtonProps } from './ConnectButton.tsx';
import { RealCatchQuestion } from './RealCatchQuestion.tsx';

/** Starts the real catch of an account, after a question with the day and its paid orders. */
export function StartCatchButton({ account, named, short, ...rest }: AccountButtonProps) {
  const [asks, setAsks] = useState(false);
  const starting = useIsMutating({ mutationKey: startRealCatch(account.id).mutationKey }) > 0;
  const close = () => setAsks(false);
  return (
    <>
      <BusyButton
        {...rowButton}
        {...rest}
        busy={starting}
        aria-label={`Start Real Catch on ${account.name}`}
        onClick={() => setAsks(true)}
      >
        <span>
          <span>{short ? 'Start' : 'Start Real Catch'}</span>
          {named && (
            <span>
              {' on '}
              <bdi>{account.name}</bdi>
            </span>
          )}
        </span>
      </BusyButton>
      {asks && (
        <RealCatchQuestion account={account} closeOnBack onClose={close} onStarted={close} />
      )}
    </>
  );
}

/** Stops the real catch of an account that runs or may run, after a question with the paid orders that it costs. */
export function StopCatchButton({ account, short, ...rest }: Omit<AccountButtonProps, 'named'>) {
  const isRunning =
    catchState(useQuery({ ...realCatchStatus(account.id), enabled: false })) === 'running';
  const busy = usePendingLabel(stopRealCatchKey, account) !== undefined;
  return (
    <BusyButton
      {...rowButton}
      {...(isRunning && { variant: 'outline', color: 'red' })}
      aria-label={`Stop real catch on ${account.name}`}
      {...rest}
      busy={busy}
      onClick={() => void confirmStopRealCatch(account)}
    >
      {short ? 'Stop' : 'Stop Real Catch'}
    </BusyButton>
  );
}
