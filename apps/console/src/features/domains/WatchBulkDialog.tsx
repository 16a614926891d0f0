import type { Domain } from '@dropcatch/sdk';
import type { ReactNode } from 'react';
import { setWatched } from '../../entities/domains/watchlist.ts';
import { BulkDialog } from '../../ui/dialog/BulkDialog.tsx';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { countOf } from '../../core/text/numbers.ts';
import { domainNames } from './domainNames.ts';

/** What can be done with the stars of many domains at once. */
export type WatchBulkKind = 'watch' | 'unwatch';

interface WatchBulkDialogProps {
  kind: WatchBulkKind;
  /** The picked domains. */
  domains: readonly Domain[];
  onClose: (done: readonly Domain[]) => void;
}

const kinds = {
  watch: {
    title: 'Watch domains',
    verb: 'Watch',
    text: 'will be put on your watchlist',
    others: 'on it already',
    task: ({ domain }: Domain) => setWatched({ domain, watched: true }),
  },
  unwatch: {
    title: 'Stop watching domains',
    verb: 'Stop watching',
    text: 'will be taken off your watchlist',
    others: 'not on it',
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

function describeDomain({ domain }: Domain): ReactNode {
  return <DomainName name={domain} />;
}
