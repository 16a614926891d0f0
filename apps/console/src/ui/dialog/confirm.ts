import { useBlocker, useRouter } from '@tanstack/react-router';
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
  /** Runs when the user confirms. The question stays open until it settles. It reports its own failure. */
  action?: () => Promise<unknown>;
}

export interface OpenQuestion extends Question {
  id: number;
  answer: (confirmed: boolean) => void;
}

/** Lets the body of a question disable its confirming button. */
export const DisableConfirm = createContext<(disabled: boolean) => void>(() => {});

/** The open question, for the component that shows it. */
export const openQuestion = createStore<OpenQuestion | undefined>(undefined);

let count = 0;

/**
 * Asks before an action. Only one question shows at a time. A new question answers the previous one with no, and so does
 * leaving the screen.
 * @returns whether the user confirmed; with an `action`, after it is done
 */
export function confirm(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false);
  count += 1;
  const id = count;
  return new Promise((resolve) => {
    const answer = (confirmed: boolean) => {
      if (openQuestion.get()?.id === id) openQuestion.set(undefined);
      resolve(confirmed);
    };
    openQuestion.set({ ...question, id, answer });
  });
}

/**
 * Asks whether to discard typed text.
 * @param byBack if a question is open, takes its safe choice instead of asking
 */
async function askToDiscard(byBack: boolean): Promise<boolean> {
  const open = openQuestion.get();
  if (byBack && open) {
    open.answer(false);
    return false;
  }
  return confirm({
    title: 'Discard your changes?',
    body: 'Your changes are not saved.',
    confirmLabel: 'Discard',
    cancelLabel: 'Keep Editing',
    danger: true,
  });
}

/**
 * Asks before the user leaves a screen or dialog with unsaved changes, also by Back and by closing the tab. It does not
 * block changes of the address within the screen, such as another tab, and the end of the session.
 * @param isDirty whether something would be lost
 * @param openParam the search parameter that opens the dialog, if the path does not
 */
export function useLeaveBlocker(isDirty: () => boolean, openParam = ''): void {
  const { history } = useRouter();
  const openState = ({ search }: { search: object }): unknown => Reflect.get(search, openParam);
  useBlocker({
    shouldBlockFn: async ({ action, current, next }) => {
      const isLeaving =
        current.pathname !== next.pathname || openState(current) !== openState(next);
      if (!isLeaving || next.pathname === '/login' || !isDirty()) return false;
      if (action !== 'BACK' && action !== 'FORWARD') return !(await askToDiscard(false));
      // Blocks at once, which returns the browser to this address, and goes there after the answer. If the browser waited
      // for the answer at the other address, another Back would lead one step too far.
      const askThenLeave = async () => {
        const leave = action === 'BACK' ? history.back : history.forward;
        if (await askToDiscard(action === 'BACK')) leave({ ignoreBlocker: true });
      };
      void askThenLeave();
      return true;
    },
    enableBeforeUnload: isDirty,
  });
}

/**
 * {@link useLeaveBlocker} for a dialog, which also has its own buttons.
 * @returns a function that asks once, if something would be lost, and closes the dialog
 */
export function useConfirmedClose(isDirty: () => boolean, onClose: () => void, openParam?: string) {
  const isClosing = useRef(false);
  const mustAsk = () => !isClosing.current && isDirty();
  useLeaveBlocker(mustAsk, openParam);
  return async () => {
    if (mustAsk() && !(await askToDiscard(true))) return;
    isClosing.current = true;
    onClose();
  };
}
