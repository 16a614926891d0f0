import { Button } from '@mantine/core';
import type { Domain } from '@dropcatch/sdk';
import { useState } from 'react';
import { showFailure, showSuccessWithUndo } from '../../core/api/messages.ts';
import { limitCalls } from '../../core/api/pacing.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { sessionSignal } from '../../core/session/session.ts';
import { setWatched, watchDomain } from '../../entities/domains/watchlist.ts';
import { lastRow } from '../../ui/focus/listFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { OrderBulkDialog } from './order/OrderBulkDialog.tsx';

interface DomainBulkActionsProps {
  domains: readonly Domain[];
  /** Called with the finished domains, to deselect them. */
  onDone: (done: readonly Domain[]) => void;
}

/** The actions for selected domains: order, watch, stop watching. */
export function DomainBulkActions({ domains, onDone }: DomainBulkActionsProps) {
  const [ordered, setOrdered] = useState<readonly Domain[]>();
  const [running, setRunning] = useState<WatchAction>();
  const runAction = async (action: WatchAction, button: HTMLElement) => {
    setRunning(action);
    const applicable = domains.filter(appliesTo(action));
    const done = await setWatchedForAll(action, applicable);
    // The button disappears if it applies to no more domains.
    if (done.length === applicable.length && button.matches(':focus')) {
      lastRow()?.focus({ preventScroll: true });
    }
    setRunning(undefined);
    onDone(done);
  };
  return (
    <>
      <Button size="xs" onClick={() => setOrdered(domains)}>
        Order
      </Button>
      {(['watch', 'unwatch'] as const)
        .filter((action) => (running ? action === running : domains.some(appliesTo(action))))
        .map((action) => (
          <BusyButton
            key={action}
            size="xs"
            variant="default"
            busy={running === action}
            onClick={({ currentTarget }) => void runAction(action, currentTarget)}
          >
            {watchActions[action].verb}
          </BusyButton>
        ))}
      {ordered && (
        <OrderBulkDialog
          domains={ordered}
          onClose={(done) => {
            onDone(done);
            setOrdered(undefined);
          }}
        />
      )}
    </>
  );
}

/** The texts and the inverse of each action. */
const watchActions = {
  watch: { watched: true, verb: 'Watch', doneText: 'added to your watchlist', inverse: 'unwatch' },
  unwatch: {
    watched: false,
    verb: 'Stop watching',
    doneText: 'removed from your watchlist',
    inverse: 'watch',
  },
} as const;

type WatchAction = keyof typeof watchActions;

const appliesTo =
  (action: WatchAction) =>
  ({ in_watchlist = false }: Domain) =>
    in_watchlist !== watchActions[action].watched;

const limited = limitCalls();

/**
 * Adds many domains to the watchlist, or removes them. It does not ask first, since its message offers to undo the
 * change. It ends with the session.
 * @returns the domains whose call has succeeded
 */
async function setWatchedForAll(
  action: WatchAction,
  domains: readonly Domain[],
): Promise<readonly Domain[]> {
  const { watched, doneText, inverse } = watchActions[action];
  const session = sessionSignal();
  const outcomes = await Promise.allSettled(
    domains.map(({ domain }) =>
      limited(() => setWatched({ domain, watched }), { signal: session }),
    ),
  );
  if (session.aborted) return [];
  const done = domains.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    const failed = pluralize(domains.length - done.length, 'domain');
    showFailure(`${watchDomain.meta?.failure} for ${failed}`, failure.reason);
  }
  if (done.length > 0) {
    const text = `${pluralize(done.length, 'domain')} ${doneText}`;
    showSuccessWithUndo(text, () => void setWatchedForAll(inverse, done));
  }
  return done;
}
