import { Anchor } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showNews } from '../core/api/messages.ts';
import { queryClient, refresh } from '../core/api/queryClient.ts';
import { hasDesktopNotices, showDesktopNotice } from '../core/browser/desktopNotices.ts';
import { isBeforeEyes, tellInTitle } from '../core/browser/tabNews.ts';
import { limitConcurrency } from '../core/lists.ts';
import { useUser } from '../core/session/session.ts';
import { utcDay } from '../core/time/time.ts';
import { useToday } from '../core/time/ticking.ts';
import { refreshPeriodNow } from '../entities/domains/dayWindows.ts';
import { dayOrders } from '../entities/orders/dayOrders.ts';
import { endingsOf, endingsText, type Endings } from '../entities/orders/endings.ts';
import { isComplete } from '../entities/orders/knownOrders.ts';
import { isCaught, takesPart } from '../entities/orders/orderStates.ts';
import { orderDetails } from '../entities/orders/orders.ts';
import { isOwn, ownOrders } from '../entities/orders/ownOrders.ts';

/** A tab in the background asks no more often than this, in milliseconds. */
const backgroundPeriod = 10_000;

const inTurn = limitConcurrency(3);

/**
 * Tells on every screen when an own order is caught or lost: by a message, before the title of a tab in the background,
 * and by a notice of the desktop where the person allowed it. Several are one summary.
 *
 * It follows the own open orders, which the lists of domains show, too. Customers' are read at the rates of live data
 * while one of them takes part in the day's races. To find staff's own takes many calls, so those are only followed where
 * something else reads them, such as the Drop Board.
 */
export function CatchNews() {
  const isCustomer = useUser().role === 'user';
  const onBoard = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_app/drops'),
  });
  const { data: open } = useQuery({
    ...ownOrders,
    enabled: isCustomer,
    refetchInterval: ({ state: { data } }) =>
      !onBoard &&
      (data?.some(mayBeCaught) ?? false) &&
      Math.max(refreshPeriodNow(), document.hidden ? backgroundPeriod : 0),
    // Without this a notice of the desktop would come when it is needed no more.
    refetchIntervalInBackground: hasDesktopNotices(),
  });
  // The Drop Board reads them itself, unless it is paused.
  const { data: day } = useQuery({ ...dayOrders(useToday(), isCustomer), enabled: false });
  const racing = useRef<readonly Order[]>([]);
  const tell = useTelling();
  const follow = useEffectEvent(async (orders: readonly Order[]) => {
    const before = racing.current;
    racing.current = orders.filter(mayBeCaught);
    const still = new Set(racing.current.map(({ id }) => id));
    const left = before.filter(({ id }) => !still.has(id));
    const ended = await Promise.all(left.map(({ id }) => readAgain(id)));
    tell(endingsOf(ended.filter((order) => order !== undefined)));
  });
  useEffect(() => {
    if (open && !onBoard) void follow(open);
  }, [open, onBoard]);
  useEffect(() => {
    if (onBoard && day && isComplete(day)) void follow(day.orders.filter(isOwn));
  }, [day, onBoard]);
  return null;
}

function mayBeCaught(order: Order): boolean {
  return order.drop_date === utcDay() && takesPart(order) && !isCaught(order);
}

/** An order as it is now; undefined where that cannot be had: then nothing is told. */
function readAgain(id: number): Promise<Order | undefined> {
  const read = { ...orderDetails(id), staleTime: 0, retry: 3 };
  return inTurn(() => queryClient.query(read)).catch(() => undefined);
}

const nothing: Endings = { caught: [], lost: [] };

/** What tells of endings; while its message is on the screen, later ones join it. */
function useTelling() {
  const router = useRouter();
  const told = useRef(nothing);
  return (endings: Endings) => {
    if (endings.caught.length + endings.lost.length === 0) return;
    const { caught, lost } = told.current;
    const all = { caught: [...caught, ...endings.caught], lost: [...lost, ...endings.lost] };
    const { title, text } = endingsText(all);
    const [first, ...others] = [...all.caught, ...all.lost];
    const link: NavigateOptions =
      first && others.length === 0
        ? { to: '/orders/$orderId', params: { orderId: first.id } }
        : { to: '/drops' };
    const open = () => void router.navigate(link);
    showNews('catches', {
      title,
      message: (
        <Anchor
          inherit
          c="inherit"
          underline="always"
          href={router.buildLocation(link).href}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          {text}
        </Anchor>
      ),
      good: all.caught.length > 0,
      seen: isBeforeEyes(),
      onClose: () => (told.current = nothing),
    });
    // The message before it went just now, and took what was told with it.
    told.current = all;
    tellInTitle(title);
    showDesktopNotice(title, text, open);
    void refresh([['orders'], ['dashboard']]);
  };
}
