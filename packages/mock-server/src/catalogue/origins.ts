import { type Rng, sampler, type Weighted } from '../rng.ts';

/** Which sources (by id) the generated names of a TLD were imported from; the list of sources is in seed/sources.ts. */
const ORIGINS: Readonly<Record<string, Weighted<number>>> = {
  com: [
    [1, 78],
    [5, 22],
  ],
  net: [
    [1, 70],
    [5, 30],
  ],
  org: [[2, 1]],
  de: [[3, 1]],
  'co.uk': [[4, 1]],
  cz: [[6, 1]],
  eu: [[7, 1]],
  nl: [[7, 1]],
  pl: [[7, 1]],
  fr: [[7, 1]],
};

/** What comes from nowhere else: a feed of all TLDs. */
const ANY: Weighted<number> = [[5, 1]];

/** Draws the source that a name of a TLD comes from. */
export function originSampler(): (rng: Rng, tld: string) => number {
  const any = sampler(ANY);
  const byTld = new Map(Object.entries(ORIGINS).map(([tld, table]) => [tld, sampler(table)]));
  return (rng, tld) => (byTld.get(tld) ?? any)(rng);
}
