import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { screenOf } from '../../core/address/screen.ts';
import { createSelection, type RowNames, type Selection } from './selection.ts';
import { keptOf, wasInterrupted } from '../../core/session/keptOf.ts';
import { useUser } from '../../core/session/session.ts';

/**
 * A selection for the life of a screen; if the session ends under it, its user has it again there after signing in. The
 * component that calls this does not render when it changes; what shows it does so with `useSelectedRows` in a small
 * component of its own.
 * @param shown the rows of the page, as the query gives them
 */
export function useSelection<Row>(
  shown: readonly Row[] | undefined,
  names: RowNames<Row>,
): Selection<Row> {
  const { id: userId } = useUser();
  const router = useRouter();
  const [place] = useState(() => `selection of ${screenOf(router)}`);
  // What stood in the same place is of the same rows.
  const [selection] = useState(
    () => (keptOf(userId).get(place) as Selection<Row> | undefined) ?? createSelection(names),
  );
  const keep = useEffectEvent(() => {
    if (wasInterrupted()) keptOf(userId).set(place, selection);
  });
  useEffect(() => {
    keptOf(userId).delete(place);
    return () => keep();
  }, [userId, place]);
  useEffect(() => selection.show(shown ?? []), [selection, shown]);
  return selection;
}
