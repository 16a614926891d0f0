import { useDebouncedCallback } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { formatDay } from '../../core/time/time.ts';
import { screenList } from '../focus/listFocus.ts';
import { PlainInput, PlainSelect } from '../form/PlainField.tsx';
import {
  dayLimits,
  readDraft,
  invalidDraft,
  type ChangeFilter,
  type DraftKind,
  type FilterField,
  type FilterState,
} from './filterFields.ts';
import styles from './FilterPanel.module.css';

interface DraftInputProps {
  label: string;
  kind: DraftKind;
  placeholder?: string;
  /** A description for screen readers; sighted people see it elsewhere. */
  description?: string;
  /** The committed value. */
  value: string;
  /** A conflict of the committed value with another one. Shows while the typed text is valid. */
  conflict?: string;
  /**
   * Called with the typed value after a pause, and at once on Enter and on blur; empty if invalid. `isRepeated` is true
   * from the second commit while the field has the focus.
   */
  onCommit: (value: string, isRepeated: boolean) => void;
}

const debounceMilliseconds = 100;

const inputModes = {
  text: undefined,
  date: undefined,
  number: 'decimal',
  integer: 'numeric',
} as const;

/**
 * An uncontrolled field, so that a key renders nothing. It commits after a pause in typing. A value that changes from
 * outside (Back, Clear Filters) replaces the draft. Invalid text stays and shows its problem.
 */
export function DraftInput(props: DraftInputProps) {
  const { label, kind, placeholder, description, value, conflict, onCommit } = props;
  const field = useRef<HTMLInputElement>(null);
  const committed = useRef(value);
  const hasCommitted = useRef(false);
  const [problem, setProblem] = useState<string>();

  useLayoutEffect(() => {
    // The echo of a commit must not replace newer typing.
    if (!field.current || value === committed.current) return;
    field.current.value = value;
    committed.current = value;
    hasCommitted.current = false;
    setProblem(undefined);
  }, [value]);

  /** Commits the text of the field, if it has changed. */
  const commit = (finished: boolean) => {
    if (!field.current) return;
    const { value: text, validity } = field.current;
    const draft = kind === 'date' && validity.badInput ? invalidDraft(kind) : readDraft(kind, text);
    // A date is invalid until its last digit is typed.
    if (kind === 'date' && draft.problem && !finished) return;
    setProblem(draft.problem);
    if (draft.value === committed.current) return;
    committed.current = draft.value;
    onCommit(draft.value, hasCommitted.current);
    hasCommitted.current = true;
  };
  const commitLater = useDebouncedCallback(() => commit(false), {
    delay: debounceMilliseconds,
    flushOnUnmount: false,
  });

  return (
    <PlainInput
      ref={field}
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={inputModes[kind]}
      enterKeyHint="search"
      placeholder={placeholder}
      aria-description={description}
      maxLength={253}
      spellCheck={false}
      autoCapitalize="none"
      problem={problem ?? conflict}
      defaultValue={value}
      onChange={commitLater}
      onFocus={() => (hasCommitted.current = false)}
      onBlur={() => commit(true)}
      onKeyDown={({ key }) => key === 'Enter' && commit(true)}
      {...(kind === 'date' && dayLimits)}
    />
  );
}

/** The days of all date filters are UTC days. */
const daysNote = 'Days are UTC';

/** Hidden from screen readers, which hear it with the fields. */
export function DaysNote() {
  return (
    <span className={styles.note} aria-hidden>
      {daysNote}
    </span>
  );
}

interface FilterInputProps extends FilterState<string> {
  onChange: ChangeFilter<string>;
}

/** One filter with its label in the field. Renders only when it changes itself. */
export const FilterInput = memo(function FilterInput(props: FilterInputProps) {
  const { field, value, isSet, conflict, clearedValue, onChange } = props;
  const { name, label, kind } = field;
  return (
    <div className={styles.item} data-kind={kind} data-set={isSet || undefined}>
      {kind === 'select' ? (
        <PlainSelect
          label={label}
          options={optionsWithCurrent(field, value)}
          value={value}
          onChange={(event) =>
            onChange(name, event.currentTarget.value || clearedValue, { replace: false })
          }
        />
      ) : (
        <DraftInput
          kind={kind}
          label={label}
          placeholder={field.placeholder}
          description={kind === 'date' ? daysNote : undefined}
          value={value}
          conflict={conflict}
          onCommit={(text, isRepeated) =>
            onChange(name, text || clearedValue, { replace: kind !== 'date' || isRepeated })
          }
        />
      )}
      {isSet && (kind === 'select' || kind === 'date') && (
        <ClearFilterButton
          label={label}
          onClear={() => onChange(name, undefined, { replace: false })}
        />
      )}
    </div>
  );
});

type Select = Extract<FilterField<string>, { kind: 'select' }>;

/** The options of a select, with the current value if it is not among them. */
function optionsWithCurrent(
  { options, labelOf = String }: Select,
  value: string,
): Select['options'] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: labelOf(value) }];
}

/** Clears a filter, and then disappears. Its field gets the focus, or the list if the field is hidden. */
export function ClearFilterButton({ label, onClear }: { label: string; onClear: () => void }) {
  const clear = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.parentElement?.querySelector<HTMLElement>(
      '[popovertarget], select, input',
    );
    (field ?? screenList())?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <button type="button" className={`plain-button ${styles.clearFilter}`} onClick={clear}>
      <span className="visually-hidden">{`Clear ${label}`}</span>
      <IconX size={14} aria-hidden />
    </button>
  );
}

/** An active filter that is hidden, in words. */
export function FilterChip({ field, value, conflict, onChange }: FilterInputProps) {
  const { name, label } = field;
  return (
    <span className={styles.chip}>
      <span>{label}</span> <b>{displayValue(field, value)}</b>
      {conflict && <em>{conflict}</em>}
      <ClearFilterButton
        label={label}
        onClear={() => onChange(name, undefined, { replace: false })}
      />
    </span>
  );
}

function displayValue(field: FilterField<string>, value: string): string | undefined {
  if (field.kind === 'date') return formatDay(value);
  if (field.kind !== 'select') return value;
  return optionsWithCurrent(field, value).find((option) => option.value === value)?.label;
}
