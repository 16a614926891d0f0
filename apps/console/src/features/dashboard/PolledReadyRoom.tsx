import { useQuery } from '@tanstack/react-query';
import { utcDay } from '../../core/time/time.ts';
import type { DayWindow } from '../../entities/drops/dayWindows.ts';
import { liveAccounts, realCatchPoll } from '../../entities/epp/catches.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { accountsForTlds } from '../../entities/epp/tlds.ts';
import { dayOrders } from '../../entities/orders/dayOrders.ts';
import { isDayRead } from '../../entities/orders/knownOrders.ts';
import { ReadyRoom } from '../../entities/ready/ReadyRoom.tsx';

interface PolledReadyRoomProps {
  drop: DayWindow;
  onClose: () => void;
}

/** The ready room with reads of its own. The Drop Board has them already. */
export function PolledReadyRoom({ drop, onClose }: PolledReadyRoomProps) {
  const orders = useQuery(dayOrders(utcDay(drop.opens), false)).data;
  const accounts = useQuery(liveAccounts).data?.accounts;
  const categories = useQuery(categoryList).data?.categories;
  const connected = accountsForTlds(drop.tlds, accounts, categories)?.filter(
    ({ is_connected }) => is_connected,
  );
  useQuery(realCatchPoll(connected, connected));
  return (
    <ReadyRoom
      drop={drop}
      orders={orders && isDayRead(orders) ? orders.orders : undefined}
      accounts={accounts}
      categories={categories}
      onClose={onClose}
    />
  );
}
