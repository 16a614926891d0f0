import * as v from 'valibot';
import { numberIn, schemaOf, shownValue, whole } from './input.ts';

interface ClockOptions {
  /** Start time, in milliseconds since 1970. Default: the real time. */
  readonly start?: number | undefined;
  /** A frozen clock stands still until it is advanced, set or resumed. Default false. */
  readonly frozen?: boolean | undefined;
  /** Mock seconds per real second. Default 1. */
  readonly speed?: number | undefined;
  /** Source of the real time, in milliseconds since 1970. Default: `Date.now`. */
  readonly wall?: (() => number) | undefined;
}

/** The clock as the control `clock.state` returns it. */
export interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
  readonly speed: number;
}

/** A saved clock. A running clock has moved on by the time it is restored. */
export interface SavedClock extends ClockState {
  /** Real time of the save. Only a running clock has it. */
  readonly saved_at?: string | undefined;
}

/** In milliseconds. */
export const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000] as const;

/**
 * Range of the clock, in milliseconds since 1970. Dates before its start are still possible, and its years have four
 * digits.
 */
const FIRST_INSTANT = Date.UTC(1971, 0);
const LAST_INSTANT = Date.UTC(10_000, 0) - 1;

/** Highest speed, in mock seconds per real second. */
const MAX_SPEED = 100_000;

/** Speed of a clock, in mock seconds per real second. To stop a clock, freeze it: 0 is not a speed. */
export const clockSpeed = schemaOf<number>(
  `a number above 0, at most ${MAX_SPEED}`,
  (value) => typeof value === 'number' && value > 0 && value <= MAX_SPEED,
);

const isoDays = new Map<number, string>();

/** Formats a UTC day, counted from 1970-01-01, as `2026-11-21`. Builds each text once. */
export function isoDay(day: number): string {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  isoDays.set(day, text);
  return text;
}

/**
 * Formats an instant in UTC, to the second: `2026-11-21T18:00:03Z` (ISO 8601). An instant after the year 9999 shows as
 * its end.
 */
export const isoTime = (at: number): string =>
  `${new Date(Math.min(at, LAST_INSTANT)).toISOString().slice(0, 19)}Z`;

/** The UTC day of an instant: `2026-11-21`. */
export const isoDate = (at: number): string => isoDay(Math.floor(Math.min(at, LAST_INSTANT) / DAY));

/** Whether an instant is within the range of the clock. */
export const isInRange = (at: number): boolean => at >= FIRST_INSTANT && at <= LAST_INSTANT;

/** A UTC day, counted from 1970-01-01. */
export const utcDay = whole(0, Math.floor(LAST_INSTANT / DAY));

/** A stored instant, in milliseconds since 1970: any from the year 1 to 9999. */
export const instant = numberIn('a time in milliseconds since 1970', Date.UTC(1, 0), LAST_INSTANT);

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Parses an ISO date or time as milliseconds since 1970, in UTC unless it names an offset. Returns undefined for other
 * text, for a day that its month does not have and for a time outside the clock's range.
 */
export function parseTime(text: string): number | undefined {
  const [, date = '', time = '00:00', offset = 'Z'] = TIME.exec(text) ?? [];
  const midnight = Date.parse(date);
  const at = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return isInRange(at) && isoDate(midnight) === date ? at : undefined;
}

export const clockTime = schemaOf<string>(
  'a time from 1971 to 9999 such as 2026-11-20T17:58:00Z',
  (value) => typeof value === 'string' && parseTime(value) !== undefined,
);

/** A time of the clock: ISO 8601, or milliseconds since 1970. */
export const knownTime = schemaOf<string | number>(
  'a time from 1971 to 9999 such as 2026-11-20T17:58:00Z, or its milliseconds since 1970',
  (value) => (typeof value === 'number' ? isInRange(value) : v.is(clockTime, value)),
);

/** A hundred years, in milliseconds. */
const LONGEST = 36_525 * DAY;

export const span = numberIn('milliseconds from 0 to a hundred years', 0, LONGEST);

/** A stored distance from an instant, in milliseconds. Negative before it. */
export const distance = numberIn('milliseconds, a hundred years at most', -LONGEST, LONGEST);

const isDate = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));

export const dateText = schemaOf<string>('a date such as 2026-11-20', (value) =>
  isDate(value, /^\d{4}-\d\d-\d\d$/),
);

