import { IconChevronDown, type Icon } from '@tabler/icons-react';
import { useId, type ComponentProps } from 'react';
import styles from './PlainField.module.css';
import type { Elements } from '../elements.ts';

interface FrameProps {
  id: string;
  label?: string;
  problem?: string;
  children: Elements;
}

/**
 * A small field with its label inside, for filters above lists; forms use Mantine's fields. Mantine renders ten
 * components per field, which took a tenth of the time of a screen change with eight filters.
 */
function Frame({ id, label, problem, children }: FrameProps) {
  return (
    <div className={styles.field}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      {children}
      {problem && <p id={`${id}-problem`}>{problem}</p>}
    </div>
  );
}

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong with the typed text. */
  problem?: string;
}

/** A field for a line of text, a number or a day. */
export function PlainInput({ label, problem, autoComplete = 'off', ...input }: PlainInputProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} problem={problem}>
      <input
        {...input}
        autoComplete={autoComplete}
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      />
    </Frame>
  );
}

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Hides the label, which stays the accessible name. */
  labelHidden?: boolean;
  /** The icon at the end; a chevron by default. */
  mark?: Icon;
}

export function PlainSelect(props: PlainSelectProps) {
  const { label, labelHidden, options, mark: Mark = IconChevronDown, ...select } = props;
  const id = useId();
  return (
    <Frame id={id} label={labelHidden ? undefined : label}>
      <select {...select} id={id} aria-label={labelHidden ? label : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Mark size={14} aria-hidden />
    </Frame>
  );
}
