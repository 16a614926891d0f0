import { formatTimer, utcDay, type Day } from '../../core/time/time.ts';
import { instantInZone, type ZoneName } from '../../core/time/zoneRules.ts';
import { dash } from '../../core/text/numbers.ts';

/**
 * How a registry releases the names of a day: in a window by day or at night, in a batch, each name at its own second,
 * or not freely (`none`).
 */
type ReleaseKind = 'window' | 'night' | 'batch' | 'exact' | 'none';

/** The usual release of some TLDs. A registry may deviate from it. */
interface Release {
  kind: ReleaseKind;
  tlds: readonly string[];
  /** The time zone of the hours; UTC by default. */
  zone?: ZoneName;
  /** Times of the day, `HH:MM`: the start, and the end if it is known. Absent if the registry has no fixed hours. */
  hours?: readonly (readonly [from: string, until?: string])[];
  /** Further information to show. */
  note?: string;
}

const releases: readonly Release[] = [
  // Verisign releases from 14:00 US Eastern; its drops end about 75 minutes later.
  {
    kind: 'window',
    tlds: ['com', 'net'],
    zone: 'America/New_York',
    hours: [['14:00', '15:15']],
  },
  // Observed in drops of Public Interest Registry.
  { kind: 'window', tlds: ['org'], hours: [['14:30', '15:30']] },
  // Observed in drops of Identity Digital.
  { kind: 'window', tlds: ['info'], hours: [['10:00', '10:30']] },
  // Observed in drops of doMEn.
  { kind: 'window', tlds: ['me'], hours: [['02:30', '03:00']] },
  // Nominet publishes the drop time of each name, to the second.
  {
    kind: 'exact',
    tlds: ['uk', 'co.uk'],
    note: 'each name at the second that the registry publishes for it',
  },
  // Observed in drops of DENIC: at night, local time.
  { kind: 'night', tlds: ['de'], zone: 'Europe/Berlin', hours: [['02:00', '04:00']] },
  // SIDN publishes an hour and releases at random within it.
  {
    kind: 'exact',
    tlds: ['nl'],
    note: 'at random within the hour after a time that the registry publishes',
  },
  // EURid: 40 days of quarantine, then a batch.
  { kind: 'batch', tlds: ['eu'], note: 'in a batch after 40 days of quarantine' },
  // The Swedish Internet Foundation releases from 04:00, in random order.
  { kind: 'batch', tlds: ['se'], hours: [['04:00']], note: 'in random order' },
  // Registro.it publishes lists of what it releases, e.g. at 09:00 and 16:00 local time.
  {
    kind: 'batch',
    tlds: ['it'],
    zone: 'Europe/Rome',
    hours: [['09:00'], ['16:00']],
    note: 'by lists that the registry publishes',
  },
  // The drop server of InternetNZ: one session, one command a second.
  { kind: 'window', tlds: ['nz'], hours: [['02:00', '03:00']], note: 'one command a second' },
  // CZ.NIC auctions names since May 2024.
  {
    kind: 'none',
    tlds: ['cz'],
    note: 'no free drop: the registry auctions names and releases the unsold ones the next day',
  },
];

/** The TLDs of the table, in its order. */
export const tldsWithKnownRelease: readonly string[] = releases.flatMap(({ tlds }) => tlds);

const byTld = new Map(releases.flatMap((release) => release.tlds.map((tld) => [tld, release])));

/** A time span as ISO 8601 instants. The end is absent if no usual end is known. */
export interface TimeSpan {
  from: string;
  to?: string;
}

/** When the names of a TLD are released on a day. */
export interface DropWindow {
  /** Undefined if nothing is known about the TLD. */
  kind: ReleaseKind | undefined;
  /** The known hours in order; empty without fixed hours. */
  spans: readonly TimeSpan[];
  /** The start of the first known hours, or of the day; milliseconds since 1970. */
  opens: number;
  /** The end of the last known hours, or of the day; milliseconds since 1970. */
  closes: number;
  note?: string;
}

const hour = 3_600_000;
const wholeDay = 24 * hour;

/**
 * The moment of a drop date with a time, in milliseconds since 1970. Midnight stands for the day, and a time without an
 * offset is UTC.
 */
