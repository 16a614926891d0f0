import type { Order } from '@dropcatch/sdk';
import { isCaught } from './orderStates.ts';

/** Orders whose race is decided. */
export interface RaceResults {
  caught: readonly Order[];
  lost: readonly Order[];
}

/** Finds the caught and lost orders among some orders. */
export function raceResultsOf(orders: readonly Order[]): RaceResults {
  return {
    caught: orders.filter(isCaught),
    lost: orders.filter(({ state }) => state === 'FAILED'),
  };
}

/** The most names to list. The rest are counted. */
const maxNames = 4;

/** The message about results: one order by its name, several in one summary. */
export function raceResultsText({ caught, lost }: RaceResults): { title: string; text: string } {
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
  const names = all.slice(0, maxNames).map(({ domain }) => domain);
  const more = all.length - names.length;
  return {
    title: counts.filter(Boolean).join(', '),
    text: names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  };
}
