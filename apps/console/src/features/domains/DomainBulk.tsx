import { Button } from '@mantine/core';
import type { Domain } from '@dropcatch/sdk';
import { useState } from 'react';
import { showFailure, showSuccessWithUndo } from '../../core/api/messages.ts';
import { limitConcurrency } from '../../core/lists.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { setWatched, watchDomain } from '../../entities/domains/watchlist.ts';
import { screenList } from '../../ui/focus/listFocus.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { OrderBulkDialog } from './order/OrderBulkDialog.tsx';

export interface DomainBulkProps {
  domains: readonly Domain[];
  /** Called with the domains that are done, to drop them from the selection. */
  onDone: (done: readonly Domain[]) => void;
}

/** The actions for picked domains: order, watch, stop watching. */
export function DomainBulk({ domains, onDone }: DomainBulkProps) {
  const [ordered, setOrdered] = useState<readonly Domain[]>();
  const [turning, setTurning] = useState<WatchKind>();
  const turn = async (kind: WatchKind, button: HTMLElement) => {
    setTurning(kind);
    const fitting = domains.filter(isToTurn(kind));
    const done = await turnStars(kind, fitting);
    // The button disappears with the last of them.
    if (done.length === fitting.length && button.matches(':focus')) {
      screenList()?.focus({ preventScroll: true });
    }
    setTurning(undefined);
    onDone(done);
  };
  return (
    <>
      <Button size="xs" onClick={() => setOrdered(domains)}>
        Order
      </Button>
      {(['watch', 'unwatch'] as const)
        .filter((kind) => (turning ? kind === turning : domains.some(isToTurn(kind))))
        .map((kind) => (
          <BusyButton
            key={kind}
            size="xs"
            variant="default"
            busy={turning === kind}
            onClick={({ currentTarget }) => void turn(kind, currentTarget)}
          >
            {kinds[kind].verb}
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

/** The texts of changing many stars. */
const kinds = {
  watch: { watched: true, verb: 'Watch', done: 'put on your watchlist', back: 'unwatch' },
  unwatch: {
    watched: false,
    verb: 'Stop watching',
    done: 'taken off your watchlist',
    back: 'watch',
  },
} as const;

type WatchKind = keyof typeof kinds;

const isToTurn =
  (kind: WatchKind) =>
  ({ in_watchlist = false }: Domain) =>
    in_watchlist !== kinds[kind].watched;

/** At most three calls at a time, as in a dialog for many records. */
const inTurn = limitConcurrency(3);

/**
 * Changes the stars of many domains without a question, since it can be undone. Each changes when its call succeeds.
 * Says how many have changed, and offers to undo it.
 * @returns the domains whose star has changed
 */
async function turnStars(kind: WatchKind, domains: readonly Domain[]): Promise<readonly Domain[]> {
  const { watched, done: isDone, back } = kinds[kind];
  const outcomes = await Promise.allSettled(
    domains.map(({ domain }) => inTurn(() => setWatched({ domain, watched }))),
  );
  const done = domains.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) {
    const failed = pluralize(domains.length - done.length, 'domain');
    showFailure(`${watchDomain.meta?.failure} for ${failed}`, failure.reason);
  }
  if (done.length > 0) {
    const text = `${pluralize(done.length, 'domain')} ${isDone}`;
    showSuccessWithUndo(text, () => void turnStars(back, done));
  }
  return done;
}
