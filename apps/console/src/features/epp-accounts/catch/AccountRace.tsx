import type { EppAccount, Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { byId } from '../../../core/byId.ts';
import { formatDay, type Day } from '../../../core/time/time.ts';
import { accountList } from '../../../entities/epp/eppAccounts.ts';
import { isRacedFor, tldsInWords } from '../../../entities/epp/paidOrders.ts';
import { categoryList } from '../../../entities/orders/orderChoices.ts';
import { paidOrders } from '../../../entities/orders/paidOrders.ts';
import { scoreOf } from '../../../entities/race/raceRows.ts';
import { RaceTable } from '../../../entities/race/RaceTable.tsx';
import { useRace } from '../../../entities/race/useRace.ts';
import { LoadError } from '../../../ui/page/LoadError.tsx';
import styles from '../accounts.module.css';

interface AccountRaceProps {
  account: EppAccount;
  /** The drop day, UTC. */
  day: Day;
}

const othersPeriodMilliseconds = 10_000;

/**
 * The race that an account's real catch is in: the paid orders for its TLDs with the creates that were sent for each, the
 * last answer, and whether the name is won or lost. Another account of the registrar may send for the same names, so the
 * table tells whose answer came last. All of it is from orders and EPP logs, nothing from a test.
 */
export function AccountRace({ account, day }: AccountRaceProps) {
  const accounts = useQuery(accountList).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const tlds = byId(categories, account.registrar_category_id)?.supported_tlds ?? undefined;
  const { data: paid } = useQuery({ ...paidOrders, refetchInterval: othersPeriodMilliseconds });
  const also = useMemo(() => ofOtherDays(paid, day), [paid, day]);
  const race = useRace(day, { accounts, tlds, also });
  const { orders, rows } = race;
  return (
    <section aria-label="The race" className={styles.race}>
      {rows && rows.length > 0 && <p role="status">{scoreOf(rows)}</p>}
      {orders.error && (
        <LoadError error={orders.error} onRetry={orders.refetch} knownAt={orders.dataUpdatedAt} />
      )}
      <RaceTable
        race={race}
        empty={`No paid order for ${tldsInWords(tlds ?? [])} drops on ${formatDay(day)} (UTC).`}
      />
    </section>
  );
}

/** Orders that drop on another day and are raced for all the same. */
function ofOtherDays(paid: readonly Order[] | undefined, day: Day) {
  return paid?.filter((order) => order.drop_date !== day && isRacedFor(order));
}
