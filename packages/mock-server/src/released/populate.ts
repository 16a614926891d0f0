import { DAY } from '../time/clock.ts';
import type { World } from '../world.ts';

/** Copies the catalogue's drops of a UTC day into the released domains, as not checked; tells how many were new. */
export function populate({ store, catalogue }: World, date: string): number {
  const day = Date.parse(date) / DAY;
  const known = new Set(
    store.releasedDomains
      .filter(({ release_date }) => release_date === date)
      .map(({ domain }) => domain),
  );
  const before = known.size;
  for (const row of catalogue.dropsOn(day)) {
    const domain = catalogue.name(row);
    if (known.has(domain)) continue;
    known.add(domain);
    store.releasedDomains.add({
      domain,
      tld: catalogue.tld(row),
      release_date: date,
      last_checked: null,
      is_available: null,
    });
  }
  return known.size - before;
}
