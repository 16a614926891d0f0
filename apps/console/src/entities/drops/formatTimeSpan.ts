import type { TimeSpan } from './dropWindows.ts';

/**
 * Formats a time span in a time zone, `19:00–20:15`; with the weekday if it differs from that in UTC.
 * @param timeZone IANA name
 */
export function formatTimeSpan({ from, to }: TimeSpan, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const text = [from, ...(to ? [to] : [])].map((at) => clock.format(at)).join('–');
  const weekdayIn = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(from);
  const day = weekdayIn(timeZone);
  return day === weekdayIn('UTC') ? text : `${day} ${text}`;
}
