import { Button, Group, Progress, Text } from '@mantine/core';
import { memo, useEffect, useRef, type ReactNode } from 'react';
import type { Badge } from '../../core/text/labels.ts';
import { reportRun } from '../../core/session/runReports.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { localNow } from '../../core/time/serverClock.ts';
import { formatDuration } from '../../core/time/time.ts';
import { useNowEverySecond } from '../../core/time/useNow.ts';
import type { RowKey } from '../list/selection.tsx';
import { ErrorText } from '../page/LoadError.tsx';
import { StatusBadge } from '../value/StatusBadge.tsx';
import { Dialog } from './Dialog.tsx';
import { countOutcomes, useBulk, type BulkOutcome, type BulkResult } from './useBulk.ts';
import styles from './BulkDialog.module.css';
import type { Elements } from '../elements.ts';

export interface BulkDialogProps<Item> extends ItemsProps<Item> {
  title: string;
  /** The items in order. Changes after the run has started have no effect. */
  items: readonly Item[];
  children: Elements;
  confirmLabel: string;
  danger?: boolean;
  /** Whether closing would lose typed text before the run starts. */
  isDirty?: () => boolean;
  task: (item: Item) => Promise<unknown>;
  followUp?: (done: number) => Elements;
  /** Called after each run, also a stopped one, to reload changed data. */
  onEnd?: () => void;
  /**
   * Called when the dialog closes, or when a run ends after it was unmounted. The caller keeps the items that are not
   * done.
   */
  onClose: (done: readonly Item[]) => void;
}

interface ItemsProps<Item> {
  keyOf: (item: Item) => RowKey;
  /** Renders an item's name and details. Must be stable, or every render renders all items. */
  describe: (item: Item) => ReactNode;
}

/**
 * Asks, then runs a task for many records, three at a time, and shows the outcome of each. During a run, the dialog can
 * be stopped but not closed. If the server asks to wait, the run waits. Failed items can be retried. The run ends
 * with its session: a message over the sign-in shows how far it came. If another user signs in, the message waits for
 * the next sign-in of the user whose run it was.
 */
export function BulkDialog<Item>(props: BulkDialogProps<Item>) {
  const { title, items, keyOf, describe, children, confirmLabel, danger } = props;
  const { isDirty, followUp, onClose } = props;
  const list = { keyOf, describe };
  const close = (results: readonly BulkResult<Item>[]) =>
    onClose(results.filter(({ outcome }) => outcome.status === 'done').map(({ item }) => item));
  const bulk = useBulk(props.task, props.onEnd, (results, { userId = 0, isOwnSession }) => {
    const { done = 0 } = countOutcomes(results);
    const interrupted = done < results.length ? ' was interrupted' : '';
    reportRun(userId, title, {
      title: `${confirmLabel}${interrupted}: ${summaryOf(results)}`,
      message: <Items {...list} label="Results" results={results} begun />,
    });
    if (isOwnSession) close(results);
  });
  const progress = useRef<HTMLParagraphElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const begun = bulk.results.length > 0;
  const ended = begun && !bulk.running;
  const shown: readonly BulkResult<Item>[] = begun
    ? bulk.results
    : items.map((item) => ({ item, outcome: { status: 'waiting' } }));
  const { done = 0, failed = 0, stopped = 0 } = countOutcomes(bulk.results);
  const unfinished = shown.length - done;
  const start = () => {
    if (!begun && items.length > 0) bulk.start(items);
  };
  // The button that had the focus is gone.
  useEffect(() => {
    if (bulk.running) progress.current?.focus();
    else closeButton.current?.focus();
  }, [bulk.running]);

  return (
    <Dialog
      title={title}
      size="lg"
      locked={bulk.running}
      closeOnBack
      isDirty={() => !begun && isDirty?.() === true}
      // A click outside would lose choices, or the reasons of failures.
      closedByButtonsOnly
      // Ctrl + Enter, but not for what cannot be undone.
      onSubmit={(event) => {
        event.preventDefault();
        if (!danger) start();
      }}
      onClose={() => close(bulk.results)}
      footer={(leave) => (
        // Stop is on the other side, so that a double click on the first button does not stop the run.
        <Group justify={bulk.running ? 'flex-start' : 'flex-end'} gap="xs">
          {!begun && (
            <>
              <Button variant="default" onClick={leave} data-autofocus>
                Cancel
              </Button>
              <Button
                color={danger ? 'red' : undefined}
                disabled={items.length === 0}
                onClick={start}
              >
                {confirmLabel}
              </Button>
            </>
          )}
          {bulk.running && (
            <Button variant="default" flex="none" onClick={bulk.stop} disabled={bulk.stopping}>
              Stop
            </Button>
          )}
          {ended && (
            <>
              {unfinished > 0 && (
                <Button variant="default" onClick={bulk.retry}>
                  {stopped > 0 ? `Continue (${unfinished})` : `Retry failed (${unfinished})`}
                </Button>
              )}
              {done > 0 && followUp?.(done)}
              <Button onClick={() => close(bulk.results)} ref={closeButton}>
                Close
              </Button>
            </>
          )}
        </Group>
      )}
    >
      {begun ? (
        <div>
          <Group justify="space-between" gap="xs">
            <Text
              size="sm"
              role="status"
              // Progress would be read out hundreds of times, so only the outcome is.
              aria-live={ended ? 'polite' : 'off'}
              tabIndex={-1}
              ref={progress}
              className={styles.status}
            >
              {ended
                ? summaryOf(bulk.results)
                : `${formatCount(done + failed)} of ${formatCount(shown.length)}${bulk.stopping ? ', stopping…' : ''}`}
            </Text>
            {/* Always rendered: screen readers announce only changes of an existing status element. */}
            <Text size="sm" role="status">
              {bulk.pausedUntil !== undefined && !bulk.stopping && (
                <span>
                  The server asks to wait. <Countdown until={bulk.pausedUntil} />
                </span>
              )}
            </Text>
          </Group>
          <Progress
            value={((done + failed) / shown.length) * 100}
            aria-label="Progress"
            mt={4}
            transitionDuration={0}
          />
        </div>
      ) : (
        <Text component="div" size="sm">
          {children}
        </Text>
      )}
      {shown.length > 0 && (
        <Items {...list} label={begun ? 'Results' : 'Selected'} results={shown} begun={begun} />
      )}
    </Dialog>
  );
}

