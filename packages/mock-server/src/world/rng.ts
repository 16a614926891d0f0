/** Values with their weights. The weights can have any sum. */
type Weighted<T> = readonly (readonly [value: T, weight: number])[];

/** Hashes a text to four 32-bit words (cyrb128). */
function hashWords(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i += 1) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  return [h1 ^ h2 ^ h3 ^ h4, h2 ^ h1, h3 ^ h1, h4 ^ h1];
}

/**
 * The only source of chance in the mock. The same seed gives the same draws in Node and in browsers (sfc32, 32-bit
 * integer arithmetic only). Use one stream per purpose (`derive`), so that a new draw changes nothing elsewhere.
 */
export class Rng {
  readonly #name: string;
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: string | number) {
    this.#name = String(seed);
    [this.#a, this.#b, this.#c, this.#d] = hashWords(this.#name);
    for (let i = 0; i < 12; i += 1) this.bits();
  }

  /** Derives an independent stream for a purpose, such as `orders` or `catalogue/prices`. */
  derive(purpose: string | number): Rng {
    return new Rng(`${this.#name}/${purpose}`);
  }

  /** 32 random bits, as an unsigned integer. */
  bits(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (this.#c << 21) | (this.#c >>> 11);
    this.#c = (this.#c + t) | 0;
    return t >>> 0;
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    return this.bits() / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of the items. Throws a RangeError when there is none. */
  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('Nothing to pick from');
    return items[this.int(0, items.length - 1)] as T;
  }

  /** A draw from an approximate normal distribution with mean 0 and deviation 1: the sum of six uniform draws. */
  normal(): number {
    let sum = -3;
    for (let i = 0; i < 6; i += 1) sum += this.next();
    return sum * Math.SQRT2;
  }
}

/** The first of up to `tries` draws that passes. */
export function firstDrawn<T>(
  tries: number,
  draw: () => T,
  passes: (drawn: T) => boolean,
): T | undefined {
  for (let left = tries; left > 0; left -= 1) {
    const drawn = draw();
    if (passes(drawn)) return drawn;
  }
  return undefined;
}

/** Number of places where a prepared draw can start its search, so that it starts near its end. A power of two. */
const GUIDES = 256;

/** Prepares a weighted draw for hot loops: it adds up the weights once. */
export function sampler<T>(table: Weighted<T>): (rng: Rng) => T {
  let total = 0;
  const values = table.map(([value]) => value);
  const bounds = Float64Array.from(table, ([, weight]) => (total += weight));
  const guides = Uint16Array.from({ length: GUIDES }, (_, guide) =>
    bounds.findIndex((bound) => bound > (guide / GUIDES) * total),
  );
  return (rng) => {
    const next = rng.next();
    const drawn = next * total;
    let index = guides[Math.floor(next * GUIDES)] ?? 0;
    while ((bounds[index] ?? total) <= drawn) index += 1;
    const value = values[index];
    if (value === undefined) throw new RangeError('Nothing to pick from');
    return value;
  };
}

export const wordSampler = <Word extends string>(weights: Readonly<Record<Word, number>>) =>
  sampler(Object.entries<number>(weights) as [Word, number][]);
