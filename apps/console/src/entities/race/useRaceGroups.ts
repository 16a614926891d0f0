import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { highlightMilliseconds } from '../../ui/value/changes.ts';
import {
  animateRows,
  rowOffsets,
  useReducedMotion,
  type RowOffsets,
  useStablePositions,
} from '../../ui/value/positions.ts';
import { outcomes, type Outcome } from './outcome.ts';
import { byWindow, type RaceRow } from './raceRows.ts';

/** A group of the board. All groups show from the start, so that the first row of one moves no other. */
export interface RaceGroup {
  outcome: Outcome;
  /** Number of rows with this outcome, including those that still show in another group. */
  count: number;
  /**
   * The rows in the group, in the order of {@link byWindow}. A row whose outcome has just changed is still in its old
   * group.
   */
  rows: readonly RaceRow[];
}

const noRows: readonly RaceRow[] = [];

/** A touch screen reports the last touched element as hovered, so hover does not count there. */
const useHover = createMediaQueryHook('(hover: hover)');

/**
 * The rows of a race in their groups. A row whose outcome changes keeps its place while it is marked, and while
 * somebody points at the table or has the focus in it. Then all changed rows move to their groups.
 * @param complete false while orders or log are being read for the first time
 */
export function useRaceGroups(rows: readonly RaceRow[] = noRows, complete: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const tops = useRef<RowOffsets>(undefined);
  const [still, hover] = [useReducedMotion(), useHover()];
  const [places, settle] = useStablePositions(
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
    tops.current = rowOffsets(box);
    settle();
    return true;
  });
  useEffect(() => {
    if (!strays) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => move() || wait(), highlightMilliseconds);
    };
    wait();
    return () => clearTimeout(timer);
  }, [strays]);
  useLayoutEffect(() => {
    if (table.current && tops.current) animateRows(table.current, tops.current, still);
    tops.current = undefined;
  });

  const groups = outcomes.map((outcome): RaceGroup => {
    const count = rows.filter((row) => row.outcome === outcome).length;
    const placed = rows.filter(({ order }) => places[order.id] === outcome);
    return { outcome, count, rows: placed.toSorted(byWindow) };
  });
  return { table, groups };
}
