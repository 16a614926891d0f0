import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './PlainField.module.css';

interface FrameProps {
  id: string;
  label?: string;
  problem?: string;
  children: ReactNode;
}

/**
 * A small field, its label in it, for what stands above lists; forms have Mantine's own. Plain, since Mantine's ten
 * components for each of eight filters take a tenth of a change of screens.
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
  /** Why what was typed cannot be taken. */
  problem?: string;
}

/** A field for a line of text, a number or a day. */
export function PlainInput({ label, problem, ...input }: PlainInputProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} problem={problem}>
      <input
        autoComplete="off"
        {...input}
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
  /** Its choices tell what they are of: the label is its accessible name alone. */
  labelHidden?: boolean;
}

/** A field for a choice among few. */
export function PlainSelect({ label, labelHidden, options, ...select }: PlainSelectProps) {
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
      <IconChevronDown size={14} aria-hidden />
    </Frame>
  );
}
