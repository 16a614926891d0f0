import { Button } from '@mantine/core';
import type { Domain } from '@dropcatch/sdk';
import { useState } from 'react';
import { showFailure, showSuccess, showUndoable } from '../../core/api/messages.ts';
import { limitConcurrency } from '../../core/lists.ts';
import { countOf } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { setWatched, watchDomain } from '../../entities/domains/watchlist.ts';
import { BulkDialog } from '../../ui/dialog/BulkDialog.tsx';
import { domainNames } from './domainColumns.tsx';
import { OrderBulkDialog } from './order/OrderBulkDialog.tsx';

export interface DomainBulkProps {
  domains: readonly Domain[];
  /** Called with the domains that are done, to drop them from the selection. */
  onDone: (done: readonly Domain[]) => void;
}

/** The actions for picked domains: order, watch, stop watching. */
export function DomainBulk({ domains, onDone }: DomainBulkProps) {
  const [bulk, setBulk] = useState<{ kind: 'order' | WatchKind; domains: readonly Domain[] }>();
  const close = (done: readonly Domain[]) => {
    onDone(done);
    setBulk(undefined);
    if (bulk && bulk.kind !== 'order') offerUndo(bulk.kind, done);
  };
  return (
    <>
      <Button size="xs" onClick={() => setBulk({ kind: 'order', domains })}>
        Order
      </Button>
      {(['watch', 'unwatch'] as const)
        .filter((kind) => domains.some(isToTurn(kind)))
        .map((kind) => (
          <Button key={kind} size="xs" variant="default" onClick={() => setBulk({ kind, domains })}>
            {kinds[kind].verb}
          </Button>
        ))}
      {bulk?.kind === 'order' && <OrderBulkDialog domains={bulk.domains} onClose={close} />}
      {bulk && bulk.kind !== 'order' && (
        <WatchBulkDialog kind={bulk.kind} domains={bulk.domains} onClose={close} />
      )}
    </>
  );
}

/** The texts of changing many stars. */
const kinds = {
  watch: {
    watched: true,
    title: 'Watch domains',
    verb: 'Watch',
    done: 'put on your watchlist',
    others: 'on it already',
    back: 'unwatch',
  },
  unwatch: {
    watched: false,
    title: 'Stop watching domains',
    verb: 'Stop watching',
    done: 'taken off your watchlist',
    others: 'not on it',
    back: 'watch',
  },
} as const;

type WatchKind = keyof typeof kinds;

const isToTurn =
  (kind: WatchKind) =>
  ({ in_watchlist = false }: Domain) =>
    in_watchlist !== kinds[kind].watched;

const turn = (kind: WatchKind, { domain }: Domain) =>
  setWatched({ domain, watched: kinds[kind].watched });

interface WatchBulkDialogProps {
  kind: WatchKind;
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

/** Changes the stars of many domains, with the outcome of each. Each star changes when its call succeeds. */
function WatchBulkDialog({ kind, domains, onClose }: WatchBulkDialogProps) {
  const { title, verb, done, others } = kinds[kind];
  const fitting = domains.filter(isToTurn(kind));
  const left = domains.length - fitting.length;
  return (
    <BulkDialog
      title={title}
      items={fitting}
      keyOf={domainNames.keyOf}
      describe={describeDomain}
      confirmLabel={`${verb} (${fitting.length})`}
      task={(domain) => turn(kind, domain)}
      failure={watchDomain.meta?.failure}
      onClose={onClose}
    >
      {countOf(fitting.length, 'domain')} will be {done}.
      {left > 0 &&
        ` ${countOf(left, 'domain')} of those selected ${left === 1 ? 'is' : 'are'} ${others}.`}
    </BulkDialog>
  );
}

const describeDomain = ({ domain }: Domain) => <DomainName name={domain} />;

/** Three calls at a time, as in the dialog. */
const inTurn = limitConcurrency(3);

/** Says how many stars have changed, and offers to undo it. */
function offerUndo(kind: WatchKind, domains: readonly Domain[]): void {
  if (domains.length === 0) return;
  const { done, back } = kinds[kind];
  const turnBack = async () => {
    const turned = await Promise.allSettled(domains.map((row) => inTurn(() => turn(back, row))));
    const failed = turned.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) showFailure(`${watchDomain.meta?.failure} for ${countOf(failed, 'domain')}`);
    if (failed < turned.length) {
      showSuccess(`${countOf(turned.length - failed, 'domain')} ${kinds[back].done}`);
    }
  };
  showUndoable(`${countOf(domains.length, 'domain')} ${done}`, () => void turnBack());
}
