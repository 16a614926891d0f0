import { utcDay, utcMinute, wholeDay, type Day } from '../../core/time/time.ts';
import { instantInZone, type ZoneName } from '../../core/time/zoneRules.ts';

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

/** A time span, in milliseconds since 1970. The end is absent if no usual end is known. */
export interface TimeSpan {
  from: number;
  to?: number;
}

/** When names are released on a day. */
export interface DropWindow {
  /** The known hours in order; empty without fixed hours. */
  spans: readonly TimeSpan[];
  /** The start of the first known hours, or of the day; milliseconds since 1970. */
  opens: number;
  /** The end of the last known hours, or of the day; milliseconds since 1970. */
  closes: number;
}

/** The drop window of a TLD. */
interface TldWindow extends DropWindow {
  /** Undefined if nothing is known about the TLD. */
  kind: ReleaseKind | undefined;
  note?: string;
}

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
export function dropWindow(tld: string, dropDate: Day): TldWindow | undefined {
  const moment = momentOf(dropDate);
  const day = moment === undefined ? /^\d{4}-\d{2}-\d{2}/.exec(dropDate)?.[0] : utcDay(moment);
  const start = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(start)) return undefined;
  const release = byTld.get(tld) ?? byTld.get(tld.slice(tld.lastIndexOf('.') + 1));
  const { kind, zone = 'UTC', hours = [], note } = release ?? {};
  const instant = (time: string) => instantInZone(zone, Date.parse(`${day}T${time}:00Z`));
  const usualSpans = hours.map(([from, until]): TimeSpan => ({
    from: instant(from),
    ...(until && { to: instant(until) }),
  }));
  const spans = moment === undefined ? usualSpans : [{ from: moment }];
  return {
    kind,
    spans,
    opens: spans[0]?.from ?? start,
    closes: spans.at(-1)?.to ?? start + wholeDay,
    ...(note && { note }),
  };
}

/** The hours of a window, `19:00–20:15` or `from 04:00`, in UTC; empty without fixed hours. */
export function windowHours({ spans }: DropWindow): string {
  return spans
    .map(({ from, to }) => (to ? `${utcMinute(from)}–${utcMinute(to)}` : `from ${utcMinute(from)}`))
    .join(', ');
}
