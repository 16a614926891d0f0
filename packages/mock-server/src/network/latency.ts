import type { Kind } from '../kind.ts';
import type { Rng } from '../rng.ts';

/** How long answers take: a draw in milliseconds of real time. */
export type Latency = (rng: Rng) => number;

/** The longest that an answer is held back, in milliseconds. */
const LONGEST = 60_000;

const NUMBER = String.raw`(\d+(?:\.\d+)?)`;

/** How each form is written, and what it means; nothing when its numbers do not fit together. */
const FORMS: readonly (readonly [
  form: RegExp,
  read: (a: number, b: number) => Latency | undefined,
])[] = [
  [new RegExp(`^${NUMBER}$`), (fixed) => () => fixed],
  [
    new RegExp(`^${NUMBER}-${NUMBER}$`),
    (min, max) => (min > max ? undefined : (rng) => min + rng.next() * (max - min)),
  ],
  [
    new RegExp(`^lognormal:${NUMBER},${NUMBER}$`),
    (median, sigma) => (rng) => median * Math.exp(sigma * rng.normal()),
  ],
];

/**
 * Reads `200` (fixed), `50-400` (range) or `lognormal:120,0.6` (median and sigma), in milliseconds;
 * undefined when it is none of them, or the range goes from above to below.
 */
export function parseLatency(text: string): Latency | undefined {
  for (const [form, read] of FORMS) {
    const match = form.exec(text);
    if (match === null) continue;
    const latency = read(Number(match[1]), Number(match[2]));
    return latency && ((rng) => Math.min(LONGEST, latency(rng)));
  }
  return undefined;
}

/** A latency as it is written. */
export const latency: Kind<string> = {
  words:
    'like 200, 50-400 or lognormal:120,0.6 (milliseconds; a range begins with its shorter end)',
  is: (value): value is string => typeof value === 'string' && parseLatency(value) !== undefined,
};

/** A latency as a control call may give it: a fixed one also as a number. */
export const givenLatency: Kind<string | number> = {
  words: latency.words,
  is: (value): value is string | number =>
    latency.is(typeof value === 'number' ? String(value) : value),
};
