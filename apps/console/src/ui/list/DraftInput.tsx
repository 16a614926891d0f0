import { useDebouncedCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState } from 'react';
import { PlainInput } from '../form/PlainField.tsx';
import { dayLimits, readDraft, unreadable, type DraftKind } from './filterDraft.ts';

interface DraftInputProps {
  label: string;
  kind: DraftKind;
  placeholder?: string | undefined;
  /** What stands elsewhere for the eye, told with the field. */
  description?: string;
  /** The committed value. */
  value: string;
  /** What the committed value has against another one; shows while what was typed can be read. */
  conflict?: string | undefined;
  /**
   * Called with what was typed once the typing pauses, at once on Enter and on leaving the field; empty where it cannot
   * be read. `again` from the second time on that the field is edited at one visit.
   */
  onCommit: (value: string, again: boolean) => void;
}

const pauseMilliseconds = 300;

/**
 * A field that keeps what is being typed in the document alone, so that a key renders nothing at all, and commits when
 * the typing pauses. A value that changes from outside (Back, Clear Filters) replaces the draft; what cannot be read
 * stays and says so.
 */
export function DraftInput(props: DraftInputProps) {
  const { label, kind, placeholder, description, value, conflict, onCommit } = props;
  const field = useRef<HTMLInputElement>(null);
  const committed = useRef(value);
  const again = useRef(false);
  const [problem, setProblem] = useState<string>();

  useLayoutEffect(() => {
    // The echo of an own commit must not undo what was typed since.
    if (!field.current || value === committed.current) return;
    field.current.value = value;
    committed.current = value;
    again.current = false;
    setProblem(undefined);
  }, [value]);

  /** Commits what stands in the field, if that is news. */
  const commit = (finished: boolean) => {
    if (!field.current) return;
    const { value: text, validity } = field.current;
    const isPart = kind === 'date' && validity.badInput;
    const draft = isPart ? unreadable(kind) : readDraft(kind, text);
    // A date cannot be read until its last digit is typed, however long that takes.
    if (kind === 'date' && draft.problem && !finished) return;
    setProblem(draft.problem);
    if (draft.value === committed.current) return;
    committed.current = draft.value;
    onCommit(draft.value, again.current);
    again.current = true;
  };
  const commitLater = useDebouncedCallback(() => commit(false), {
    delay: pauseMilliseconds,
    flushOnUnmount: false,
  });

  return (
    <PlainInput
      ref={field}
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : kind === 'integer' ? 'numeric' : undefined}
      placeholder={placeholder}
      aria-description={description}
      maxLength={253}
      spellCheck={false}
      autoCapitalize="none"
      problem={problem ?? conflict}
      defaultValue={value}
      onChange={commitLater}
      onFocus={() => {
        again.current = false;
      }}
      onBlur={() => commit(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit(true);
      }}
      {...(kind === 'date' && dayLimits)}
    />
  );
}