export const timeText = schemaOf<string>('a time such as 2026-11-20T18:00:00Z', (value) =>
  isDate(value, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
);

/** The real time in milliseconds since 1970, independent of any clock. A test's fake timers move it. */
export const realTime = (): number => Date.now();

/** Returns a function that gives the milliseconds of real time since this call. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

/**
 * The only source of time in the mock: real, shifted, frozen or sped up. All code asks this clock for the time, so a
 * test can step through a drop without waiting.
 */
export class Clock {
  readonly #wall: () => number;
  readonly #options: ClockOptions;
  #anchorWall = 0;
  #anchorMock = 0;
  #speed = 1;
  #frozen = false;

  constructor(options: ClockOptions = {}) {
    this.#options = options;
    this.#wall = options.wall ?? Date.now;
    this.reset();
  }

  /** Returns to the start time, speed and state that the clock was created with. */
  reset(): void {
    this.#anchorWall = this.#wall();
    this.#anchorMock = this.#options.start ?? this.#anchorWall;
    this.#speed = this.#options.speed ?? 1;
    this.#frozen = this.#options.frozen ?? false;
  }

  /** Milliseconds since 1970, a whole number. */
  now(): number {
    if (this.#frozen) return this.#anchorMock;
    const passed = (this.#wall() - this.#anchorWall) * this.#speed;
    return Math.min(LAST_INSTANT, Math.floor(this.#anchorMock + passed));
  }

  /** The UTC day, counted from 1970-01-01. */
  day(): number {
    return Math.floor(this.now() / DAY);
  }

  /** Now, as `2026-11-21T18:00:03Z`. */
  iso(): string {
    return isoTime(this.now());
  }

  /**
   * Jumps to an instant. One outside the range becomes the nearer end of the range. A running clock continues from
   * there.
   * @param now milliseconds since 1970, or a text such as `2026-11-20T18:00:00Z`
   * @throws {RangeError} for anything else
   */
  set(now: number | string): void {
    const at = typeof now === 'string' ? parseTime(now) : now;
    // Tests may run without a type check.
    if (typeof at !== 'number' || Number.isNaN(at)) {
      throw new RangeError(`now ${knownTime.message}, not ${shownValue(now)}`);
    }
    this.#anchorWall = this.#wall();
    this.#anchorMock = Math.max(FIRST_INSTANT, Math.min(LAST_INSTANT, Math.floor(at)));
  }

  /** Jumps forward (or back, when negative) by the given milliseconds. */
  advance(milliseconds: number): void {
    this.set(this.now() + milliseconds);
  }

  freeze(): void {
    this.set(this.now());
    this.#frozen = true;
  }

  /** Lets a frozen clock run again, at its speed. */
  resume(): void {
    this.set(this.now());
    this.#frozen = false;
  }

  /**
   * Mock seconds per real second from now on.
   * @throws {RangeError} unless it is above 0, and at most 100,000
   */
  setSpeed(speed: number): void {
    if (!v.is(clockSpeed, speed)) throw new RangeError(`speed ${clockSpeed.message}`);
    this.set(this.now());
    this.#speed = speed;
  }

  state(): ClockState {
    return { now: this.iso(), frozen: this.#frozen, speed: this.#speed };
  }

  save(): SavedClock {
    const now = new Date(this.now()).toISOString();
    const saved_at = this.#frozen ? undefined : new Date(this.#wall()).toISOString();
    return { now, frozen: this.#frozen, speed: this.#speed, saved_at };
  }

  restore(saved: SavedClock): void {
    this.set(this.after(saved));
    this.#speed = saved.speed;
    this.#frozen = saved.frozen;
  }

  /** The time that a saved clock shows now, in milliseconds since 1970. */
  after({ now, frozen, speed, saved_at = now }: SavedClock): number {
    const passed = frozen ? 0 : Math.max(0, this.#wall() - Date.parse(saved_at)) * speed;
    return Date.parse(now) + passed;
  }
}

/** Longest delay of a timer, in milliseconds: about 25 days. A timer with a longer one fires at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** Resolves after the given milliseconds of real time, or when the signal fires. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted || milliseconds <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(milliseconds, LONGEST_WAIT));
    signal.addEventListener('abort', done);
  });
}

/**
 * Returns a function that waits for a moment, given in milliseconds of real time after this call, or for the signal. A
 * late moment does not delay the next one.
 */
export function schedule(signal: AbortSignal): (moment: number) => Promise<void> {
  const passed = stopwatch();
  return (moment) => wait(moment - passed(), signal);
}
