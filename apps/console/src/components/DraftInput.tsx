import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

interface DraftInputProps {
  label: string;
  kind: 'text' | 'number' | 'date';
  placeholder?: string | undefined;
  /** The committed value. */
  value: string;
  /** Called with what was typed once the typing pauses, at once on Enter and on leaving the field. */
  onCommit: (value: string) => void;
}

const pauseMilliseconds = 300;

/**
 * A field that keeps what is being typed to itself, so that a key paints one field and not the list below, and commits
 * when the typing pauses. A value that changes from outside (Back, Clear Filters) replaces the draft.
 */
export function DraftInput({ label, kind, placeholder, value, onCommit }: DraftInputProps) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(value);
  const [committed, setCommitted] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // The echo of an own commit must not undo what was typed since.
    if (value !== committed) {
      setCommitted(value);
      setDraft(value);
    }
  }

  const commitLater = useDebouncedCallback(
    (next: string) => {
      setCommitted(next.trim());
      onCommit(next.trim());
    },
    { delay: pauseMilliseconds, flushOnUnmount: false },
  );

  return (
    <TextInput
      size="xs"
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      placeholder={placeholder}
      maxLength={253}
      spellCheck={false}
      autoCapitalize="none"
      value={draft}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        commitLater(event.currentTarget.value);
      }}
      onBlur={() => commitLater.flush()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commitLater.flush();
      }}
    />
  );
}
