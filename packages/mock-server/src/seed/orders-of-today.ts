import { datePrices } from '../domains/rows.ts';
import type { Rng } from '../rng.ts';
import type { StoredOrder } from '../store.ts';
import { isoDate } from '../time/clock.ts';
import type { World } from '../world.ts';

/** The states of an order on the day of its drop. */
const ON_THE_DAY: readonly string[] = ['READY_FOR_CATCH', 'PROCESSING'];

/** One .com name in some fifty drops today: so many draws find one. */
const TRIES = 600;

function rowOfToday({ catalogue, clock }: World, rng: Rng, taken: Set<string>): number | undefined {
  const { day, tld, tlds } = catalogue.columns;
  const com = tlds.indexOf('com');
  for (let tries = 0; tries < TRIES && catalogue.size > 0; tries += 1) {
    const row = rng.int(0, catalogue.size - 1);
    const suits = day[row] === clock.day() && tld[row] === com;
    if (suits && !taken.has(catalogue.name(row))) return row;
  }
  return undefined;
}

/** Orders that are ready for their catch are for names that drop today, so that there is something to catch. */
export function dropToday(
  world: World,
  orders: readonly Omit<StoredOrder, 'id'>[],
  { rng, taken }: { rng: Rng; taken: Set<string> },
): void {
  const { catalogue, clock, store } = world;
  const category = store.eppCategories.find((candidate) =>
    candidate.supported_tlds.includes('com'),
  );
  for (const order of orders.filter(({ state }) => ON_THE_DAY.includes(state))) {
    const row = rowOfToday(world, rng, taken);
    if (row === undefined || category === undefined) continue;
    const domain = catalogue.name(row);
    taken.add(domain);
    const [{ price }] = datePrices(catalogue, row);
    Object.assign(order, {
      domain,
      tld: 'com',
      drop_date: isoDate(clock.now()),
      price,
      epp_registrar_category_id: category.id,
    });
  }
}
