import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { utcMillisecond } from '../../core/time/clockFace.ts';
import { formatPrice } from '../../core/text/money.ts';
import { dash, countOf, formatCount } from '../../core/text/numbers.ts';
import { DomainName } from '../../entities/domains/DomainName.tsx';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { Bone } from '../../ui/page/Bone.tsx';
import { UserText } from '../../ui/value/UserText.tsx';
import { Answer } from './Answer.tsx';
import type { BoardRow } from './boardRows.ts';
import { createTone, outcomeLabels, outcomes } from './outcome.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useChanged } from './useChanged.ts';
import type { StaffData } from './useStaffData.ts';
import styles from './drops.module.css';

const heads = ['Domain', 'Status', 'Last answer', 'Creates', 'Account', 'At'];
const numbers = new Set(['Creates', 'At']);

/** The paid orders of the day by outcome, with what the registry last answered. */
export function OrdersPanel({ data }: { data: StaffData }) {
  const { rows, orders, complete, creates } = data;
  const total = rows?.reduce((sum, { order }) => sum + order.price, 0) ?? 0;
  const groups = rows && Map.groupBy(rows, ({ outcome }) => outcome);
  return (
    <section className={styles.panel} aria-labelledby="board-orders">
      <header>
        <h2 id="board-orders">Paid orders of today</h2>
        {rows && <p>{`${countOf(rows.length, 'order')}, ${formatPrice(total)}`}</p>}
        <div className={styles.right}>
          <Link to="/orders" className="plain-link">
            Orders
          </Link>
        </div>
      </header>
      {!complete && orders.data && (
        <p className={styles.hint} role="status">
          Reading the orders of today…
        </p>
      )}
      {orders.data?.cut && (
        <p className={styles.hint}>
          There are more ended orders than are read here: an old one of today may be missing.
        </p>
      )}
      {creates.isError && !creates.data && (
        <p className={styles.hint}>
          The EPP log could not be read: answers and outcomes that it tells are not known.
        </p>
      )}
      <ScrollRegion className={styles.scroller} aria-label="Table of paid orders">
        <table
          className={styles.orders}
          aria-label="Paid orders"
          aria-busy={!rows && !orders.error}
        >
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" data-number={numbers.has(head) || undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {!rows && !orders.error && (
            <tbody>
              {[1, 2, 3].map((line) => (
                <tr key={line}>
                  <td colSpan={heads.length}>
                    <Bone width="60%" height={9} late />
                  </td>
                </tr>
              ))}
            </tbody>
          )}
          {groups &&
            outcomes.map((outcome) => {
              const group = groups.get(outcome);
              return (
                group && (
                  <tbody key={outcome}>
                    <tr className={styles.group}>
                      <th colSpan={heads.length} scope="rowgroup">
                        {`${outcomeLabels[outcome]} `}
                        <span>{group.length}</span>
                      </th>
                    </tr>
                    {group.map((row) => (
                      <OrderRow key={row.order.id} row={row} />
                    ))}
                  </tbody>
                )
              );
            })}
        </table>
      </ScrollRegion>
      {rows?.length === 0 && complete && (
        <p className={styles.empty}>No paid order drops today (UTC).</p>
      )}
    </section>
  );
}

const OrderRow = memo(function OrderRow({ row }: { row: BoardRow }) {
  const { order, outcome, sent, note, account } = row;
  const { last, count } = sent;
  const changed = useChanged(`${order.state} ${outcome} ${last?.status_code}`);
  return (
    <tr data-changed={changed || undefined}>
      <td>
        <Link
          to="/orders/$orderId"
          params={{ orderId: order.id }}
          className={styles.name}
          aria-label={`${order.domain}, order #${order.id}`}
        >
          <DomainName name={order.domain} />
        </Link>
      </td>
      <td data-cell="status">
        <OrderStateBadge state={order.state} />
      </td>
      <td data-cell="answer">
        {last ? (
          <Answer row={last} tone={createTone(last)} />
        ) : (
          <span className={styles.says} data-say={outcome === 'missed' ? 'needs' : 'dim'}>
            {note}
          </span>
        )}
      </td>
      <td data-number data-cell="creates">
        {count?.total === undefined ? dash : formatCount(count.total)}
      </td>
      <td data-cell="account">{account ? <UserText>{account}</UserText> : dash}</td>
      <td data-number data-mono>
        {last ? <time dateTime={last.timestamp}>{utcMillisecond(last.timestamp)}</time> : dash}
      </td>
    </tr>
  );
}, sameRow);

/** Rows are made anew with each answer; most say what they said before. */
function sameRow({ row: a }: { row: BoardRow }, { row: b }: { row: BoardRow }): boolean {
  return (
    a.order === b.order &&
    a.outcome === b.outcome &&
    a.note === b.note &&
    a.account === b.account &&
    a.sent.last === b.sent.last &&
    a.sent.count?.total === b.sent.count?.total
  );
}
