import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { askedQuestion, confirm, type Question } from './confirm.ts';

const discard: Question = {
  title: 'Discard your changes?',
  body: 'What you changed is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  danger: true,
};

/**
 * Asks whether what was typed may be lost.
 * @param byBack while something is asked already, this takes its safe choice and asks nothing more
 */
async function askToDiscard(byBack: boolean): Promise<boolean> {
  const open = askedQuestion.now();
  if (!byBack || !open) return confirm(discard);
  open.answer(false);
  return false;
}

/**
 * Stops whoever is about to leave a screen or dialog with unsaved changes, also by Back and by closing the tab, and asks.
 * Changes of the address within the screen, such as another tab of it, pass; so does the end of the session, where there
 * is nothing to stay for.
 * @param isDirty whether something would be lost
 * @param openBy the search parameter that shows what has the changes, where the path alone does not
 */
export function useLeaveBlocker(isDirty: () => boolean, openBy = ''): void {
  const shown = ({ search }: { search: object }): unknown => Reflect.get(search, openBy);
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const leaves = current.pathname !== next.pathname || shown(current) !== shown(next);
      if (!leaves || next.pathname === '/login' || !isDirty()) return false;
      return !(await askToDiscard(action === 'BACK'));
    },
    enableBeforeUnload: isDirty,
  });
}

interface LeavingOptions {
  openBy?: string;
  /** Nothing closes it now. */
  stays: boolean;
}

/**
 * {@link useLeaveBlocker} for a dialog, which its own buttons close as well.
 * @returns what leaves the dialog: asks where something would be lost, once, and then closes it
 */
export function useLeaving(
  isDirty: () => boolean,
  onClose: () => void,
  { openBy, stays }: LeavingOptions,
): () => void {
  const leaving = useRef(false);
  const asks = () => !leaving.current && isDirty();
  useLeaveBlocker(asks, openBy);
  const leave = async () => {
    if (stays || (asks() && !(await askToDiscard(true)))) return;
    leaving.current = true;
    onClose();
  };
  return () => void leave();
}
