import { Loader, Text } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { accountList, disconnectAccount } from './eppAccounts.ts';
import { categoryList } from '../orders/orderStates.ts';
import { paidOrders } from '../orders/dayOrders.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { DomainName } from '../domains/DomainName.tsx';
import { paidOrdersOf, tldsInWords } from './paidOrders.ts';
import { byId } from '../../core/lists.ts';
import { countOf } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import styles from './PaidOrders.module.css';
import { start } from '../../core/api/apiQuery.ts';
import { useToday } from '../../core/time/ticking.ts';
import { confirm, QuestionOver } from '../../ui/dialog/confirm.ts';
import { catchState, realCatchStatus, stopRealCatch, type CatchState } from './catches.ts';

interface PaidOrdersProps {
  account: EppAccount;
  /** The drop day, UTC. */
  day: Day;
  /** Also orders of other days that are being raced for right now. */
  withRacing?: boolean;
}

/**
 * The paid orders that starting or stopping a catch hits, by name and number. Says so where they cannot be loaded, and never
 * tells that as none.
 */
export function PaidOrders({ account, day, withRacing = false }: PaidOrdersProps) {
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(paidOrders);
  const categories = useQuery(categoryList);
  const category = byId(categories.data?.categories, account.registrar_category_id);
  return (
    <Text component="div" size="sm">
      {error && (
        <>
          <div>{`It is not known which paid orders drop on ${formatDay(day)} (UTC).`}</div>
          <LoadError error={error} onRetry={refetch} knownAt={dataUpdatedAt} />
        </>
      )}
      {data ? (
        <Found
          account={account}
          day={day}
          orders={paidOrdersOf(data, { day, tlds: category?.supported_tlds ?? [], withRacing })}
          tlds={category ? tldsInWords(category.supported_tlds ?? []) : 'any TLD'}
          certain={!error}
        />
      ) : (
        isFetching && <Loader size="sm" role="status" aria-label="Loading paid orders" />
      )}
    </Text>
  );
}

interface FoundProps extends Pick<PaidOrdersProps, 'account' | 'day'> {
  orders: ReturnType<typeof paidOrdersOf>;
  /** The TLDs in words. */
  tlds: string;
  /** The orders are those of now. */
  certain: boolean;
}

function Found({ account, day, orders, tlds, certain }: FoundProps) {
  const accounts = useQuery(accountList).data?.accounts ?? [];
  const { registrar_category_id: categoryId, registrar_category: category } = account;
  const others = accounts.some(
    (other) =>
      other.id !== account.id && other.is_active && other.registrar_category_id === categoryId,
  );
  const when = `${formatDay(day)} (UTC)`;
  if (orders.length === 0) {
    return certain ? <div>{`No paid order for ${tlds} drops on ${when}.`}</div> : null;
  }
  const [drop, are] = orders.length === 1 ? ['drops', 'is'] : ['drop', 'are'];
  const raced = orders.some(({ drop_date }) => drop_date !== day) ? ` or ${are} raced for now` : '';
  return (
    <>
      <div>{`${countOf(orders.length, 'paid order')} for ${tlds} ${drop} on ${when}${raced}:`}</div>
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

/** What is known of an account's real catch. Whoever follows it asks; a question only reads. */
function useCatching({ id }: EppAccount): CatchState {
  return catchState(useQuery({ ...realCatchStatus(id), enabled: false }));
}

/** Asks, with the paid orders that it races for, and then stops the real catch of an account. */
export async function askToStopRealCatch(account: EppAccount): Promise<void> {
  const stop = await confirm({
    title: `Stop real catch on ${account.name}?`,
    confirmLabel: 'Stop Real Catch',
    cancelLabel: 'Keep Catching',
    danger: true,
    body: <StopRealCatch account={account} />,
  });
  if (stop) start(stopRealCatch, account);
}

const notKnown = 'It is not known whether a real catch runs on this account.';

function StopRealCatch({ account }: { account: EppAccount }) {
  const today = useToday();
  const catching = useCatching(account);
  const setIsOver = use(QuestionOver);
  useEffect(() => setIsOver(catching === 'idle'), [catching, setIsOver]);
  return (
    <>
      <div role="status">
        {catching === 'idle' && 'No real catch runs on this account any more.'}
        {catching === 'unknown' && notKnown}
      </div>
      <p>
        <bdi>{account.name}</bdi> sends no further creates. Names that are already won stay
        registered.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </>
  );
}

/** Asks, with the paid orders of the day, and then closes the background connection of an account. */
export async function askToDisconnect(account: EppAccount): Promise<void> {
  const disconnect = await confirm({
    title: `Disconnect ${account.name}?`,
    confirmLabel: 'Disconnect',
    cancelLabel: 'Keep Connected',
    danger: true,
    body: <Disconnect account={account} />,
  });
  if (disconnect) start(disconnectAccount, account);
}

function Disconnect({ account }: { account: EppAccount }) {
  const today = useToday();
  const catching = useCatching(account);
  return (
    <>
      <div role="status">
        {catching === 'running' && 'A real catch is running on this account.'}
        {catching === 'unknown' && notKnown}
      </div>
      <p>
        The connection of <bdi>{account.name}</bdi> to <bdi>{account.registrar_category.name}</bdi>{' '}
        closes. Nothing is sent through it until it is connected again.
      </p>
      <PaidOrders account={account} day={today} withRacing />
    </>
  );
}

/**
 * Asks whether a test catch is to be stopped, which hits no order.
 * @param lines how many lines its log has so far
 */
export function askToStopTestCatch(account: EppAccount, lines: number): Promise<boolean> {
  return confirm({
    title: `Stop test catch on ${account.name}?`,
    confirmLabel: 'Stop Test Catch',
    cancelLabel: 'Keep Testing',
    danger: true,
    body: `A test catch is a rehearsal: stopping it hits no order. Its ${countOf(lines, 'line')} so far stay.`,
  });
}
