import type { User } from '@dropcatch/sdk';
import { IconAddressBook, IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '../../core/session/permissions.ts';
import { useUser } from '../../core/session/session.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { utcDay } from '../../core/time/time.ts';
import { nearWindow } from '../../entities/drops/dayWindows.ts';
import { isOpen } from '../../entities/drops/dropPhase.ts';
import { realCatchPoll, realCatchState, refusedCatches } from '../../entities/epp/catches.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { accountList } from '../../entities/epp/eppAccounts.ts';
import { accountsForTlds } from '../../entities/epp/tlds.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isDayRead } from '../../entities/orders/knownOrders.ts';
import { ownOrders } from '../../entities/orders/ownOrders.ts';
import { readiness, type Thing } from '../../entities/ready/readiness.ts';
import type { Command } from './commands.ts';
import { commandsOf, ofAccount, ofOrder } from './records.ts';
import { isNamed } from './useRecords.ts';

const heading = 'Now';
const orderKind = { noun: 'Order', heading, icon: IconShoppingCart };
const accountKind = { noun: 'EPP account', heading, icon: IconAddressBook };

const maxNow = 6;

/** The commands that are the next step of something that is left to do. */
function stepsOf({ step, cost = '' }: Thing, me: User): Command[] {
  if (!step) return [];
  const orders = 'orders' in step ? step.orders : 'order' in step ? [step.order] : [];
  const ofStep =
    'account' in step
      ? commandsOf(accountKind, { ...ofAccount(step.account), detail: cost.slice(0, -1) })
      : orders.flatMap((order) => commandsOf(orderKind, ofOrder(order, me)));
  return ofStep.filter((command) => isNamed(command, [step.kind]));
}

/**
 * What is to do now. For staff, from half an hour before a window on, the next steps of the ready room; for customers,
 * their orders that drop today.
 */
export function useNow(): Command[] {
  const can = useCan();
  const me = useUser();
  const now = serverNow();
  const drop = can('eppAccounts/startRealCatch') ? nearWindow(now) : undefined;
  const enabled = drop !== undefined;
  const day = useQuery({ ...dayOrders(utcDay(drop?.opens ?? now), false), enabled }).data;
  const accounts = useQuery({ ...accountList, enabled }).data?.accounts;
  const categories = useQuery({ ...categoryList, enabled }).data?.categories;
  const connected = accountsForTlds(drop?.tlds ?? [], accounts, categories)?.filter(
    ({ is_connected }) => is_connected,
  );
  useQuery(realCatchPoll(connected, connected));
  const refused = useQuery(refusedCatches).data;
  const own = useQuery({ ...ownOrders, enabled: me.role === 'user' }).data ?? [];
  if (!drop) {
    const today = own.filter(({ drop_date }) => drop_date === utcDay(now));
    return today
      .slice(0, maxNow)
      .flatMap((order) => commandsOf(orderKind, ofOrder(order, me)).slice(0, 1));
  }
  const orders = day && isDayRead(day) ? day.orders : undefined;
  const input = { drop, isOpen: isOpen(drop, now), isNear: true, orders, accounts, categories };
  return readiness({ ...input, catchOf: realCatchState, refused })
    .things.flatMap((thing) => (thing.isLeft ? stepsOf(thing, me) : []))
    .slice(0, maxNow);
}
