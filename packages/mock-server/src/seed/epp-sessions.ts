import { dropWindow } from '../epp/drop-time.ts';
import type { EppLogEntry } from '../epp/log.ts';
import { poll } from '../epp/poll.ts';
import { closesSession } from '../epp/results.ts';
import { type Rng, sampler } from '../rng.ts';
import { HOUR, isoDate, MINUTE } from '../time/clock.ts';

/** An entry of the log with its time. */
export type Entry = EppLogEntry & { readonly at: number };

/** What comes of checks and creates (domain facts); what was ordered is won beside them. */
const checkCode = sampler<number>([
  [1000, 99.5],
  [2400, 0.4],
  [2502, 0.1],
]);
const createCode = sampler<number>([
  [2302, 98],
  [2306, 0.9],
  [2400, 0.6],
  [2502, 0.5],
]);

type Task = 'check' | 'create' | 'hello' | 'poll' | 'timeout';

/** What happens at an instant of a session; a create comes in a burst. */
const taskOf = sampler<Task>([
  ['check', 70],
  ['create', 22],
  ['hello', 5.4],
  ['poll', 2],
  ['timeout', 0.6],
]);

/** Where names come from: one that is in use, and one that nobody else knows. */
export interface Names {
  readonly used: (rng: Rng) => string;
  readonly fresh: (rng: Rng) => string;
}

/** The share of single checks that find their name available. */
const FREE = 0.07;
/** The share of checks for several names, and how many there are at most. */
const MULTIPLE = 0.3;
const MOST_NAMES = 12;

/** Connecting and logging in; the log's times are those of the requests. */
export function opening(at: number, code = 1000): Entry[] {
  return [
    { at, command: null },
    { at: at + 310, command: 'login', code },
  ];
}

function check(at: number, { used, fresh }: Names, rng: Rng): Entry[] {
  const names = new Set<string>();
  const free: string[] = [];
  for (let left = rng.chance(MULTIPLE) ? rng.int(2, MOST_NAMES) : 1; left > 0; left -= 1) {
    const isFree = rng.chance(FREE);
    const name = isFree ? fresh(rng) : used(rng);
    if (isFree && !names.has(name)) free.push(name);
    names.add(name);
  }
  return [{ at, command: 'check', names: [...names], free, code: checkCode(rng) }];
}

/** Creates for one name that others have ordered too, until it is given up. */
function creates(at: number, { fresh }: Names, rng: Rng): Entry[] {
  const names = [fresh(rng)];
  const entries: Entry[] = [];
  for (let tries = rng.int(2, 7), sent = at; tries > 0; tries -= 1, sent += rng.int(60, 220)) {
    const code = createCode(rng);
    entries.push({ at: sent, command: 'create', names, code });
    if (code !== 2302) break;
  }
  return entries;
}

/** A check that nobody answers: the connection is gone. */
function timeout(at: number, { used }: Names, rng: Rng): Entry[] {
  const trouble = 'no answer within 30 s';
  return [{ at, command: 'check', names: [used(rng)], trouble, duration_ms: 30_000 }];
}

const TASKS: Record<Task, (at: number, names: Names, rng: Rng) => Entry[]> = {
  check,
  create: creates,
  hello: (at) => [{ at, command: 'hello' }],
  poll: (at, _, rng) => poll(at, rng),
  timeout,
};

/** A new session is open so many milliseconds after its connect; it is not tried sooner than so many after a break. */
const OPENED = 900;
const RETRY = 700;

/** A create that decides an order is answered within so many milliseconds. */
const ANSWERED = 200;

/** How long a session is open before its registry's drop or its first order, and after the last. */
const BEFORE = 10 * MINUTE;
const AFTER = 5 * MINUTE;

/** A broken session is opened again (RFC 5730, 25xx): what is sent then, and when the next command can be. */
function aftermath({ at, trouble, code = 0, duration_ms = 200 }: Entry): [Entry[], number] {
  const ready = at + duration_ms;
  if (trouble === undefined && !closesSession(code)) return [[], ready];
  return [opening(ready + RETRY), ready + RETRY + OPENED];
}

/** What is sent in a session from one instant to another; nothing is in the way of the creates that are due. */
function commands(from: number, to: number, { count, names, due }: SessionDay, rng: Rng): Entry[] {
  const times = Array.from({ length: count }, () => rng.int(from, to)).toSorted((a, b) => a - b);
  const sent: Entry[] = [];
  let ready = from;
  for (const time of times) {
    const entries = TASKS[taskOf(rng)](Math.max(time, ready), names, rng);
    const [begin, end] = [entries[0], entries.at(-1)];
    if (begin === undefined || end === undefined) continue;
    const [reopened, free] = aftermath(end);
    if (due.some(({ at }) => at + ANSWERED > begin.at && at < free)) continue;
    sent.push(...entries, ...reopened);
    ready = free;
  }
  return [...sent, ...due].toSorted((a, b) => a.at - b.at);
}

/** A day of an account. */
export interface SessionDay {
  readonly date: string;
  readonly tld: string;
  readonly now: number;
  /** How many things happen in the session. */
  readonly count: number;
  /** Whether the session is still open today. */
  readonly connected: boolean;
  readonly names: Names;
  /** The creates that decided orders on this day, by time. */
  readonly due: readonly Entry[];
}

/**
 * The session of an account on a day: from ten minutes before its registry's drop, or the first order that was decided,
 * until shortly after the last.
 */
export function sessionOf(day: SessionDay, rng: Rng): Entry[] {
  const { date, tld, now, connected, due } = day;
  const [from, to] = dropWindow(tld, date);
  const orders = due.map(({ at }) => at);
  const first = Math.min(from, ...orders) - BEFORE;
  const open = connected && isoDate(now) === date;
  const begin = open ? Math.min(first, now - 3 * HOUR) : first;
  const end = open ? now - MINUTE : Math.max(to, ...orders) + AFTER;
  if (end > now - MINUTE) return [];
  const sent = commands(begin + 5000, end, day, rng);
  const over = (sent.at(-1)?.at ?? end) + rng.int(2, 9) * 1000;
  const closing: Entry[] = open ? [] : [{ at: over, command: 'logout', code: 1500 }];
  return [...opening(begin), ...sent, ...closing].filter(({ at }) => at < now);
}
