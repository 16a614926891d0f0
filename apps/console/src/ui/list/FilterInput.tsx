import { useDebouncedCallback } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { memo, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import { formatDay } from '../../core/time/time.ts';
import { screenList } from '../focus/listFocus.ts';
import { PlainInput, PlainSelect } from '../form/PlainField.tsx';
import {
  dayLimits,
  readDraft,
  unreadable,
  type ChangeFilter,
  type DraftKind,
  type FilterField,
  type HeldFilter,
} from './filterFields.ts';
import styles from './FilterPanel.module.css';

interface DraftInputProps {
  label: string;
  kind: DraftKind;
  placeholder?: string;
  /** A description for screen readers, which shows elsewhere. */
  description?: string;
  /** The committed value. */
  value: string;
  /** A conflict of the committed value with another one. Shows while the typed text is valid. */
  conflict?: string;
  /**
   * Called with the typed value after a pause, and at once on Enter and on blur; empty if invalid. `again` is true from
   * the second commit while the field has the focus.
   */
  onCommit: (value: string, again: boolean) => void;
}

const pauseMilliseconds = 100;

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
  const again = useRef(false);
  const [problem, setProblem] = useState<string>();

  useLayoutEffect(() => {
    // The echo of a commit must not replace newer typing.
    if (!field.current || value === committed.current) return;
    field.current.value = value;
    committed.current = value;
    again.current = false;
    setProblem(undefined);
  }, [value]);

  /** Commits the text of the field, if it has changed. */
  const commit = (finished: boolean) => {
    if (!field.current) return;
    const { value: text, validity } = field.current;
    const draft = kind === 'date' && validity.badInput ? unreadable(kind) : readDraft(kind, text);
    // A date is invalid until its last digit is typed.
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
      inputMode={inputModes[kind]}
      placeholder={placeholder}
      aria-description={description}
      maxLength={253}
      spellCheck={false}
      autoCapitalize="none"
      problem={problem ?? conflict}
      defaultValue={value}
      onChange={commitLater}
      onFocus={() => (again.current = false)}
      onBlur={() => commit(true)}
      onKeyDown={(event) => event.key === 'Enter' && commit(true)}
      {...(kind === 'date' && dayLimits)}
    />
  );
}

/** The days of all date filters are UTC days. */
export const daysNote = 'Days are UTC';

interface FilterInputProps extends HeldFilter<string> {
  onChange: ChangeFilter<string>;
}

/** One filter with its label in the field. Renders only when it changes itself. */
export const FilterInput = memo(function FilterInput(props: FilterInputProps) {
  const { field, value, isSet, conflict, none, onChange } = props;
  const { name, label, kind } = field;
  return (
    <div className={styles.item} data-kind={kind} data-set={isSet || undefined}>
      {kind === 'select' ? (
        <PlainSelect
          label={label}
          options={withOther(field, value)}
          value={value}
          onChange={(event) =>
            onChange(name, event.currentTarget.value || none, { replace: false })
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
          onCommit={(text, again) =>
            onChange(name, text || none, { replace: kind !== 'date' || again })
          }
        />
      )}
      {isSet && (kind === 'select' || kind === 'date') && (
        <LiftFilter label={label} onLift={() => onChange(name, undefined, { replace: false })} />
      )}
    </div>
  );
});

type Select = Extract<FilterField<string>, { kind: 'select' }>;

/** The options of a select, with the current value if it is not among them. */
function withOther({ options, labelOf = String }: Select, value: string): Select['options'] {
  const isKnown = options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: labelOf(value) }];
}

/** A cross that clears one filter. It disappears then: its field gets the focus, or the list if that is not in sight. */
function LiftFilter({ label, onLift }: { label: string; onLift: () => void }) {
  const lift = ({ currentTarget }: MouseEvent) => {
    const field = currentTarget.parentElement?.querySelector<HTMLElement>('select, input');
    (field ?? screenList())?.focus({ preventScroll: true });
    onLift();
  };
  return (
    <button type="button" className={`plain-button ${styles.lift}`} onClick={lift}>
      <span className="visually-hidden">Clear {label}</span>
      <IconX size={14} aria-hidden />
    </button>
  );
}

/** An active filter that is hidden, in words. */
export function FilterChip({ field, value, conflict, onChange }: FilterInputProps) {
  const { name, label } = field;
  return (
    <span className={styles.chip}>
      <span>{label}</span> {inWords(field, value)}
      {conflict && <em>{conflict}</em>}
      <LiftFilter label={label} onLift={() => onChange(name, undefined, { replace: false })} />
    </span>
  );
}

function inWords(field: FilterField<string>, value: string): string | undefined {
  if (field.kind === 'date') return formatDay(value);
  if (field.kind !== 'select') return value;
  return withOther(field, value).find((option) => option.value === value)?.label;
}
