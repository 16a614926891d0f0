import { rateLimitDelay } from '../../core/api/pacing.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { onClockChange, serverNow, toServerTime } from '../../core/time/serverClock.ts';
import { hour, minute, second } from '../../core/time/time.ts';
import { windowsAround } from './dayWindows.ts';
import { isOpen } from './dropPhase.ts';

/** How often live data is read, in milliseconds: usually, in the hour before a window, and in a window. */
const intervals = { far: minute, near: 10 * second, open: 2 * second };

/** How long reads stay frequent after a window, in milliseconds, since the last results come then. */
const afterWindow = 2 * minute;

/** The shortest wait for a read that is due, in milliseconds, so that nothing can cause a loop of reads. */
const minWait = 200;

/** How much each further failure before the first answer adds to the wait, in milliseconds. */
const firstBackoff = 5 * second;

/** The longest wait after failures, in milliseconds. */
const maxBackoff = 30 * second;

/** This browser's place among all that wait for the same moment, from 0 to 1. */
const share = Math.random();

/**
 * How often live data is read at a moment, in milliseconds.
 * @param now milliseconds since 1970
 */
export function refreshInterval(now: number): number {
  const windows = windowsAround(now);
  if (windows.some((each) => isOpen(each, now) || isOpen(each, now - afterWindow)))
    return intervals.open;
  const isNear = windows.some(({ opens }) => opens > now && opens - now <= hour);
  return isNear ? intervals.near : intervals.far;
}

/**
 * When data is due to be read again, in milliseconds since 1970: after the interval in force when it was read, or
 * earlier if a shorter interval begins. Thousands of browsers wait for the same opening, so each reads in its own part of
 * the first second.
 * @param readAt when the data was read, in milliseconds since 1970
 */
export function dueAt(readAt: number): number {
  const interval = refreshInterval(readAt);
  const changes = windowsAround(readAt)
    .flatMap(({ opens }) => [opens - hour, opens])
    // No other one comes before the longest interval is over.
    .filter((start) => Math.abs(start - readAt) <= intervals.far)
    .map((start) => start + (share * refreshInterval(start)) / 2)
    .filter((at) => at > readAt && refreshInterval(at) < interval);
  return Math.min(readAt + interval, ...changes);
}

/**
 * Whether live data is out of date: it was due, and three reads were missed.
 * @param readAt when it was read, and `now`, both in milliseconds since 1970
 */
export function isOutdated(readAt: number, now: number): boolean {
  return now > dueAt(readAt) + 2 * refreshInterval(now) + second;
}

/** When a query was answered and when it failed last, by this computer's clock, how often it failed, and why. */
export interface QueryTimes {
  state: {
    dataUpdatedAt: number;
    errorUpdatedAt: number;
    errorUpdateCount: number;
    error: Error | null;
  };
}

/**
 * How much longer to wait after failures, in milliseconds: about as long as the service has not answered, so that each
 * wait is twice the one before, or as long as it asks. Browsers that failed together come back apart. Without any answer
 * yet, the waits grow with each failure after the first.
 */
function backoff(state: QueryTimes['state']): number {
  const { dataUpdatedAt, errorUpdatedAt, errorUpdateCount, error } = state;
  const isAnswered = dataUpdatedAt > 0;
  const failing = isAnswered
    ? errorUpdatedAt - dataUpdatedAt
    : (errorUpdateCount - 1) * firstBackoff;
  if (errorUpdatedAt <= dataUpdatedAt) return 0;
  return Math.max((0.5 + share) * Math.min(failing, maxBackoff), rateLimitDelay(error) ?? 0);
}

/**
 * The `refetchInterval` of live data: 60 s, 10 s in the hour before a drop window, 2 s in it. It is the
 * time until the data is due, so that a render in between puts no read off.
 */
export function liveRefetchInterval({ state }: QueryTimes): number {
  const readAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt);
  if (readAt === 0) return refreshInterval(serverNow());
  return Math.max(minWait, dueAt(toServerTime(readAt)) + backoff(state) - serverNow());
}

/** The same for live data that a drop window hardly changes: every ten seconds at most. */
export function calmRefetchInterval(query: QueryTimes): number {
  return Math.max(intervals.near, liveRefetchInterval(query));
}

/** Live queries wait by the service's clock, so they wait anew when it becomes known or jumps. */
onClockChange(() => {
  for (const { observers } of queryClient.getQueryCache().findAll({ type: 'active' }))
    for (const observer of observers) observer.setOptions(observer.options);
});
