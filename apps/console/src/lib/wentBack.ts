import type { RouterHistory } from '@tanstack/react-router';

let back = false;

/** Keeps in mind how somebody moves, for {@link wentBack}. */
export function followMoves(history: RouterHistory): void {
  history.subscribe(({ action: { type } }) => {
    back = type === 'BACK' || type === 'FORWARD' || type === 'GO';
  });
}

/**
 * Whether the last move was one through the history. What somebody comes back to has to be as long as it was from the
 * beginning: it is scrolled to where it was left.
 */
export function wentBack(): boolean {
  return back;
}
