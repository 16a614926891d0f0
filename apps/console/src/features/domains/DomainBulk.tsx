import { Button } from '@mantine/core';
import type { Domain } from '@dropcatch/sdk';
import { useState } from 'react';
import { SelectionBar } from '../../ui/list/SelectionBar.tsx';
import type { Selection } from '../../ui/list/selection.tsx';
import { OrderBulkDialog } from './order/OrderBulkDialog.tsx';
import { offerUndo, WatchBulkDialog, type WatchBulkKind } from './WatchBulkDialog.tsx';

export interface DomainBulkProps {
  selection: Selection<Domain>;
}

/** What can be done with many picked domains: order them, watch them, stop watching them. */
export function DomainBulk({ selection }: DomainBulkProps) {
  const [bulk, setBulk] = useState<{
    kind: 'order' | WatchBulkKind;
    domains: readonly Domain[];
  }>();
  const close = (done: readonly Domain[]) => {
    selection.set(done, false);
    setBulk(undefined);
    if (bulk && bulk.kind !== 'order') offerUndo(bulk.kind, done);
  };
  return (
    <>
      <SelectionBar selection={selection}>
        {(domains) => (
          <>
            <Button size="xs" onClick={() => setBulk({ kind: 'order', domains })}>
              Order
            </Button>
            {domains.some(({ in_watchlist }) => !in_watchlist) && (
              <Button
                size="xs"
                variant="default"
                onClick={() => setBulk({ kind: 'watch', domains })}
              >
                Watch
              </Button>
            )}
            {domains.some(({ in_watchlist }) => in_watchlist) && (
              <Button
                size="xs"
                variant="default"
                onClick={() => setBulk({ kind: 'unwatch', domains })}
              >
                Stop watching
              </Button>
            )}
          </>
        )}
      </SelectionBar>
      {bulk?.kind === 'order' && <OrderBulkDialog domains={bulk.domains} onClose={close} />}
      {bulk && bulk.kind !== 'order' && (
        <WatchBulkDialog kind={bulk.kind} domains={bulk.domains} onClose={close} />
      )}
    </>
  );
}
