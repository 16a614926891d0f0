import { Anchor } from '@mantine/core';
import type { Order } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showEvent } from '../core/api/messages.ts';
import { queryClient, refresh } from '../core/api/queryClient.ts';
import {
  hasDesktopNotifications,
  showDesktopNotification,
} from '../core/browser/desktopNotifications.ts';
import { isTabActive, showInTabTitle } from '../core/browser/tabTitle.ts';
import { limitConcurrency } from '../core/lists.ts';
import { useUser } from '../core/session/session.ts';
import { utcDay } from '../core/time/time.ts';
import { useToday } from '../core/time/useNow.ts';
import { refreshPeriodNow } from '../entities/domains/dayWindows.ts';
import { dayOrders } from '../entities/orders/dayOrders.ts';
import { endingsOf, endingsText, type Endings } from '../entities/orders/endings.ts';
import { isComplete } from '../entities/orders/knownOrders.ts';
import { isCaught, takesPart } from '../entities/orders/orderStates.ts';
import { orderDetails } from '../entities/orders/orders.ts';
import { isOwn, ownOrders } from '../entities/orders/ownOrders.ts';

/** The shortest period of a tab in the background, in milliseconds. */
const backgroundPeriod = 10_000;

const inTurn = limitConcurrency(3);

/**
 * Tells on every screen when an own order is caught or lost: by a message, in the title of a background tab, and by a
 * desktop notice if the person allowed it. Several are one summary. It follows the user's open orders, which lists of
 * domains show, too. A customer's orders are read at the rates of live data while one of them races today. Finding the
 * own orders of staff takes many calls, so they are only followed while something else reads them, such as the Drop
 * Board.
 */
export function CatchNews() {
  const isCustomer = useUser().role === 'user';
  const onBoard = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/_app/drops'),
  });
  const { data: open } = useQuery({
    ...ownOrders,
    enabled: isCustomer,
    refetchInterval: (query) =>
      !onBoard &&
      (query.state.data?.some(mayBeCaught) ?? false) &&
      Math.max(refreshPeriodNow(query), document.hidden ? backgroundPeriod : 0),
    // Without this a desktop notice would come too late.
    refetchIntervalInBackground: hasDesktopNotifications(),
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

/** An order as it is now; undefined if it cannot be read, and then nothing is reported. */
function readAgain(id: number): Promise<Order | undefined> {
  const read = { ...orderDetails(id), staleTime: 0, retry: 3 };
  return inTurn(() => queryClient.query(read)).catch(() => undefined);
}

const nothing: Endings = { caught: [], lost: [] };

/** Reports endings. While its message is on screen, later ones join it. */
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
    showEvent('catches', {
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
      isGood: all.caught.length > 0,
      isSeen: isTabActive(),
      onClose: () => (told.current = nothing),
    });
    // The previous message has just gone, with its text.
    told.current = all;
    showInTabTitle(title);
    showDesktopNotification(title, text, open);
    void refresh([['orders'], ['dashboard']]);
  };
}
