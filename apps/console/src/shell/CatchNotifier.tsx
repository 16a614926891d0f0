import { Anchor } from '@mantine/core';
import { hasRole, type Order } from '@dropcatch/sdk';
import { ordersListQueryLimits as limits } from '@dropcatch/sdk/limits';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { keepOpenList } from '../core/address/history.ts';
import { showEvent } from '../core/api/messages.ts';
import { queryClient, refresh } from '../core/api/queryClient.ts';
import {
  useDesktopNotifications,
  showDesktopNotification,
} from '../core/browser/desktopNotifications.ts';
import { clearTabTitle, isTabActive, showInTabTitle } from '../core/browser/tabTitle.ts';
import { limitCalls } from '../core/api/pacing.ts';
import { byId } from '../core/lists.ts';
import { sessionSignal, useUser } from '../core/session/session.ts';
import { utcDay } from '../core/time/time.ts';
import { useToday } from '../core/time/useNow.ts';
import { liveRefetchInterval } from '../entities/drops/liveRefresh.ts';
import { dayOrders } from '../entities/orders/dayOrders.ts';
import { raceResultsOf, raceResultsText, type RaceResults } from './raceResults.ts';
import { isDayRead } from '../entities/orders/knownOrders.ts';
import { isDecided, takesPart } from '../entities/orders/orderStates.ts';
import { orderDetails, orderList } from '../entities/orders/orders.ts';
import { isOwn, ownOrders } from '../entities/orders/ownOrders.ts';

/** The shortest refresh period of a background tab, in milliseconds. */
const backgroundPeriod = 10_000;

const limited = limitCalls();

/**
 * Shows on every screen when an own order is caught or lost: in a message, in the title of a background tab, and in a
 * desktop notification if the user allowed it. Several orders are one summary. It uses the query of the user's open
 * orders, which lists of domains use, too. A customer's orders refresh like live data while one of them may be caught
 * today. Finding the own orders of staff takes many calls, so those are watched only while dashboard or Drop Board read
 * the orders of the day, from which the customer's are taken then, too.
 */
export function CatchNotifier() {
  const isCustomer = hasRole(useUser(), 'user');
  const { on: notifies } = useDesktopNotifications();
  const readsDay = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === '/_app/drops' || routeId === '/_app/'),
  });
  const { data: openOrders } = useQuery({
    ...ownOrders,
    enabled: isCustomer,
    refetchInterval: (query) =>
      !readsDay &&
      (query.state.data?.some(mayBeCaught) ?? false) &&
      Math.max(liveRefetchInterval(query), document.hidden ? backgroundPeriod : 0),
    // Otherwise a desktop notification would come too late.
    refetchIntervalInBackground: notifies,
  });
  // Dashboard and Drop Board fetch them, unless the board is paused.
  const { data: dropDay } = useQuery({ ...dayOrders(useToday(), isCustomer), enabled: false });
  const tracked = useRef<readonly Order[]>([]);
  const notify = useCatchNotifications();
  const onOrders = useEffectEvent(async (orders: readonly Order[]) => {
    const previous = tracked.current;
    tracked.current = orders.filter(mayBeCaught);
    const stillTracked = new Set(tracked.current.map(({ id }) => id));
    const removed = previous.filter(({ id }) => !stillTracked.has(id));
    notify(raceResultsOf(await readOrders(removed, orders)));
  });
  useEffect(() => {
    if (openOrders && !readsDay) void onOrders(openOrders);
  }, [openOrders, readsDay]);
  useEffect(() => {
    if (readsDay && dropDay && isDayRead(dropDay)) void onOrders(dropDay.orders.filter(isOwn));
  }, [dropDay, readsDay]);
  // The results are not for the next user.
  useEffect(() => clearTabTitle, []);
  return null;
}

function mayBeCaught(order: Order): boolean {
  return order.drop_date === utcDay() && takesPart(order) && !isDecided(order);
}

/** How often a failed call is repeated. */
const retry = 3;

/** The maximum number of orders to fetch one by one. */
const maxSingleFetches = 3;

/**
 * Reads orders as they are now. The Drop Board has just read them. A tab that was hidden during a drop window may need a
 * hundred, so many are first looked for among the newest. An order that cannot be read is left out, and nothing is shown
 * about it.
 * @param fresh orders that were just read
 */
async function readOrders(orders: readonly Order[], fresh: readonly Order[]): Promise<Order[]> {
  const others = orders.filter(({ id }) => !byId(fresh, id));
  const newest = others.length > maxSingleFetches ? await fetchNewestOrders() : [];
  const known = [...fresh, ...newest];
  const read = await Promise.all(orders.map(async ({ id }) => byId(known, id) ?? fetchOrder(id)));
  return read.filter((order) => order !== undefined);
}

/** Fetches the newest orders with one call; none if that fails. */
async function fetchNewestOrders(): Promise<readonly Order[]> {
  const options = { ...orderList({ per_page: limits.per_page.max }), staleTime: 0, retry };
  const list = await queryClient.query(options).catch(() => undefined);
  return list?.orders ?? [];
}

/** Fetches an order; undefined if that fails. */
function fetchOrder(id: number): Promise<Order | undefined> {
  const options = { ...orderDetails(id), staleTime: 0, retry };
  return limited(() => queryClient.query(options), { signal: sessionSignal() }).catch(
    () => undefined,
  );
}

async function playWin(orderId: number): Promise<void> {
  // Without its file, there is no sound.
  const sound = await import('../core/browser/sound.ts').catch(() => undefined);
  sound?.playSound('won', orderId);
}

/** What a reader says of results: `Caught: brook.info`, `2 caught, 1 not caught: brook.info, stone.com and oak.net`. */
function resultsSpoken(results: RaceResults): string {
  const { title, text } = raceResultsText(results);
  return results.caught.length + results.lost.length === 1 ? title : `${title}: ${text}`;
}

const noResults: RaceResults = { caught: [], lost: [] };

/** Returns a function that shows which orders have ended. While its message is on screen, later orders are added to it. */
function useCatchNotifications() {
  const router = useRouter();
  const shown = useRef(noResults);
  return (results: RaceResults) => {
    if (results.caught.length + results.lost.length === 0) return;
    const { caught, lost } = shown.current;
    const all = { caught: [...caught, ...results.caught], lost: [...lost, ...results.lost] };
    const { title, text } = raceResultsText(all);
    const [first, ...others] = [...all.caught, ...all.lost];
    const link: NavigateOptions =
      first && others.length === 0
        ? { to: '/orders/$orderId', params: { orderId: first.id } }
        : { to: '/drops' };
    const open = () => void router.navigate(keepOpenList(router, link));
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
      // The earlier results on the message have been said.
      ...(caught.length + lost.length > 0 && { spoken: resultsSpoken(results) }),
      isGood: all.caught.length > 0,
      isSeen: isTabActive(),
      onClose: () => (shown.current = noResults),
    });
    // After `showEvent`, which closes the previous message and so calls its `onClose`.
    shown.current = all;
    showInTabTitle(title);
    const [caughtNow] = results.caught;
    if (caughtNow) void playWin(caughtNow.id);
    showDesktopNotification(title, text, open);
    void refresh([['orders'], ['dashboard']]);
  };
}
