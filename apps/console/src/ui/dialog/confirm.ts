import { useBlocker } from '@tanstack/react-router';
import { createContext, useRef, type ReactNode } from 'react';
import { createStore } from '../../core/store.ts';

/** What a person is asked before something is done. */
export interface Question {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  /** The button of the safe choice, which has the focus. */
  cancelLabel?: string;
  /** The confirming button is red: what follows cannot be undone. */
  danger?: boolean;
  size?: string;
  /** Done when the person confirms; the question stays, waiting, until it is over. It tells its own failure. */
  action?: () => Promise<unknown>;
}

export interface AskedQuestion extends Question {
  id: number;
  answer: (confirmed: boolean) => void;
}

/** Lets the body of a question say that there is nothing to confirm any more. */
export const QuestionOver = createContext<(isOver: boolean) => void>(() => {});

/** The question on the screen, for the one component that shows it. */
export const askedQuestion = createStore<AskedQuestion | undefined>(undefined);

let count = 0;

/**
 * Asks before something is done. One question shows at a time: a new one takes the place of the one before, which is
 * then answered with no. So does leaving the screen.
 * @returns whether the person confirmed; with an `action`, once that is over
 */
export function confirm(question: Question): Promise<boolean> {
  askedQuestion.get()?.answer(false);
  count += 1;
  const id = count;
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (askedQuestion.get()?.id === id) askedQuestion.set(undefined);
      resolve(confirmed);
    };
    askedQuestion.set({ ...question, id, answer });
  });
}

/**
 * Asks whether what was typed may be lost.
 * @param byBack while something is asked already, this takes its safe choice and asks nothing more
 */
async function askToDiscard(byBack: boolean): Promise<boolean> {
  const open = askedQuestion.get();
  if (byBack && open) {
    open.answer(false);
    return false;
  }
  return confirm({
    title: 'Discard your changes?',
    body: 'Your changes are not saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep editing',
    danger: true,
  });
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

/**
 * {@link useLeaveBlocker} for a dialog, which its own buttons close as well.
 * @returns what leaves the dialog: asks where something would be lost, once, and then closes it
 */
export function useLeaving(isDirty: () => boolean, onClose: () => void, openBy?: string) {
  const leaving = useRef(false);
  const asks = () => !leaving.current && isDirty();
  useLeaveBlocker(asks, openBy);
  return async () => {
    if (asks() && !(await askToDiscard(true))) return;
    leaving.current = true;
    onClose();
  };
}
