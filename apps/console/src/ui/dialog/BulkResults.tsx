import { memo, type ReactNode } from 'react';
import type { Look } from '../../core/text/looks.ts';
import { formatCount } from '../../core/text/numbers.ts';
import type { BulkOutcome, BulkResult } from '../list/runBulk.ts';
import type { RowKey } from '../list/selection.ts';
import { ErrorText } from '../page/ErrorText.tsx';
import { StatusBadge } from '../value/StatusBadge.tsx';
import styles from './BulkResults.module.css';

interface BulkResultsProps<Item> {
  /** The list's name for assistive technology. */
  label: string;
  results: readonly BulkResult<Item>[];
  keyOf: (item: Item) => RowKey;
  /** An item by name, and what is worth knowing of it. */
  describe: (item: Item) => ReactNode;
  /** What to say of a failed item where the server gives no reason (spec, section 8); what its call says where absent. */
  failure?: string | undefined;
  /** The run has begun, so that there are outcomes to show. */
  begun: boolean;
}

const looks: Readonly<Record<BulkOutcome['status'], Look>> = {
  waiting: { label: 'Waiting', tone: 'muted' },
  running: { label: 'Running', tone: 'wait' },
  done: { label: 'Done', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  stopped: { label: 'Not begun', tone: 'muted' },
};

/** The items of a bulk run, each with its outcome and, where it failed, the reason. */
export function BulkResults<Item>(props: BulkResultsProps<Item>) {
  const { label, results, keyOf, describe, failure, begun } = props;
  return (
    <ul className={styles.items} aria-label={label}>
      {results.map(({ item, outcome }) => (
        <ItemResult
          key={keyOf(item)}
          item={item}
          outcome={begun ? outcome : undefined}
          describe={describe as (item: unknown) => ReactNode}
          failure={failure}
        />
      ))}
    </ul>
  );
}

interface ItemResultProps {
  item: unknown;
  outcome: BulkOutcome | undefined;
  describe: (item: unknown) => ReactNode;
  failure: string | undefined;
}

/** One item; renders again only when its outcome changes, since a run may be of hundreds. */
const ItemResult = memo(function ItemResult(props: ItemResultProps) {
  const { item, outcome, describe, failure } = props;
  return (
    <li>
      <div className={styles.item}>
        <span>{describe(item)}</span>
        {outcome && <StatusBadge {...looks[outcome.status]} />}
      </div>
      {outcome?.status === 'failed' && (
        <div className={styles.error}>
          <ErrorText error={outcome.error} failure={failure} />
        </div>
      )}
    </li>
  );
});

/** How many items ended in which way, `8 done, 2 failed`. */
export function bulkSummary(results: readonly BulkResult<unknown>[]): string {
  const count = (status: BulkOutcome['status']) =>
    results.filter(({ outcome }) => outcome.status === status).length;
  const [failed, stopped] = [count('failed'), count('stopped')];
  return [
    `${formatCount(count('done'))} done`,
    failed > 0 && `${formatCount(failed)} failed`,
    stopped > 0 && `${formatCount(stopped)} not begun`,
  ]
    .filter(Boolean)
    .join(', ');
}
