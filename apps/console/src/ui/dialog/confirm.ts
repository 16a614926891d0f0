import { useBlocker } from '@tanstack/react-router';
import { createContext, useRef, type ReactNode } from 'react';
import { createStore } from '../../core/store.ts';

/** A question before an action. */
export interface Question {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  /** The label of the safe choice, which has the focus. */
  cancelLabel?: string;
  /** Makes the confirming button red: the action cannot be undone. */
  danger?: boolean;
  size?: string;
  /** Runs when the person confirms. The question waits until it is done. It reports its own failure. */
  action?: () => Promise<unknown>;
}

export interface AskedQuestion extends Question {
  id: number;
  answer: (confirmed: boolean) => void;
}

/** Lets the body of a question say that nothing is left to confirm. */
export const QuestionOver = createContext<(isOver: boolean) => void>(() => {});

/** The open question, for the component that shows it. */
export const askedQuestion = createStore<AskedQuestion | undefined>(undefined);

let count = 0;

/**
 * Asks before something is done. Only one question shows at a time: a new one answers the one before with no, as does
 * leaving the screen.
 * @returns whether the person confirmed; with an `action`, after it is done
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
 * Asks whether typed text may be lost.
 * @param byBack if a question is open, takes its safe choice instead of asking
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
 * Asks before a screen or dialog with unsaved changes is left, also by Back and by closing the tab. Changes of the
 * address within the screen, such as another tab of it, and the end of the session are not stopped.
 * @param isDirty whether something would be lost
 * @param openBy the search parameter that opens the dialog, if the path does not
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
 * {@link useLeaveBlocker} for a dialog, which also has its own buttons.
 * @returns a function that asks once, if something would be lost, and closes the dialog
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
