import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { formatDay } from '../../core/time/time.ts';
import { PlainSelect } from '../form/PlainField.tsx';
import { DraftInput } from './DraftInput.tsx';
import type { ChangeFilter, FilterField } from './filterFields.ts';
import styles from './FilterPanel.module.css';

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
      {...(kind === 'date' && { description: daysNote })}
    />
  );
}

/** A cross that lifts one filter. */
export function LiftFilter({ label, onLift }: { label: string; onLift: () => void }) {
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
