import type { EppLogRow } from '@dropcatch/sdk';
import { RaceLane } from './RaceLane.tsx';
import { answerText, createTone, outcomeLabels, type Outcome } from './outcome.ts';
import styles from './RaceTable.module.css';
import { utcMillisecond } from '../../core/time/time.ts';
import type { Tone } from '../../core/text/labels.ts';
import { dash } from '../../core/text/numbers.ts';
import { OrderLink } from '../orders/OwnOrder.tsx';
import { OrderStateBadge } from '../orders/OrderStateBadge.tsx';
import { stateBadge } from '../orders/orderStates.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { ScrollRegion } from '../../ui/focus/ScrollRegion.tsx';
import { useChanged } from '../../ui/value/changes.ts';
import { UserText } from '../../ui/value/UserText.tsx';
import type { RaceRow } from './raceRows.ts';
import type { Race } from './useRace.ts';
import { useRaceGroups } from './useRaceGroups.ts';

/** The answer of a registry to a create, in our own words, with the registry's in the tooltip. */
function Answer({ row }: { row: EppLogRow }) {
  const { status_code, status_message } = row;
  const tone = createTone(row);
  return (
    <span
      className={styles.answer}
      data-color={tone === 'plain' ? undefined : tone}
      title={status_message ?? undefined}
    >
      {status_code !== null && <b translate="no">{status_code}</b>}
      <span>{answerText(row)}</span>
    </span>
  );
}

/** Widths are fixed by their style sheet, so that no column moves when answers change. The answer takes the rest. */
const columns = [
  { id: 'domain', head: 'Domain' },
  { id: 'status', head: 'Status' },
  { id: 'answer', head: 'Last answer' },
  { id: 'lane', head: 'Creates seen' },
  { id: 'account', head: 'Account' },
  { id: 'at', head: 'At' },
] as const;

interface RaceTableProps {
  race: Pick<Race, 'rows' | 'orders' | 'complete' | 'isPlaced' | 'creates'>;
  /** Shows if there are no paid orders. */
  empty: string;
}

/**
 * Paid orders grouped by outcome, with the last answer of the registry. Notes above say what could not be read.
 */
export function RaceTable({
  race: { rows, orders, complete, isPlaced, creates },
  empty,
}: RaceTableProps) {
  const { table, groups } = useRaceGroups(rows, isPlaced);
  // Rows that change groups, and the groups below, get new elements: they are in another place, and nothing shifts.
  const arrangement = groups.flatMap((group) => [
    group.outcome,
    ...group.rows.map(({ order }) => order.id),
  ]);
  return (
    <>
      {!complete && orders.data && (
        <p className="hint" role="status">
          Reading today’s orders…
        </p>
      )}
      {orders.data?.truncated && (
        <p className="hint">
          Only the newest ended orders are read, so some of today’s may be missing.
        </p>
      )}
      {creates.isError && !creates.data && (
        <p className="hint">
          The EPP log could not be read, so some answers and outcomes are unknown.
        </p>
      )}
      <ScrollRegion className={styles.scroller} aria-label="Table of paid orders">
        <table
          ref={table}
          className={styles.orders}
          aria-label="Paid orders"
          aria-busy={!rows && !orders.error}
        >
          <thead>
            <tr>
              {columns.map(({ id, head }) => (
                <th key={id} scope="col" data-cell={id}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {!rows && !orders.error && (
            <tbody>
              {[1, 2, 3].map((line) => (
                <tr key={line}>
                  <td colSpan={columns.length}>
                    <Skeleton width="60%" height={9} late />
                  </td>
                </tr>
              ))}
            </tbody>
          )}
          {groups
            .filter((group) => group.rows.length > 0)
            .map((group) => (
              <tbody
                key={`${group.outcome} ${arrangement.join()}`}
                id={`race-${group.outcome}`}
                data-row={group.outcome}
              >
                <tr className={styles.group}>
                  <th colSpan={columns.length} scope="rowgroup">
                    <span data-group>
                      <span>{`${outcomeLabels[group.outcome]} `}</span>
                      <span>{group.rows.length}</span>
                    </span>
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <OrderRow key={row.order.id} row={row} group={group.outcome} />
                ))}
              </tbody>
            ))}
        </table>
      </ScrollRegion>
      {rows?.length === 0 && complete && <p className="hint">{empty}</p>}
    </>
  );
}

const tones: Partial<Record<Outcome, Tone>> = {
  racing: 'running',
  won: 'good',
  lost: 'bad',
  missed: 'needs',
};

/** The colours of the words in place of an answer. */
const noteTones: Partial<Record<Outcome, Tone>> = { won: 'good', missed: 'needs' };

const Bone = ({ width }: { width: number }) => <Skeleton width={width} height={9} late />;

/** A row of a group. It names its outcome if that differs from the group's. */
function OrderRow({ row, group }: { row: RaceRow; group: Outcome }) {
  const { order, outcome, drop, creates, note, account, lane, isReading } = row;
  const { last } = creates;
  const isOver = outcome !== 'racing' && outcome !== 'waiting';
  // The answer to a race that is over is no news when it is read.
  const changed = useChanged(
    isReading ? undefined : `${order.state} ${outcome} ${isOver ? '' : last?.status_code}`,
  );
  // A row that stands in its first place has had no words yet.
  const bone = (width: number) => isReading && group === 'unread' && <Bone width={width} />;
  const isMoved = outcome !== group && outcome !== 'unread';
  // Nothing else can come: the words have the room of the cells that stay empty.
  const isAlone = outcome === 'missed' && !last && !lane && !isReading;
  return (
    <tr data-row={order.id} data-changed={changed || undefined}>
      <th scope="row" data-cell="domain">
        <OrderLink order={order} />
      </th>
      <td data-cell="status" title={stateBadge(order.state).label}>
        <OrderStateBadge state={order.state} />
      </td>
      <td data-cell="answer" colSpan={isAlone ? 4 : undefined}>
        {/* An answer that is known already shows with the new outcome. */}
        <div key={outcome} className={styles.race}>
          {isMoved && <b data-color={tones[outcome]}>{outcomeLabels[outcome]}</b>}{' '}
          {last ? (
            <Answer row={last} />
          ) : (
            bone(120) || <span data-color={noteTones[outcome] ?? 'dim'}>{note}</span>
          )}
        </div>
      </td>
      {!isAlone && (
        <>
          <td data-cell="lane">
            {drop && (lane || outcome === 'racing') && (
              <RaceLane lane={lane} opens={drop.opens} closes={drop.closes} />
            )}
          </td>
          <td data-cell="account">{account ? <UserText>{account}</UserText> : bone(40)}</td>
          <td data-cell="at">
            {last ? (
              <time dateTime={last.timestamp}>{utcMillisecond(last.timestamp)}</time>
            ) : (
              bone(80) || dash
            )}
          </td>
        </>
      )}
    </tr>
  );
}
