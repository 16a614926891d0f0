import { IconX } from '@tabler/icons-react';
import { memo, type MouseEvent } from 'react';
import { formatDay } from '../../core/time/time.ts';
import { screenList } from '../focus/listFocus.ts';
import { dayDraft, DayPicker, daysNote } from '../form/DayPicker.tsx';
import { PlainInput, PlainSelect } from '../form/PlainField.tsx';
import { typingPause, useDraft } from '../form/useDraft.ts';
import {
  readDraft,
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
  /** See {@link useDraft}. */
  onCommit: (value: string, isRepeated: boolean) => void;
}

const inputModes = {
  text: undefined,
  date: undefined,
  number: 'decimal',
  integer: 'numeric',
} as const;

/** A field that commits after a pause in typing. Invalid text stays and shows its problem: see {@link useDraft}. */
export function DraftInput(props: DraftInputProps) {
  const { label, kind, placeholder, description, value, conflict, onCommit } = props;
  const [input, problem] = useDraft({
    ...(kind === 'date' ? dayDraft : { read: (text) => readDraft(kind, text) }),
    value,
    pause: typingPause,
    onCommit,
  });
  return (
    <PlainInput
      {...input}
      label={label}
      type="text"
      inputMode={inputModes[kind]}
      enterKeyHint="search"
      placeholder={placeholder}
      aria-description={description}
      maxLength={253}
      spellCheck={false}
      autoCapitalize="none"
      problem={problem ?? conflict}
    />
  );
}

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
  const isDate = kind === 'date';
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
          description={isDate ? daysNote : undefined}
          value={value}
          conflict={conflict}
          onCommit={(text, isRepeated) =>
            onChange(name, text || clearedValue, { replace: !isDate || isRepeated })
          }
        />
      )}
      {isDate && (
        <DayPicker
          label={label}
          value={value}
          onChoose={(day) => onChange(name, day, { replace: false })}
        />
      )}
      {isSet && (kind === 'select' || isDate) && (
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
    <button
      type="button"
      className={`plain-button field-button ${styles.clearFilter}`}
      onClick={clear}
    >
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
