import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createMediaHook } from '../../core/browser/media.ts';
import { markedMilliseconds } from '../../ui/value/changes.ts';
import { glide, topsOf, useStill, type Tops, useKeptPlaces } from '../../ui/value/places.ts';
import { outcomes, type Outcome } from './outcome.ts';
import { byWindow, type RaceRow } from './raceRows.ts';

/** A group of the board. All are there from the start, so that one that gets its first row moves none. */
export interface RaceGroup {
  outcome: Outcome;
  /** How many rows have this outcome, wherever they stand. */
  count: number;
  /** What stands in the group, by name. A row that has just been decided still stands where it was. */
  rows: readonly RaceRow[];
}

const noRows: readonly RaceRow[] = [];

/** On a screen that is touched, what was touched last counts as pointed at. */
const useHover = createMediaHook('(hover: hover)');

/**
 * The rows of a race in their groups. A row whose outcome changes stays where it is for as long as it is marked, and as
 * long as somebody points at the table or is in it with the keyboard; then all that have changed go to their groups.
 * @param complete false while orders or log are still being read for the first time
 */
export function useRaceGroups(rows: readonly RaceRow[] = noRows, complete: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const tops = useRef<Tops>(undefined);
  const [still, hover] = [useStill(), useHover()];
  const [places, settle] = useKeptPlaces(
    Object.fromEntries(rows.map(({ order, outcome }) => [order.id, outcome])),
    complete,
  );
  const strays = rows
    .filter(({ order, outcome }) => places[order.id] !== outcome)
    .map(({ order, outcome }) => `${order.id} ${outcome}`)
    .join();

  const move = useEffectEvent((): boolean => {
    const box = table.current;
    const isRead = box?.matches(hover ? ':hover, :focus-within' : ':focus-within');
    if (!box || isRead) return false;
    tops.current = topsOf(box);
    settle();
    return true;
  });
  useEffect(() => {
    if (!strays) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => move() || wait(), markedMilliseconds);
    };
    wait();
    return () => clearTimeout(timer);
  }, [strays]);
  useLayoutEffect(() => {
    if (table.current && tops.current) glide(table.current, tops.current, still);
    tops.current = undefined;
  });

  const groups = outcomes.map((outcome): RaceGroup => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    const placed = rows.filter(({ order }) => places[order.id] === outcome);
    return { outcome, count, rows: placed.toSorted(byWindow) };
  });
  return { table, groups };
}
