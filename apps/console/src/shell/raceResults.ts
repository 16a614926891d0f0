import { listNames } from '../core/text/labels.ts';
import type { Order } from '@dropcatch/sdk';
import { isCaught } from '../entities/orders/orderStates.ts';

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

/** The most names that a message lists. The rest are counted. */
export const maxNamesInMessage = 4;

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
  return {
    title: counts.filter(Boolean).join(', '),
    text: listNames(
      all.map(({ domain }) => domain),
      maxNamesInMessage,
    ),
  };
}
