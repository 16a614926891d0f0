import { Loader, Text } from '@mantine/core';
import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, type ReactNode } from 'react';
import { accountList, disconnectAccount } from './eppAccounts.ts';
import { categoryList } from '../orders/orderStates.ts';
import { paidOrders } from '../orders/dayOrders.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { DomainName } from '../domains/DomainName.tsx';
import { ordersForCatch, tldsInWords } from './paidOrders.ts';
import { byId } from '../../core/lists.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import styles from './PaidOrders.module.css';
import { startMutation } from '../../core/api/apiQuery.ts';
import { useToday } from '../../core/time/useNow.ts';
import { confirm, DisableConfirm } from '../../ui/dialog/confirm.ts';
import {
  catchState,
  realCatchStatus,
  stopRealCatch,
  stopTestCatch,
  type CatchState,
} from './catches.ts';

interface PaidOrdersProps {
  account: EppAccount;
  day: Day;
  withRacing?: boolean;
}

/**
 * The paid orders that starting or stopping a catch affects, by name and number. If they cannot be loaded, it says so.
 */
export function PaidOrders({ account, day, withRacing = false }: PaidOrdersProps) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(paidOrders);
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? [];
  const orders = data && ordersForCatch(data, { day, tlds, withRacing });
  const when = `${formatDay(day)} (UTC)`;
  return (
    <Text component="div" size="sm">
      {error && (
        <>
          <div>{`It is not known which paid orders drop on ${when}.`}</div>
          <LoadError error={error} onRetry={refetch} loadedAt={dataUpdatedAt} />
        </>
      )}
      {!orders && isFetching && <Loader size="sm" role="status" aria-label="Loading paid orders" />}
      {orders?.length === 0 && !error && (
        <div>{`No paid order for ${tldsInWords(tlds)} drops on ${when}.`}</div>
      )}
      {orders && orders.length > 0 && (
        <OrderList account={account} day={day} orders={orders} tlds={tldsInWords(tlds)} />
      )}
    </Text>
  );
}

interface OrderListProps extends Pick<PaidOrdersProps, 'account' | 'day'> {
  orders: readonly Order[];
  tlds: string;
}

function OrderList({ account, day, orders, tlds }: OrderListProps) {
  const accounts = useQuery(accountList).data?.accounts ?? [];
  const { id: ownId, registrar_category_id: categoryId, registrar_category: category } = account;
  const others = accounts.some(
    (other) => other.id !== ownId && other.is_active && other.registrar_category_id === categoryId,
  );
  const [drop, are] = orders.length === 1 ? ['drops', 'is'] : ['drop', 'are'];
  const raced = orders.some(({ drop_date }) => drop_date !== day) ? ` or ${are} in a race now` : '';
  const count = pluralize(orders.length, 'paid order');
  return (
    <>
      <div>{`${count} for ${tlds} ${drop} on ${formatDay(day)} (UTC)${raced}:`}</div>
      <ul className={styles.orders} aria-label="Paid orders">
        {orders.map(({ id, domain, drop_date }) => (
          <li key={id}>
            <DomainName name={domain} />
            <span className={styles.about}>
              {drop_date === day ? `#${id}` : `${formatDay(drop_date)} · #${id}`}
            </span>
          </li>
        ))}
      </ul>
      {others && (
        <div>
          Some of them may go through another account of <bdi>{category.name}</bdi>.
        </div>
      )}
    </>
  );
}

interface ConsequencesProps {
  account: EppAccount;
  said: Partial<Record<CatchState, string>>;
  /** Whether the question is over when no catch runs. */
  overWhenIdle?: boolean;
  children: ReactNode;
}

function Consequences({ account, said, overWhenIdle = false, children }: ConsequencesProps) {
  const today = useToday();
  // Other components follow the catch. A question only reads it.
  const catching = catchState(useQuery({ ...realCatchStatus(account.id), enabled: false }));
  const isOver = overWhenIdle && catching === 'idle';
  const setIsOver = use(DisableConfirm);
  useEffect(() => setIsOver(isOver), [isOver, setIsOver]);
  const unknown = 'It is not known whether a real catch runs on this account.';
  return (
    <>
      <div role="status">{catching === 'unknown' ? unknown : said[catching]}</div>
      <p>{children}</p>
      <PaidOrders account={account} day={today} withRacing />
    </>
  );
}

/** Stops the real catch of an account, after a question with the paid orders that it races for. */
export async function askToStopRealCatch(account: EppAccount): Promise<void> {
  const stop = await confirm({
    title: `Stop real catch on ${account.name}?`,
    confirmLabel: 'Stop Real Catch',
    cancelLabel: 'Keep Catching',
    danger: true,
    body: (
      <Consequences
        account={account}
        said={{ idle: 'No real catch runs on this account any more.' }}
        overWhenIdle
      >
        <bdi>{account.name}</bdi> sends no further creates. Names that are already won stay
        registered.
      </Consequences>
    ),
  });
  if (stop) startMutation(stopRealCatch, account);
}

/** Closes the background connection of an account, after a question with the paid orders of the day. */
export async function askToDisconnect(account: EppAccount): Promise<void> {
  const disconnect = await confirm({
    title: `Disconnect ${account.name}?`,
    confirmLabel: 'Disconnect',
    cancelLabel: 'Keep Connected',
    danger: true,
    body: (
      <Consequences
        account={account}
        said={{ running: 'A real catch is running on this account.' }}
      >
        The connection of <bdi>{account.name}</bdi> to <bdi>{account.registrar_category.name}</bdi>{' '}
        closes. Nothing is sent through it until it is connected again.
      </Consequences>
    ),
  });
  if (disconnect) startMutation(disconnectAccount, account);
}

/**
 * Stops the test catch of an account, after a question. It affects no order.
 * @param lines how many lines its log has so far
 */
export async function askToStopTestCatch(account: EppAccount, lines: number): Promise<void> {
  const stop = await confirm({
    title: `Stop test catch on ${account.name}?`,
    confirmLabel: 'Stop Test Catch',
    cancelLabel: 'Keep Testing',
    danger: true,
    body: `A test catch is a rehearsal: stopping it affects no order. Its ${pluralize(lines, 'line')} so far stay in the log.`,
  });
  if (stop) startMutation(stopTestCatch, account);
}
