import type { EppLogRow } from '@dropcatch/sdk';
import { createTone, type AnswerTone } from './outcome.ts';

/** How long a tick of a lane stands for, in milliseconds: about a pixel of a lane over half an hour. */
export const tickMilliseconds = 15_000;

/** The answers to the creates of one name: the strongest tone of each tick, by the number of ticks since 1970. */
export type Lane = Readonly<Record<number, AnswerTone>>;

/** The lanes of names. */
export type Lanes = Readonly<Record<string, Lane>>;

/** A catch hides other answers, and a problem hides those that are expected. */
const strength: Readonly<Record<AnswerTone, number>> = { plain: 0, bad: 1, good: 2 };

/** Adds the creates among some rows of the log to the lanes. Returns the same object if they have them already. */
export function mergeLanes(known: Lanes, rows: readonly EppLogRow[]): Lanes {
  let result = known;
  for (const row of rows) {
    const name = row.object_name;
    if (!name || row.command !== 'create') continue;
    const tick = Math.floor(Date.parse(row.timestamp) / tickMilliseconds);
    const [tone, before] = [createTone(row), result[name]?.[tick]];
    if (before && strength[before] >= strength[tone]) continue;
    result = { ...result, [name]: { ...result[name], [tick]: tone } };
  }
  return result;
}
