import { useEffect, useEffectEvent, useState } from 'react';

/** The positions of items, by key; undefined while not known. */
type Positions<Position> = Readonly<Record<string, Position | undefined>>;

const none = {};

/**
 * Keeps items on a live screen in place: each stays at its first known position while the user looks at it. When the
 * tab is hidden or shown again, all items take their current positions.
 * @param current the current positions. An item whose position is not known stays where it is.
 * @param complete false during the first load; until then, the current positions apply
 * @returns the positions to show, and a function that sets them to the current ones
 */
export function useStablePositions<Position>(
  current: Positions<Position>,
  complete: boolean,
): [Positions<Position>, () => void] {
  const [positions, setPositions] = useState<Positions<Position>>(none);
  const known = Object.fromEntries(
    Object.entries(current).filter(([, position]) => position !== undefined),
  );
  const isNew = complete && Object.keys(known).some((key) => !(key in positions));
  const merged = isNew ? { ...known, ...positions } : positions;
  if (isNew) setPositions(merged);
  const update = () => setPositions({ ...positions, ...known });
  const onVisibilityChange = useEffectEvent(update);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener('visibilitychange', () => onVisibilityChange(), {
      signal: stop.signal,
    });
    return () => stop.abort();
  }, []);
  return [complete ? merged : current, update];
}
