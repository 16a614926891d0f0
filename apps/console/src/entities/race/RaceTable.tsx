import type { EppLogRow } from '@dropcatch/sdk';
import { RaceLane } from './RaceLane.tsx';
import { type AnswerTone, createTone, outcomeLabels, type Outcome } from './outcome.ts';
import styles from './RaceTable.module.css';
import { inRem } from '../../core/browser/fontScale.ts';
import { utcMillisecond } from '../../core/time/time.ts';
import type { Tone } from '../../core/text/labels.ts';
import { dash, formatCount } from '../../core/text/numbers.ts';
import { OrderLink } from '../orders/OwnOrder.tsx';
import { OrderStateBadge } from '../orders/OrderStateBadge.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { ScrollRegion } from '../../ui/page/ScrollRegion.tsx';
import { useChanged } from '../../ui/value/changes.ts';
import { UserText } from '../../ui/value/UserText.tsx';
import type { RaceRow } from './raceRows.ts';
import type { Race } from './useRace.ts';
import { useRaceGroups } from './useRaceGroups.ts';

interface AnswerProps {
  row: Pick<EppLogRow, 'status_code' | 'status_message'>;
  tone: AnswerTone;
}

/** The answer of a registry: its code and text. */
export function Answer({ row: { status_code, status_message }, tone }: AnswerProps) {
  const text = status_message ?? (status_code === null ? 'No answer' : '');
  return (
    <span className={styles.answer} title={text}>
      {status_code !== null && (
        <b data-color={tone} translate="no">
          {status_code}
        </b>
      )}
      <span data-color={status_code === null && tone === 'bad' ? 'bad' : 'dim'}>{text}</span>
    </span>
  );
}

/**
 * Widths are in pixels and fixed, so that no column moves when answers change. The column without one takes the rest.
 */
const columns: readonly { head: string; width?: number; isNumber?: boolean }[] = [
  { head: 'Domain', width: 208 },
  { head: 'Status', width: 162 },
  { head: 'Last answer' },
  { head: 'Creates', width: 68, isNumber: true },
  { head: 'Account', width: 84 },
  { head: 'At', width: 120, isNumber: true },
];

interface RaceTableProps {
  race: Pick<Race, 'rows' | 'orders' | 'complete' | 'creates'>;
  /** Shows if there are no paid orders. */
  empty: string;
}

/**
 * Paid orders grouped by outcome, with the last answer of the registry. Notes above say what could not be read.
 */
export function RaceTable({ race: { rows, orders, complete, creates }, empty }: RaceTableProps) {
  const { table, groups } = useRaceGroups(rows, complete && !creates.isPending);
  return (
    <>
      {!complete && orders.data && (
        <p className={styles.hint} role="status">
          Reading today’s orders…
        </p>
      )}
      {orders.data?.truncated && (
        <p className={styles.hint}>
          Only the newest ended orders are read, so one of today may be missing.
        </p>
      )}
      {creates.isError && !creates.data && (
        <p className={styles.hint}>
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
              {columns.map(({ head, width, isNumber }) => (
                <th
                  key={head}
                  scope="col"
                  style={{ width: width && inRem(width) }}
                  data-number={isNumber}
                >
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
              <tbody key={group.outcome} data-row={group.outcome}>
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
      {rows?.length === 0 && complete && <p className={styles.hint}>{empty}</p>}
    </>
  );
}

const tones: Partial<Record<Outcome, Tone>> = {
  racing: 'running',
  won: 'good',
  lost: 'bad',
  missed: 'needs',
};

const Bone = ({ width }: { width: number }) => <Skeleton width={width} height={9} late />;

/** A row of a group. It names its outcome if that differs from the group's. */
function OrderRow({ row, group }: { row: RaceRow; group: Outcome }) {
  const { order, outcome, window, creates, note, account, lane, earlierLane, isReading } = row;
  const { last, count } = creates;
  const changed = useChanged(
    isReading ? undefined : `${order.state} ${outcome} ${last?.status_code}`,
  );
  const unknown = (width: number) => (isReading ? <Bone width={width} /> : dash);
  const isMoved = outcome !== group && outcome !== 'unread';
  return (
    <tr data-row={order.id} data-changed={changed || undefined}>
      <td>
        <OrderLink order={order} />
      </td>
      <td data-cell="status">
        <OrderStateBadge state={order.state} />
      </td>
      <td key={outcome} data-cell="answer">
        <div className={styles.race}>
          {isMoved && <b data-color={tones[outcome]}>{outcomeLabels[outcome]}</b>}{' '}
          {window && !isMoved && (
            <RaceLane
              lane={lane}
              earlier={earlierLane}
              opens={window.opens}
              closes={window.closes}
            />
          )}
          {last ? (
            <Answer row={last} tone={createTone(last)} />
          ) : isReading ? (
            <Bone width={120} />
          ) : (
            <span data-color={outcome === 'missed' ? 'needs' : 'dim'}>{note}</span>
          )}
        </div>
      </td>
      <td data-number data-cell="creates">
        {count?.total === undefined ? unknown(24) : formatCount(count.total)}
      </td>
      <td data-cell="account">{account ? <UserText>{account}</UserText> : unknown(40)}</td>
      <td data-number data-mono>
        {last ? (
          <time dateTime={last.timestamp}>{utcMillisecond(last.timestamp)}</time>
        ) : (
          unknown(80)
        )}
      </td>
    </tr>
  );
}
