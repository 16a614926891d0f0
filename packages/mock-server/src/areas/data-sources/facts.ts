import { hashName, mixed, NONE } from '../../world/catalogue/columns.ts';
import { DAY, isoDate } from '../../world/time.ts';
import type { StoredDataSource } from '../../world/records/data-sources.ts';

/**
 * A fact about a domain that an external service knows. It is computed from the hash of the name, so nothing is stored.
 */
interface Fact {
  /** A whole number from 0, or NONE. `today` is the day of the lookup, counted from 1970-01-01. */
  readonly of: (hash: number, today: number) => number;
  readonly show?: (value: number) => string | number;
}

const Salt = {
  trust: 1,
  trustPart: 2,
  citation: 3,
  citationExtra: 4,
  referring: 5,
  backlinks: 6,
  age: 7,
  archived: 8,
  snapshots: 9,
  lastSnapshot: 10,
  volume: 11,
  volumePart: 12,
  cost: 13,
  competition: 14,
  spam: 15,
  listed: 16,
  covered: 17,
  own: 18,
} as const;

const DAYS_A_YEAR = 365.25;

/** A number from 0 (inclusive) to 1 (exclusive) for a name and a salt. */
const unit = (hash: number, salt: number): number =>
  mixed(hash ^ Math.imul(salt, 0x9e3779b1)) / 4_294_967_296;

/** An approximate normal distribution with mean 0 and deviation 1: the sum of four draws. */
function normal(hash: number, salt: number): number {
  const sum = [0, 1, 2, 3].reduce((total, i) => total + unit(hash, salt * 101 + i), 0);
  return (sum - 2) * Math.sqrt(3);
}

/** A whole number from `min` to `max` for a draw from 0 to 1. */
const between = (draw: number, min: number, max: number): number =>
  min + Math.floor(draw * (max - min + 1));

/** Majestic's Trust Flow: 0 for 60 % of names, 1–10 for 25 %, 11–20 for 11 %, more for 4 %. */
function trustFlow(hash: number): number {
  const [part, draw] = [unit(hash, Salt.trustPart), unit(hash, Salt.trust)];
  if (part < 0.6) return 0;
  if (part < 0.85) return between(draw, 1, 10);
  return part < 0.96 ? between(draw, 11, 20) : between(draw, 21, 62);
}

function citationFlow(hash: number): number {
  const factor = 1.2 + 0.8 * unit(hash, Salt.citation);
  const extra = between(unit(hash, Salt.citationExtra), 0, 3);
  return Math.min(99, Math.round(trustFlow(hash) * factor) + extra);
}

/** Log-normal with median 6. One in a hundred is above 1,000. */
const referringDomains = (hash: number): number =>
  Math.min(250_000, Math.round(Math.exp(1.8 + 2.2 * normal(hash, Salt.referring))));

/** Age of the first snapshot in days. NONE for the 45 % of names without one. */
function archiveAge(hash: number): number {
  if (unit(hash, Salt.archived) < 0.45) return NONE;
  const part = unit(hash, Salt.age) * unit(hash, Salt.age + 100);
  return Math.round((1 + 23 * part) * DAYS_A_YEAR);
}

/** A fact that only archived names have, from the age of the first snapshot in days. */
const ifArchived =
  (of: (age: number, hash: number, today: number) => number, otherwise = NONE): Fact['of'] =>
  (hash, today) => {
    const age = archiveAge(hash);
    return age === NONE ? otherwise : of(age, hash, today);
  };

/** Searches per month: 0 for 70 % of names, else log-normal in steps of ten. */
function searchVolume(hash: number): number {
  if (unit(hash, Salt.volumePart) < 0.7) return 0;
  return 10 * Math.max(1, Math.round(Math.exp(2.2 + 1.6 * normal(hash, Salt.volume))));
}

/** A fact that only names with searches have. */
const ifSearched =
  (of: (hash: number) => number): Fact['of'] =>
  (hash) =>
    searchVolume(hash) === 0 ? NONE : of(hash);

const hundredths = (value: number): number => value / 100;

/** The facts by name. Decimals are stored in hundredths, days are counted from 1970-01-01. */
export const FACTS = {
  trustFlow: { of: trustFlow },
  citationFlow: { of: citationFlow },
  referringDomains: { of: referringDomains },
  backlinks: {
    of: (hash) => Math.round(referringDomains(hash) * (1 + 9 * unit(hash, Salt.backlinks))),
  },
  firstYear: {
    of: ifArchived((age, _, today) => new Date((today - age) * DAY).getUTCFullYear()),
  },
  snapshots: {
    of: ifArchived(
      (age, hash) => 1 + Math.round((age / DAYS_A_YEAR) * 12 * unit(hash, Salt.snapshots)),
      0,
    ),
  },
  lastSnapshot: {
    of: ifArchived(
      (age, hash, today) => today - Math.round(age * unit(hash, Salt.lastSnapshot) ** 2),
    ),
    show: (day) => isoDate(day * DAY).replaceAll('-', ''),
  },
  searchVolume: { of: searchVolume },
  costPerClick: {
    of: ifSearched((hash) => 5 + Math.round(1195 * unit(hash, Salt.cost) ** 3)),
    show: hundredths,
  },
  competition: {
    of: ifSearched((hash) => between(unit(hash, Salt.competition), 0, 100)),
    show: hundredths,
  },
  rating: { of: (hash) => Math.min(95, Math.round(9 * Math.log(1 + referringDomains(hash)))) },
  authority: { of: (hash) => Math.min(100, 1 + Math.round(citationFlow(hash) * 1.1)) },
  spamScore: { of: (hash) => 1 + Math.floor(40 * unit(hash, Salt.spam) ** 3) },
  listed: { of: (hash) => Number(unit(hash, Salt.listed) < 0.03) },
} satisfies Record<string, Fact>;

/** The fact for a field of an API, by a pattern of its name. The first match counts. */
const FIELD_FACTS: readonly (readonly [pattern: RegExp, fact: Fact])[] = [
  [/trust/, FACTS.trustFlow],
  [/citation/, FACTS.citationFlow],
  [/ref.*domain|domain.*ref|linking/, FACTS.referringDomains],
  [/link/, FACTS.backlinks],
  [/snapshots|captures/, FACTS.snapshots],
  [/first|year|oldest/, FACTS.firstYear],
  [/timestamp|last|date/, FACTS.lastSnapshot],
  [/volume|searches/, FACTS.searchVolume],
  [/cpc|cost|bid|price/, FACTS.costPerClick],
  [/competition/, FACTS.competition],
  [/authority/, FACTS.authority],
  [/spam/, FACTS.spamScore],
  [/flag|listed|block/, FACTS.listed],
  [/rating|rank/, FACTS.rating],
];

/** The fact for a field of an API, by the last part of its path. An unknown field gets a score from 0 to 100. */
export function factOf(field: string): Fact {
  const name = field.slice(field.lastIndexOf('.') + 1).toLowerCase();
  const known = FIELD_FACTS.find(([pattern]) => pattern.test(name));
  if (known !== undefined) return known[1];
  const salt = hashName(name);
  return { of: (hash) => between(unit(hash ^ salt, Salt.own), 0, 100) };
}

/** Whether a source knows a domain, by the hash of its name. It knows the share `coverage` of all domains. */
export const hasRecord = (
  { id, coverage }: Pick<StoredDataSource, 'id' | 'coverage'>,
  hash: number,
): boolean => unit(Math.imul(hash ^ id, 0x27d4eb2f), Salt.covered) < coverage;
