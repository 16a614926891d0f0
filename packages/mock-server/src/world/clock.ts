import * as v from 'valibot';
import { schemaOf, shownValue } from '../input/input.ts';
import { DAY, FIRST_INSTANT, isoTime, knownTime, LAST_INSTANT, parseTime } from './time.ts';

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

/** Highest speed, in mock seconds per real second. */
const MAX_SPEED = 100_000;

/** Speed of a clock, in mock seconds per real second. To stop a clock, freeze it: 0 is not a speed. */
export const clockSpeed = schemaOf<number>(
  `a number above 0, at most ${MAX_SPEED}`,
  (value) => typeof value === 'number' && value > 0 && value <= MAX_SPEED,
);

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

/** The real time in milliseconds since 1970, independent of any clock. A test's fake timers move it. */
export const realTime = (): number => Date.now();

/** Returns a function that gives the milliseconds of real time since this call. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => performance.now() - start;
}
