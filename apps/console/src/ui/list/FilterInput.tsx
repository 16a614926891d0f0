import { useDebouncedCallback } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, memo } from 'react';
import { IconX } from '@tabler/icons-react';
import { PlainInput, PlainSelect } from '../form/PlainField.tsx';
import {
  dayLimits,
  readDraft,
  unreadable,
  type DraftKind,
  type ChangeFilter,
  type FilterField,
} from './filterFields.ts';
import { formatDay } from '../../core/time/time.ts';
import styles from './FilterPanel.module.css';

interface DraftInputProps {
  label: string;
  kind: DraftKind;
  placeholder?: string;
  /** What stands elsewhere for the eye, told with the field. */
  description?: string;
  /** The committed value. */
  value: string;
  /** What the committed value has against another one; shows while what was typed can be read. */
  conflict?: string;
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

/** The days of all date filters are UTC days. */
export const daysNote = 'Days are UTC';

interface FilterInputProps {
  field: FilterField<string>;
  value: string;
  /** It holds something else than usual. */
  isSet: boolean;
  /** What it has against another filter. */
  conflict: string | undefined;
  /** What the filter is changed to where nothing is left of it. */
  none: '' | undefined;
  onChange: ChangeFilter<string>;
}

/** One filter, its label in the field; renders again only when it changed itself. */
export const FilterInput = memo(function FilterInput(props: FilterInputProps) {
  const { field, isSet, onChange } = props;
  const { name, label, kind } = field;
  return (
    <div className={styles.item} data-kind={kind} data-set={isSet || undefined}>
      {field.kind === 'select' ? (
        <ChoiceInput {...props} field={field} />
      ) : (
        <TypedInput {...props} field={field} />
      )}
      {isSet && (kind === 'select' || kind === 'date') && (
        <LiftFilter label={label} onLift={() => onChange(name, undefined, { replace: false })} />
      )}
    </div>
  );
});

type Kind<K extends FilterField<string>['kind']> = Extract<FilterField<string>, { kind: K }>;

function ChoiceInput(props: FilterInputProps & { field: Kind<'select'> }) {
  const { field, value, none, onChange } = props;
  const { name, label, options, labelOf = String } = field;
  const known = options.some((option) => option.value === value);
  return (
    <PlainSelect
      label={label}
      options={known ? options : [...options, { value, label: labelOf(value) }]}
      value={value}
      onChange={(event) => onChange(name, event.currentTarget.value || none, { replace: false })}
    />
  );
}

function TypedInput(
  props: FilterInputProps & { field: Exclude<FilterField<string>, Kind<'select'>> },
) {
  const { field, value, conflict, none, onChange } = props;
  const { name, label, kind, placeholder } = field;
  return (
    <DraftInput
      kind={kind}
      label={label}
      placeholder={placeholder}
      value={value}
      conflict={conflict}
      onCommit={(text, again) =>
        onChange(name, text || none, { replace: kind !== 'date' || again })
      }
      description={kind === 'date' ? daysNote : undefined}
    />
  );
}

/** A cross that lifts one filter. */
function LiftFilter({ label, onLift }: { label: string; onLift: () => void }) {
  return (
    <button type="button" className={`plain-button ${styles.lift}`} onClick={onLift}>
      <span className="visually-hidden">Clear {label}</span>
      <IconX size={14} aria-hidden />
    </button>
  );
}

interface FilterChipProps {
  field: FilterField<string>;
  value: string;
  /** What it has against another filter. */
  conflict: string | undefined;
  onLift: () => void;
}

/** A filter that holds and is out of sight, in words. */
export function FilterChip({ field, value, conflict, onLift }: FilterChipProps) {
  return (
    <span className={styles.chip}>
      <span>{field.label}</span> {valueInWords(field, value)}
      {conflict && <em>{conflict}</em>}
      <LiftFilter label={field.label} onLift={onLift} />
    </span>
  );
}

function valueInWords(field: FilterField<string>, value: string): string {
  if (field.kind === 'date') return formatDay(value);
  if (field.kind !== 'select') return value;
  const { options, labelOf = String } = field;
  return options.find((option) => option.value === value)?.label ?? labelOf(value);
}
