import { Loader, Text } from '@mantine/core';
import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { byId } from '../../core/lists.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { DomainName } from '../domains/DomainName.tsx';
import { paidOrders } from '../orders/dayOrders.ts';
import { categoryList } from './choices.ts';
import { accountList } from './eppAccounts.ts';
import { ordersForCatch } from './ordersForCatch.ts';
import { formatTlds } from './tlds.ts';
import styles from './OrdersForCatch.module.css';

interface OrdersForCatchProps {
  account: EppAccount;
  day: Day;
  includeRacing?: boolean;
}

/**
 * Lists the paid orders that starting or stopping a catch affects. Says so if they cannot be loaded.
 */
export function OrdersForCatch({ account, day, includeRacing = false }: OrdersForCatchProps) {
  const query = useQuery(paidOrders);
  const { data, error, isPending } = query;
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? [];
  const orders = data && ordersForCatch(data, { day, tlds, includeRacing });
  const date = `${formatDay(day)} (UTC)`;
  return (
    <Text component="div" size="sm">
      {error && (
        <>
          <div>{`It is not known which paid orders drop on ${date}.`}</div>
          <LoadError query={query} />
        </>
      )}
      {isPending && <Loader size="sm" role="status" aria-label="Loading paid orders" />}
      {orders?.length === 0 && !error && (
        <div>{`No paid order for ${formatTlds(tlds)} drops on ${date}.`}</div>
      )}
      {orders && orders.length > 0 && (
        <OrderList account={account} day={day} orders={orders} tlds={formatTlds(tlds)} />
      )}
    </Text>
  );
}

interface OrderListProps extends Pick<OrdersForCatchProps, 'account' | 'day'> {
  orders: readonly Order[];
  tlds: string;
}

function OrderList({ account, day, orders, tlds }: OrderListProps) {
  const accounts = useQuery(accountList).data?.accounts ?? [];
  const { id: ownId, registrar_category_id: categoryId, registrar_category: category } = account;
  const hasOtherAccounts = accounts.some(
    (other) => other.id !== ownId && other.is_active && other.registrar_category_id === categoryId,
  );
  const [dropVerb, beVerb] = orders.length === 1 ? ['drops', 'is'] : ['drop', 'are'];
  const racingText = orders.some(({ drop_date }) => drop_date !== day)
    ? ` or ${beVerb} in a race now`
    : '';
  const count = pluralize(orders.length, 'paid order');
  return (
    <>
      <div>{`${count} for ${tlds} ${dropVerb} on ${formatDay(day)} (UTC)${racingText}:`}</div>
      <ul className={styles.orders} aria-label="Paid orders">
        {orders.map(({ id, domain, drop_date }) => (
          <li key={id}>
            <DomainName name={domain} />
            <span className={styles.orderInfo}>
              {drop_date === day ? `#${id}` : `${formatDay(drop_date)} · #${id}`}
            </span>
          </li>
        ))}
      </ul>
      {hasOtherAccounts && (
        <div>
          Some of them may go through another account of <bdi>{category.name}</bdi>.
        </div>
      )}
    </>
  );
}
