import type { Kind } from '../kind.ts';

/** A part of the calls. */
export const errorRate: Kind<number> = {
  words: 'a number from 0 to 1 such as 0.05',
  is: (value): value is number => typeof value === 'number' && value >= 0 && value <= 1,
};
