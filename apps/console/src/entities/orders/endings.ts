import type { Order } from '@dropcatch/sdk';
import { isCaught } from './orderStates.ts';

/** Orders whose race has been decided, by how it ended. */
export interface Endings {
  caught: readonly Order[];
  lost: readonly Order[];
}

/** The caught and lost ones among some orders. */
export function endingsOf(orders: readonly Order[]): Endings {
  return {
    caught: orders.filter(isCaught),
    lost: orders.filter(({ state }) => state === 'FAILED'),
  };
}

/** At most this many names are listed; the others are counted. */
const namesTold = 4;

/** The message about endings: one order by its name, several in one summary. */
export function endingsText({ caught, lost }: Endings): { title: string; text: string } {
  const all = [...caught, ...lost];
  const [first] = all;
  if (first && all.length === 1) {
    const title = `${caught.length === 1 ? 'Caught' : 'Not caught'}: ${first.domain}`;
    return { title, text: `Order #${first.id}` };
  }
  const counts = [
    caught.length > 0 && `${caught.length} caught`,
    lost.length > 0 && `${lost.length} not caught`,
  ];
  const names = all.slice(0, namesTold).map(({ domain }) => domain);
  const more = all.length - names.length;
  return {
    title: counts.filter(Boolean).join(', '),
    text: names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  };
}
