import type { Domain } from '@dropcatch/sdk';
import type { ReactNode } from 'react';
import { showFailure, showSuccess, showUndoable } from '../../core/api/messages.ts';
import { setWatched } from '../../entities/domains/watchlist.ts';
import { BulkDialog } from '../../ui/dialog/BulkDialog.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { countOf } from '../../core/text/numbers.ts';
import { limitConcurrency } from '../../core/lists.ts';
import { domainNames } from './domainNames.ts';

/** What can be done with the stars of many domains at once. */
export type WatchBulkKind = 'watch' | 'unwatch';

interface WatchBulkDialogProps {
  kind: WatchBulkKind;
  /** The picked domains. */
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

/** As the dialog does: three calls at a time. */
const inTurn = limitConcurrency(3);

const kinds = {
  watch: {
    title: 'Watch domains',
    verb: 'Watch',
    text: 'will be put on your watchlist',
    others: 'on it already',
    now: 'put on your watchlist',
    back: 'unwatch',
    task: ({ domain }: Domain) => setWatched({ domain, watched: true }),
  },
  unwatch: {
    title: 'Stop watching domains',
    verb: 'Stop watching',
    text: 'will be taken off your watchlist',
    others: 'not on it',
    now: 'taken off your watchlist',
    back: 'watch',
    task: ({ domain }: Domain) => setWatched({ domain, watched: false }),
  },
} as const;

/**
 * Puts many domains on the watchlist or takes them off, with the outcome of each. As each call succeeds its star is
 * turned wherever it shows.
 */
export function WatchBulkDialog({ kind, domains, onClose }: WatchBulkDialogProps) {
  const { title, verb, text, others, task } = kinds[kind];
  const fitting = domains.filter(({ in_watchlist = false }) => in_watchlist !== (kind === 'watch'));
  const left = domains.length - fitting.length;
  return (
    <BulkDialog
      title={title}
      items={fitting}
      keyOf={domainNames.keyOf}
      describe={describeDomain}
      confirmLabel={`${verb} (${fitting.length})`}
      task={task}
      failure="Failed to update watchlist"
      onClose={onClose}
    >
      {countOf(fitting.length, 'domain')} {text}.
      {left > 0 &&
        ` ${countOf(left, 'domain')} of those selected ${left === 1 ? 'is' : 'are'} ${others}.`}
    </BulkDialog>
  );
}

/** Says how many stars were turned, and offers to turn them back. */
export function offerUndo(kind: WatchBulkKind, domains: readonly Domain[]): void {
  if (domains.length === 0) return;
  const { now, back } = kinds[kind];
  const count = countOf(domains.length, 'domain');
  const turnBack = async () => {
    const turned = await Promise.allSettled(
      domains.map((row) => inTurn(() => kinds[back].task(row))),
    );
    const failed = turned.filter(({ status }) => status === 'rejected').length;
    if (failed > 0) showFailure(`Failed to update watchlist for ${countOf(failed, 'domain')}`);
    if (failed < turned.length) {
      showSuccess(`${countOf(turned.length - failed, 'domain')} ${kinds[back].now}`);
    }
  };
  showUndoable(`${count} ${now}`, () => void turnBack());
}

function describeDomain({ domain }: Domain): ReactNode {
  return <DomainName name={domain} />;
}
