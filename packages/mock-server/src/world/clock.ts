import { kindOf } from './input.ts';

interface ClockOptions {
  /** Where the clock starts, in milliseconds since 1970; the real time when left out. */
  readonly start?: number | undefined;
  /** A frozen clock stands still until it is advanced, set or resumed. Default false. */
  readonly frozen?: boolean | undefined;
  /** How many mock seconds pass in one real second. Default 1. */
  readonly speed?: number | undefined;
  /** Where real time comes from; a test may bring its own. */
  readonly wall?: (() => number) | undefined;
}

/** What `/__mock/clock` shows of the clock. */
interface ClockState {
  readonly now: string;
  readonly frozen: boolean;
  readonly speed: number;
}

/** The clock as it is saved. One that runs has run on when it is restored, as time does. */
export interface SavedClock extends ClockState {
  /** The real time when it was saved, of a clock that runs. */
  readonly saved_at?: string | undefined;
}

/** In milliseconds. */
export const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000] as const;

/** The clock's range, in milliseconds since 1970: a past below it still has a date, and a year has four digits. */
const FIRST_INSTANT = Date.UTC(1971, 0);
const LAST_INSTANT = Date.UTC(10_000, 0) - 1;

/** The most mock seconds per real second. */
const MAX_SPEED = 100_000;

/** How fast a clock may run, in mock seconds per real second: one that stands still is frozen, not slow. */
export const clockSpeed = kindOf<number>(
  `a number above 0, at most ${MAX_SPEED}`,
  (value) => typeof value === 'number' && value > 0 && value <= MAX_SPEED,
);

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
const isoDays = new Map<number, string>();

/** A UTC day by its number from 1970-01-01: `2026-11-21`. Each text is made once. */
export function isoDay(day: number): string {
  const known = isoDays.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY).toISOString().slice(0, 10);
  isoDays.set(day, text);
  return text;
}

/** An instant as ISO 8601 in UTC, to the second: `2026-11-21T18:00:03Z`. Nothing shows as later than the year 9999. */
export function isoTime(at: number): string {
  const instant = Math.min(at, LAST_INSTANT);
  const day = Math.floor(instant / DAY);
  const within = instant - day * DAY;
  const parts = [within / HOUR, (within % HOUR) / MINUTE, (within % MINUTE) / 1000];
  const time = parts.map((part) => TWO_DIGITS[Math.floor(part)]).join(':');
  return `${isoDay(day)}T${time}Z`;
}

/** The UTC day of an instant: `2026-11-21`. */
export const isoDate = (at: number): string => isoDay(Math.floor(Math.min(at, LAST_INSTANT) / DAY));

/** Whether the clock can stand at an instant. */
export const isInRange = (at: number): boolean => at >= FIRST_INSTANT && at <= LAST_INSTANT;

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Reads an ISO date or time of the clock's range as milliseconds since 1970, in UTC where it names no offset; undefined
 * when it is none, or a day that its month does not have.
 */
export function parseTime(text: string): number | undefined {
  const [, date = '', time = '00:00', offset = 'Z'] = TIME.exec(text) ?? [];
  const midnight = Date.parse(date);
  const at = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return isInRange(at) && isoDate(midnight) === date ? at : undefined;
}

export const clockTime = kindOf<string>(
  'a time from 1971 to 9999 such as 2026-11-20T17:58:00Z',
  (value) => typeof value === 'string' && parseTime(value) !== undefined,
);

/** The real time in milliseconds since 1970, whatever a clock shows: for the ages of files. */
export const realTime = (): number => Date.now();

/** Counts the milliseconds of real time from now on, whatever a clock shows: for what is waited for in real time. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}

/**
 * The one source of time in the mock: real, shifted, frozen or sped up. Everything that happens "now"
 * or "after 5 minutes" asks this clock, so a test can step through a drop without waiting.
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

  /** Back to how the clock was set up at the start. */
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

  /** Jumps to an instant, or to the end of the range that is nearer; a running clock runs on from there. */
  set(at: number): void {
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

  /** Mock seconds per real second from now on; must be above 0. */
  setSpeed(speed: number): void {
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

  /** Where a saved clock stands by now, in milliseconds since 1970. */
  after({ now, frozen, speed, saved_at = now }: SavedClock): number {
    const passed = frozen ? 0 : Math.max(0, this.#wall() - Date.parse(saved_at)) * speed;
    return Date.parse(now) + passed;
  }
}

/** The longest that a timer waits, in milliseconds: some 25 days. What is longer would be over at once. */
export const LONGEST_WAIT = 2 ** 31 - 1;

/** Waits the given milliseconds of real time, or until the client leaves, if that is sooner. */
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
 * Waits for moments the given milliseconds of real time after now, or until the client leaves. One that came late does not
 * make the next one late too.
 */
export function schedule(signal: AbortSignal): (moment: number) => Promise<void> {
  const passed = stopwatch();
  return (moment) => wait(moment - passed(), signal);
}
