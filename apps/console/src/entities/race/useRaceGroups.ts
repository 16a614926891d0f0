import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createMediaQueryHook } from '../../core/browser/media.ts';
import { localNow } from '../../core/time/serverClock.ts';
import { highlightMilliseconds } from '../../ui/value/changes.ts';
import { useStablePositions } from '../../ui/value/positions.ts';
import { outcomes, type Outcome } from './outcome.ts';
import { byWindow, type RaceRow } from './raceRows.ts';

/** A group of the board. */
export interface RaceGroup {
  outcome: Outcome;
  /** The rows to show, sorted {@link byWindow}. A row whose outcome has just changed is still in its old group. */
  rows: readonly RaceRow[];
}

const noRows: readonly RaceRow[] = [];

/** The longest that changed rows wait for later ones, in milliseconds: a drop may bring a result every second. */
const longestWait = 2 * highlightMilliseconds;

/** Whether hover counts. A touch screen reports the last touched element as hovered. */
const useCanHover = createMediaQueryHook('(hover: hover)');

/**
 * Groups the rows of a race by outcome. A row whose outcome changes keeps its place while it is highlighted, and while
 * the pointer or the focus is in the table. Then all changed rows move to their groups, each once, in the first pause
 * between results or after {@link longestWait}. A row whose outcome is being read stays. The rows of a window that opens move at once, unless they have the focus.
 * @param complete false during the first load of orders and log
 */
export function useRaceGroups(rows: readonly RaceRow[] = noRows, complete: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const canHover = useCanHover();
  const current = Object.fromEntries(
    rows.map(({ order: { id }, outcome }) => [id, outcome === 'unread' ? undefined : outcome]),
  );
  const [positions, updatePositions] = useStablePositions<Outcome>(current, complete);
  const moved = rows.filter(
    ({ order: { id }, outcome }) => outcome !== 'unread' && positions[id] !== outcome,
  );
  const misplaced = moved.map(({ order: { id }, outcome }) => `${id} ${outcome}`).join();
  const hasOpened = moved.some(({ outcome }) => outcome === 'racing');

  const moveRows = useEffectEvent((inUse: string): boolean => {
    if (!table.current || table.current.matches(inUse)) return false;
    updatePositions();
    return true;
  });
  const waitsSince = useRef(0);
  useEffect(() => {
    if (!misplaced) return void (waitsSince.current = 0);
    waitsSince.current ||= localNow();
    const inUse = canHover ? ':hover, :focus-within' : ':focus-within';
    let timer: ReturnType<typeof setTimeout>;
    const schedule = (wait: number) => {
      timer = setTimeout(() => moveRows(inUse) || schedule(highlightMilliseconds), wait);
    };
    schedule(Math.min(highlightMilliseconds, waitsSince.current + longestWait - localNow()));
    return () => clearTimeout(timer);
  }, [misplaced, canHover]);
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