function momentOf(dropDate: string): number | undefined {
  const [, day, time = '', offset = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[T ]([\d:.]+)(Z|[+-]\d{2}:?\d{2})?$/.exec(dropDate) ?? [];
  if (!/[1-9]/.test(time)) return undefined;
  return Date.parse(`${day}T${time}${offset}`) || undefined;
}

/**
 * When the names of a TLD are released on a UTC day. A TLD of several labels without its own entry follows its last
 * label. If the server knows the time of a drop, that counts. Undefined if the day is not valid.
 */
export function dropWindow(tld: string, dropDate: Day): DropWindow | undefined {
  const moment = momentOf(dropDate);
  const day = moment === undefined ? /^\d{4}-\d{2}-\d{2}/.exec(dropDate)?.[0] : utcDay(moment);
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const release = byTld.get(tld) ?? byTld.get(tld.slice(tld.lastIndexOf('.') + 1));
  const { kind, zone = 'UTC', hours = [], note } = release ?? {};
  const instant = (time: string) =>
    new Date(instantInZone(zone, Date.parse(`${day}T${time}:00Z`))).toISOString();
  const usualSpans = hours.map(([from, until]): TimeSpan => ({
    from: instant(from),
    ...(until && { to: instant(until) }),
  }));
  const spans = moment === undefined ? usualSpans : [{ from: new Date(moment).toISOString() }];
  return {
    kind,
    spans,
    opens: Date.parse(spans[0]?.from ?? '') || start,
    closes: Date.parse(spans.at(-1)?.to ?? '') || start + wholeDay,
    ...(note && { note }),
  };
}

/**
 * The phase of a drop: an hour or more before it, the last hour before it, during it, or after it. `opens` and `closes`
 * are set if the hours are known.
 */
export type DropPhase =
  | { kind: 'ahead'; opens?: string }
  | { kind: 'soon'; opens?: string }
  | { kind: 'open'; closes?: string }
  | { kind: 'over' };

/**
 * The phase of a drop at a moment. Hours without a usual end last until one hour before the next hours, or until the
 * end of the day.
 * @param now milliseconds since 1970
 */
export function dropPhase({ spans, opens, closes }: DropWindow, now: number): DropPhase {
  if (now >= closes) return { kind: 'over' };
  const next = spans.find(({ from }) => now < Date.parse(from));
  const current = spans.findLast(({ from }) => now >= Date.parse(from));
  const until = (next ? Date.parse(next.from) : opens) - now;
  const opening = next && { opens: next.from };
  if (until > 0 && until < hour) return { kind: 'soon', ...opening };
  if (current ? !current.to || now < Date.parse(current.to) : now >= opens)
    return { kind: 'open', ...(current?.to && { closes: current.to }) };
  return { kind: 'ahead', ...opening };
}

const minute = 60_000;

/**
 * The time left until a drop (spec, section 4; design, reading 27). Until an hour before the window opens: days and
 * hours, or hours only. After that: 'Soon', with known hours 'Soon · 12:41' in minutes and seconds, then 'Soon · open
 * now'. After the window: 'Soon · window over'. A dash if the window is not known.
 * @param now milliseconds since 1970
 */
export function timeLeft(window: DropWindow | undefined, now: number): string {
  if (!window) return dash;
  const phase = dropPhase(window, now);
  if (phase.kind === 'over') return 'Soon · window over';
  if (phase.kind === 'soon') {
    return phase.opens ? `Soon · ${formatTimer(Date.parse(phase.opens) - now)}` : 'Soon';
  }
  if (phase.kind === 'open') return window.spans.length > 0 ? 'Soon · open now' : 'Soon';
  const left = (phase.opens ? Date.parse(phase.opens) : window.opens) - now;
  const days = Math.floor(left / wholeDay);
  const hours = Math.floor((left % wholeDay) / hour);
  return days > 0 ? `${days}d ${hours}h` : `${hours}h`;
}

/** Whether a drop needs updating every second: it counts down, or its phase changes within a minute. */
export function isDropLive(window: DropWindow, now: number): boolean {
  const [phase, next] = [dropPhase(window, now), dropPhase(window, now + minute)];
  return phase.kind !== next.kind || (phase.kind === 'soon' && phase.opens !== undefined);
}
