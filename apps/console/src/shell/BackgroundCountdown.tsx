import { hasRole } from '@dropcatch/sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { setFaviconDot } from '../core/browser/favicon.ts';
import { playSound } from '../core/browser/sound.ts';
import { isTabActive, setTabCountdown } from '../core/browser/tabTitle.ts';
import { useUser } from '../core/session/session.ts';
import { formatTimer, utcDay } from '../core/time/time.ts';
import { useNowEveryMinute, useNowEverySecond } from '../core/time/useNow.ts';
import { nearWindow, tldsLabel, type DayWindow } from '../entities/drops/dayWindows.ts';
import { dropPhase } from '../entities/drops/dropPhase.ts';
import { takesPart } from '../entities/orders/orderStates.ts';
import { ownOrders } from '../entities/orders/ownOrders.ts';

/**
 * The countdown to a drop window on the browser's tab, from 30 minutes before it opens until it closes. For staff, and
 * for customers with a paid order in the window.
 */
export function BackgroundCountdown() {
  const minute = useNowEveryMinute();
  const isCustomer = hasRole(useUser(), 'user');
  // Only reads the cache. `CatchNotifier` fetches the orders.
  const own = useQuery({ ...ownOrders, enabled: false }).data;
  const next = nearWindow(minute);
  if (!next) return null;
  const takesPartInIt = own?.some(
    (order) =>
      order.drop_date === utcDay(minute) && next.tlds.includes(order.tld) && takesPart(order),
  );
  return isCustomer && !takesPartInIt ? null : <TabCountdown key={next.opens} drop={next} />;
}

const soundBefore = 60_000;

/**
 * Counts down in the title of a tab in the background. A browser may run the timers of a hidden tab only once a minute.
 */
function TabCountdown({ drop }: { drop: DayWindow }) {
  const now = useNowEverySecond();
  const isActive = useSyncExternalStore(subscribeToActivity, isTabActive);
  const { kind, until = drop.closes } = dropPhase(drop, now);
  const open = kind === 'open';
  const left = until - now;
  const text = `${formatTimer(left)} ${tldsLabel(drop)}`;
  useEffect(() => {
    setTabCountdown(isActive ? '' : text);
    return () => setTabCountdown('');
  }, [isActive, text]);
  useEffect(() => {
    const color = open ? '--console-running' : '--console-waiting';
    setFaviconDot(getComputedStyle(document.documentElement).getPropertyValue(color));
    return () => setFaviconDot(undefined);
  }, [open]);
  const isSoon = !open && left <= soundBefore;
  const wasSoon = useRef(isSoon);
  useEffect(() => {
    if (isSoon && !wasSoon.current) playSound('soon', drop.opens);
    wasSoon.current = isSoon;
  }, [isSoon, drop.opens]);
  return null;
}

function subscribeToActivity(listener: () => void): () => void {
  const stop = new AbortController();
  for (const event of ['focus', 'blur', 'visibilitychange'])
    window.addEventListener(event, listener, { signal: stop.signal });
  return () => stop.abort();
}
