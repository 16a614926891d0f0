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

/** A group of the board. */
export interface RaceGroup {
  outcome: Outcome;
  /** The rows to show, sorted {@link byWindow}. A row whose outcome has just changed is still in its old group. */
  rows: readonly RaceRow[];
}

const noRows: readonly RaceRow[] = [];

/** Whether hover counts. A touch screen reports the last touched element as hovered. */
const useCanHover = createMediaQueryHook('(hover: hover)');

/**
 * Groups the rows of a race by outcome. A row whose outcome changes keeps its place while it is highlighted, and while
 * the pointer or the focus is in the table. Then all changed rows move to their groups. A row that is being read has no
 * place to keep, and the rows of a window that opens move at once, unless they have the focus.
 * @param complete false during the first load of orders and log
 */
export function useRaceGroups(rows: readonly RaceRow[] = noRows, complete: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const offsetsBefore = useRef<RowOffsets>(undefined);
  const [reducedMotion, canHover] = [useReducedMotion(), useCanHover()];
  const known = rows.filter(({ outcome }) => outcome !== 'unread');
  const [positions, resetPositions] = useStablePositions(
    Object.fromEntries(known.map(({ order, outcome }) => [order.id, outcome])),
    complete,
  );
  const misplaced = known
    .filter(({ order, outcome }) => positions[order.id] !== outcome)
    .map(({ order, outcome }) => `${order.id} ${outcome}`)
    .join();

  const hasOpened = known.some(
    ({ order, outcome }) => outcome === 'racing' && positions[order.id] === 'waiting',
  );

  const moveRows = useEffectEvent((inUse: string): boolean => {
    const element = table.current;
    if (!element || element.matches(inUse)) return false;
    offsetsBefore.current = rowOffsets(element);
    resetPositions();
    return true;
  });
  useEffect(() => {
    if (!misplaced) return;
    const inUse = canHover ? ':hover, :focus-within' : ':focus-within';
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => moveRows(inUse) || schedule(), highlightMilliseconds);
    };
    schedule();
    return () => clearTimeout(timer);
  }, [misplaced, canHover]);
  useLayoutEffect(() => {
    if (table.current && offsetsBefore.current) {
      animateRows(table.current, offsetsBefore.current, reducedMotion);
    }
    offsetsBefore.current = undefined;
  });
  // Before the next frame, so that the rows of a window never show under the header of waiting ones.
  useLayoutEffect(() => {
    if (hasOpened) moveRows(':focus-within');
  }, [hasOpened]);

  const groups = outcomes.map((outcome): RaceGroup => {
    const shown = rows.filter((row) => (positions[row.order.id] ?? row.outcome) === outcome);
    return { outcome, rows: shown.toSorted(byWindow) };
  });
  return { table, groups };
}
