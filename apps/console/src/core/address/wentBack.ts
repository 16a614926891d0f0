import type { AnyRouter } from '@tanstack/react-router';
import { placeOf } from './useCloseDialog.ts';

let back = false;

/** Keeps in mind how somebody moves, for {@link wentBack}. */
export function followMoves(router: AnyRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    back = fromLocation !== undefined && placeOf(toLocation.state) < placeOf(fromLocation.state);
  });
}

/**
 * Whether the last move was one back. What somebody comes back to has to be as long as it was from the beginning: it is
 * scrolled to where it was left.
 */
export function wentBack(): boolean {
  return back;
}
