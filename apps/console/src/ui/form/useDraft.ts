import { useDebouncedCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';

/**
 * How long to wait after a key before a search, in milliseconds: longer than most people's pause between two letters, so
 * that a word is one search, and no list is drawn while they type it.
 */
export const typingPause = 300;

/** What a typed text means. */
export interface Draft {
  /** Empty if the text is empty or invalid. */
  value: string;
  problem?: string;
}

interface DraftOptions {
  /** The committed value. */
  value: string;
  read: (text: string) => Draft;
  /** Formats a value for the field; by default, the field holds the value itself. */
  show?: (value: string) => string;
  /** Whether a valid text may be committed before the user has finished, since more letters would not change it. */
  isWhole?: (text: string) => boolean;
  /** How long to wait after a key, in milliseconds; by default, not at all. */
  pause?: number;
  /**
   * Called with the typed value after a pause, and at once on Enter and on blur; empty if invalid. `isRepeated` is true
   * from the second commit while the field has the focus.
   */
  onCommit: (value: string, isRepeated: boolean) => void;
}

const asItIs = (value: string) => value;

const always = () => true;

/**
 * An uncontrolled field, so that a key renders nothing. Invalid text stays and shows its problem. A value that changes
 * from outside replaces the draft.
 * @returns the properties of the input, and what is wrong with its text
 */
export function useDraft(options: DraftOptions) {
  const { value, read, show = asItIs, isWhole = always, pause = 0, onCommit } = options;
  const field = useRef<HTMLInputElement>(null);
  const committed = useRef(value);
  const hasCommitted = useRef(false);
  const [problem, setProblem] = useState<string>();

  useLayoutEffect(() => {
    // The echo of a commit must not replace newer typing.
    if (!field.current || value === committed.current) return;
    field.current.value = show(value);
    committed.current = value;
    hasCommitted.current = false;
    setProblem(undefined);
  }, [value, show]);

  /** Commits the text of the field, if it has changed. */
  const commit = (finished: boolean) => {
    if (!field.current) return;
    const text = field.current.value;
    const draft = read(text);
    if (!finished && text && !isWhole(text)) return;
    setProblem(draft.problem);
    if (finished && !draft.problem && show !== asItIs) field.current.value = show(draft.value);
    if (draft.value === committed.current) return;
    committed.current = draft.value;
    onCommit(draft.value, hasCommitted.current);
    hasCommitted.current = true;
  };
  const commitLater = useDebouncedCallback(() => commit(false), {
    delay: pause,
    flushOnUnmount: false,
  });
  const input = {
    ref: field,
    defaultValue: show(value),
    onChange: () => (pause ? commitLater() : commit(false)),
    onFocus: () => void (hasCommitted.current = false),
    onBlur: () => commit(true),
    onKeyDown: ({ key }: KeyboardEvent) => void (key === 'Enter' && commit(true)),
  };
  return [input, problem] as const;
}