/** Counts down to the end of a pause. Screen readers would announce each second. */
function Countdown({ until }: { until: number }) {
  useNowEverySecond();
  const seconds = Math.max(0, Math.ceil((until - localNow()) / 1000));
  return <span aria-hidden>{`Continues in ${formatDuration(seconds * 1000)}.`}</span>;
}

/** The number of items by outcome, `8 done, 2 failed`. */
function summaryOf(results: readonly BulkResult<unknown>[]): string {
  const { done, failed, running, waiting, stopped = 0 } = countOutcomes(results);
  const notStarted = stopped + (waiting ?? 0);
  return [
    `${formatCount(done ?? 0)} done`,
    failed && `${formatCount(failed)} failed`,
    running && `${formatCount(running)} under way`,
    notStarted && `${formatCount(notStarted)} not started`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface ResultsProps<Item> extends ItemsProps<Item> {
  label: string;
  results: readonly BulkResult<Item>[];
  begun: boolean;
}

function Items<Item>({ label, results, keyOf, describe, begun }: ResultsProps<Item>) {
  return (
    <ul className={styles.items} aria-label={label}>
      {results.map(({ item, outcome }) => (
        <ItemResult
          key={keyOf(item)}
          item={item}
          outcome={begun ? outcome : undefined}
          describe={describe as (item: unknown) => ReactNode}
        />
      ))}
    </ul>
  );
}

const badges: Readonly<Record<BulkOutcome['status'], Badge>> = {
  waiting: { label: 'Waiting', tone: 'neutral' },
  running: { label: 'Running', tone: 'running' },
  done: { label: 'Done', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  stopped: { label: 'Not started', tone: 'neutral' },
};

interface ItemResultProps extends Pick<ItemsProps<unknown>, 'describe'> {
  item: unknown;
  outcome: BulkOutcome | undefined;
}

/** One item. Renders only when its outcome changes, since a run may have hundreds. */
const ItemResult = memo(function ItemResult(props: ItemResultProps) {
  const { item, outcome, describe } = props;
  return (
    <li>
      <div className={styles.item}>
        <span>{describe(item)}</span>
        {outcome && <StatusBadge {...badges[outcome.status]} />}
      </div>
      {outcome?.status === 'failed' && (
        <div className={styles.error}>
          <ErrorText error={outcome.error} />
        </div>
      )}
    </li>
  );
});
