import { Loader, Text } from '@mantine/core';
import type { EppAccount } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { accountList } from './eppAccounts.ts';
import { categoryList } from '../orders/orderChoices.ts';
import { paidOrders } from '../orders/paidOrders.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { DomainName } from '../domains/DomainName.tsx';
import { paidOrdersOf, tldsInWords } from './paidOrders.ts';
import { byId } from '../../core/byId.ts';
import { countOf } from '../../core/text/numbers.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import styles from './PaidOrders.module.css';

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
