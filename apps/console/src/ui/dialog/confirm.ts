import { createContext, type ReactNode } from 'react';

/** What a person is asked before something is done. */
export interface Question {
  title: string;
  /** What will happen, and to what, by name. */
  body: ReactNode;
  /** The confirming button, a verb. */
  confirmLabel: string;
  /** The button of the safe choice, which has the focus. */
  cancelLabel?: string;
  /** The confirming button is red: what follows cannot be undone. */
  danger?: boolean;
  /** Of the dialog; small where absent. */
  size?: string;
  /** Done when the person confirms; the question stays, waiting, until it is over. It tells its own failure. */
  action?: () => Promise<unknown>;
}

/** Lets the body of a question say that there is nothing to confirm any more. */
export const QuestionOver = createContext<(isOver: boolean) => void>(() => {});

/** A question on the screen. */
export interface AskedQuestion extends Question {
  /** Tells it from the one before. */
  id: number;
  answer: (confirmed: boolean) => void;
}

let asked: AskedQuestion | undefined;
let count = 0;
const listeners = new Set<() => void>();

function show(next: AskedQuestion | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/**
 * Asks before something is done. One question shows at a time: a new one takes the place of the one before, which is
 * then answered with no. So does leaving the screen.
 * @returns whether the person confirmed; with an `action`, once that is over
 */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    count += 1;
    const id = count;
    show({
      ...question,
      id,
      answer: (confirmed) => {
        if (asked?.id === id) show(undefined);
        resolve(confirmed);
      },
    });
  });
}

/** The question on the screen, for the one component that shows it. */
export const askedQuestion = {
  now: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
