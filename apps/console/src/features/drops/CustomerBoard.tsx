import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '../../core/text/numbers.ts';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { dropPhase } from '../../entities/drops/dropPhase.ts';
import { WindowPhase } from '../../entities/drops/WindowPhase.tsx';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isDayRead } from '../../entities/orders/knownOrders.ts';
import { isCaught, isDecided, needsPayment, takesPart } from '../../entities/orders/orderStates.ts';
import { OrderStateBadge } from '../../entities/orders/OrderStateBadge.tsx';
import { OrderLink } from '../../entities/orders/OwnOrder.tsx';
import { isRacing } from '../../entities/race/outcome.ts';
import { MyNight } from '../../entities/ready/MyNight.tsx';
import { withoutAutoRefetch } from '../../entities/race/useRace.ts';
import { Empty } from '../../ui/page/Empty.tsx';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useChanged } from '../../ui/value/changes.ts';
import { useStablePositions } from '../../ui/value/positions.ts';
import { BoardHead, type BoardProps } from './BoardHead.tsx';
import {
  groupByWindow,
  progressText,
  rankOrders,
  resultText,
  rankWindows,
  type OrderGroup,
} from './customerOrders.ts';
import styles from './CustomerBoard.module.css';
import board from './drops.module.css';

/**
 * The board of a customer: their orders of the day by drop window, with the progress of each. Orders that need the
 * customer come first. Rows keep their places while the tab is visible.
 */
export function CustomerBoard({ day, paused, onPause }: BoardProps) {
  const now = useNowEveryMinute();
  const orders = useQuery({ ...dayOrders(day, true), ...(paused && withoutAutoRefetch) });
  const rows = orders.data?.orders;
  const complete = orders.data !== undefined && isDayRead(orders.data);
  const [windowRanks] = useStablePositions(rankWindows(rows ?? [], now), complete);
  const [orderRanks] = useStablePositions(rankOrders(rows ?? []), complete);
  const count = (matches: (order: Order) => boolean) => rows?.filter(matches).length;
  const hasFailed = ({ state }: Order) => state === 'FAILED';
  const isInOpenRace = (order: Order) =>
    takesPart(order) && !isDecided(order) && isRacing(order, now);
  return (
    <>
      <BoardHead
        day={day}
        paused={paused}
        onPause={onPause}
        queries={[orders]}
        score={[
          { label: 'Racing', state: 'PROCESSING', count: count(isInOpenRace) },
          { label: 'Caught', state: 'CATCHED_COMPLETED', count: count(isCaught) },
          { label: 'Failed', state: 'FAILED', count: count(hasFailed) },
          { label: 'Not paid', state: 'NEW', count: count(needsPayment) },
        ]}
        resultsOf={(drop) => {
          const ofWindow = rows?.filter(({ tld }) => drop.tlds.includes(tld)) ?? [];
          return ofWindow.length > 0 ? resultText(ofWindow, drop, now) : '';
        }}
      />
      {rows && <MyNight orders={rows} />}
      {!rows && <LoadError query={orders} />}
      {!rows && !orders.error && (
        <p className={board.hint} aria-busy>
          <Skeleton width={240} height={9} late />
        </p>
      )}
      {rows && !complete && (
        <p className={board.hint} role="status">
          Reading your orders of today…
        </p>
      )}
      {rows?.length === 0 && complete && <Empty>None of your domains drop today (UTC).</Empty>}
      {rows &&
        groupByWindow(rows, windowRanks, orderRanks).map((group) => (
          <WindowSection key={group.hours} group={group} now={now} />
        ))}
    </>
  );
}

interface WindowSectionProps {
  group: OrderGroup;
  now: number;
}

function WindowSection({ group: { label, hours, drop, orders }, now }: WindowSectionProps) {
  const phase = dropPhase(drop, now).kind;
  const result = resultText(orders, drop, now);
  return (
    <section className={styles.window} data-over={phase === 'over' || undefined}>
      <header>
        <h2 translate="no">{label}</h2>
        <p>{hours}</p>
        <p>
          <WindowPhase variant="line" drop={drop} />
        </p>
        {result && <p>{result}</p>}
      </header>
      <ul className="plain-list" aria-label={`Orders for ${label}`}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} now={now} />
        ))}
      </ul>
    </section>
  );
}

function OrderRow({ order, now }: { order: Order; now: number }) {
  const text = progressText(order, now);
  const changed = useChanged(`${order.state} ${text}`);
  return (
    <li data-changed={changed || undefined}>
      <OrderLink order={order} />
      <OrderStateBadge key={order.state} state={order.state} />
      <span data-color={needsPayment(order) ? 'needs' : 'dim'}>
        <bdi>{text}</bdi>
      </span>
      <span className={styles.price}>{formatPrice(order.price)}</span>
    </li>
  );
}
