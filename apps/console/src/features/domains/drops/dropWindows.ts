import type { Day } from '../../../lib/time/time.ts';

/** When a registry usually releases the names of a day. What is usual is no promise. */
interface Rule {
  tlds: readonly string[];
  /** Times of the day, `HH:MM`: from, and where it is known until. */
  spans: readonly (readonly [from: string, to?: string])[];
  /** Where those times are local, an IANA name. */
  zone: string;
  /** What else is to be known. */
  note?: string;
}

/** The usual release windows, gathered from the registries' documents and from what is seen in drops. */
const rules: readonly Rule[] = [
  { tlds: ['com', 'net'], spans: [['14:00', '15:15']], zone: 'America/New_York' },
  { tlds: ['org'], spans: [['14:30', '15:30']], zone: 'UTC' },
  { tlds: ['info'], spans: [['10:00', '10:30']], zone: 'UTC' },
  { tlds: ['me'], spans: [['02:30', '03:00']], zone: 'UTC' },
  {
    tlds: ['uk', 'co.uk'],
    spans: [],
    zone: 'UTC',
    note: 'each name at the second that the registry publishes for it',
  },
  { tlds: ['de'], spans: [['02:00', '04:00']], zone: 'Europe/Berlin' },
  {
    tlds: ['nl'],
    spans: [],
    zone: 'UTC',
    note: 'at random within the hour after a time that the registry publishes',
  },
  { tlds: ['eu'], spans: [], zone: 'UTC', note: 'in a batch after 40 days of quarantine' },
  { tlds: ['se'], spans: [['04:00']], zone: 'UTC', note: 'in random order' },
  {
    tlds: ['it'],
    spans: [['09:00'], ['16:00']],
    zone: 'Europe/Rome',
    note: 'by lists that the registry publishes',
  },
  { tlds: ['nz'], spans: [['02:00', '03:00']], zone: 'UTC', note: 'one command a second' },
  {
    tlds: ['cz'],
    spans: [],
    zone: 'UTC',
    note: 'no free drop: the registry auctions names and releases the unsold ones the next day',
  },
];

/** A stretch of time, ISO 8601 instants; without an end where none is usual. */
export interface Span {
  from: string;
  to?: string;
}

/** When the names of a TLD are usually released on a day. */
export interface DropWindow {
  /** In the order of time; none where the registry has no fixed hours. */
  spans: readonly Span[];
  note?: string;
}

/** The usual release of a TLD on the UTC day of a drop; nothing where it is not known. */
export function dropWindow(tld: string, day: Day): DropWindow | undefined {
  const last = tld.slice(tld.lastIndexOf('.') + 1);
  const rule = [tld, last].flatMap(
    (name) => rules.find(({ tlds }) => tlds.includes(name)) ?? [],
  )[0];
  if (!rule || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  const { spans, zone, note } = rule;
  return {
    spans: spans.map(([from, to]) => ({
      from: instantIn(zone, day, from),
      ...(to && { to: instantIn(zone, day, to) }),
    })),
    ...(note && { note }),
  };
}

/** Where a moment lies in a window: more than an hour before it, in the last hour before it, in it, or after all of it. */
export type DropPhase =
  | { kind: 'far' | 'over' | 'unknown' }
  | { kind: 'soon'; opens: string }
  | { kind: 'open'; closes: string };

const hour = 3_600_000;

/**
 * The phase of a window at a moment. After a time without a usual end nothing can be said.
 * @param now in milliseconds
 */
export function dropPhase(spans: readonly Span[], now: number): DropPhase {
  for (const { from, to } of spans) {
    const opens = Date.parse(from);
    if (now < opens) return opens - now <= hour ? { kind: 'soon', opens: from } : { kind: 'far' };
    if (to && now < Date.parse(to)) return { kind: 'open', closes: to };
  }
  return { kind: spans.at(-1)?.to ? 'over' : 'unknown' };
}

/**
 * The instant at which clocks of a zone show a time on a day. Of a time that they skip in spring it is when they go on,
 * of one that they show twice in autumn the first.
 */
function instantIn(zone: string, day: Day, time: string): string {
  const utc = Date.parse(`${day}T${time}:00Z`);
  const early = utc - offsetIn(zone, utc - 24 * hour);
  const late = utc - offsetIn(zone, utc + 24 * hour);
  const shown = [early, late].find((at) => at + offsetIn(zone, at) === utc);
  return new Date(shown ?? early).toISOString();
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetIn(zone: string, at: number): number {
  const shown = new Date(at).toLocaleString('sv-SE', { timeZone: zone });
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - at || 0;
}

/**
 * A stretch of time on the clocks of a zone, `19:00–20:15`; with the weekday where the day is another one there than in
 * UTC.
 */
export function formatSpan({ from, to }: Span, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const start = Date.parse(from);
  const text = to ? `${clock.format(start)}–${clock.format(Date.parse(to))}` : clock.format(start);
  const weekdayIn = (zone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, weekday: 'short' }).format(start);
  const day = weekdayIn(timeZone);
  return day === weekdayIn('UTC') ? text : `${day} ${text}`;
}
