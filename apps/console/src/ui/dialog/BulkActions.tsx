import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatCount } from '../../core/text/numbers.ts';
import { lazyPart } from '../page/lazyPart.tsx';
import type { BulkDialogProps } from './BulkDialog.tsx';

/** An action for many records. */
export interface BulkAction<Item> extends Pick<BulkDialogProps<Item>, 'title' | 'task' | 'danger'> {
  /** The label of its buttons. */
  verb: string;
  /** Whether the action applies to a record. Others are skipped. */
  appliesTo?: (item: Item) => boolean;
  /** Why the others are skipped: '2 are left out: connected already'. */
  skipReason?: string;
  /** The text if the action applies to no record. */
  emptyText: string;
  /** The text of the question: what happens to the records. */
  body: (fitting: readonly Item[]) => ReactNode;
}

interface BulkActionsProps<Item> extends Pick<BulkDialogProps<Item>, 'describe' | 'onEnd'> {
  actions: readonly BulkAction<Item>[];
  /** The selected records. */
  items: readonly Item[];
  /** Called with the records that are done, to drop them from the selection. */
  onDone: (done: readonly Item[]) => void;
}

const BulkDialog = lazyPart<BulkDialogProps<never>>(
  async () => (await import('./BulkDialog.tsx')).BulkDialog,
);

/** The actions for selected records as buttons. Each asks first, and shows the outcome of each record. */
export function BulkActions<Item extends { readonly id: number }>(props: BulkActionsProps<Item>) {
  const { actions, items, describe, onEnd, onDone } = props;
  const [chosen, setChosen] = useState<BulkAction<Item>>();
  const fitting = items.filter((item) => chosen?.appliesTo?.(item) ?? true);
  const skipped = items.length - fitting.length;
  const skippedText = `${formatCount(skipped)} ${skipped === 1 ? 'is' : 'are'} left out: ${chosen?.skipReason}.`;
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.verb}
          size="xs"
          {...(action.danger && { variant: 'outline', color: 'red' })}
          onClick={() => setChosen(action)}
        >
          {action.verb}
        </Button>
      ))}
      {chosen && (
        <BulkDialog
          {...(chosen as BulkAction<never>)}
          items={fitting as never[]}
          keyOf={({ id }: Item) => id}
          describe={describe}
          confirmLabel={
            fitting.length === 0 ? chosen.verb : `${chosen.verb} (${formatCount(fitting.length)})`
          }
          onEnd={onEnd}
          onClose={(done) => {
            setChosen(undefined);
            onDone(done);
          }}
        >
          {fitting.length === 0 ? (
            <span>{chosen.emptyText}</span>
          ) : (
            <>
              <span>{chosen.body(fitting)}</span>
              {skipped > 0 && <span>{` ${skippedText}`}</span>}
            </>
          )}
        </BulkDialog>
      )}
    </>
  );
}
