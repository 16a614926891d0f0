import { Input } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './PlainField.module.css';

const { label: labelLook, wrapper, input: inputLook, section, error } = Input.classes;

interface FrameProps {
  /** Of the input or select within. */
  id: string;
  /** Stands above it; absent where its name is not shown. */
  label?: string;
  problem?: string;
  /** It opens by a click, and shows that at its right. */
  opens?: boolean;
  children: ReactNode;
}

/**
 * A small field as Mantine's look, by Mantine's classes, without its ten components for each: those of eight filters take
 * a tenth of a change of screens. For what stands above lists; forms have Mantine's own.
 */
function Frame({ id, label, problem, opens, children }: FrameProps) {
  return (
    <div className={styles.field}>
      {label !== undefined && (
        <label className={`${labelLook} ${styles.label}`} htmlFor={id}>
          {label}
        </label>
      )}
      <div
        className={`${wrapper} mantine-Input-wrapper ${styles.wrapper}`}
        data-variant="default"
        data-error={problem ? true : undefined}
        data-pointer={opens}
        data-with-right-section={opens}
      >
        {children}
        {opens && (
          <span className={`${section} ${styles.mark}`} data-position="right">
            <IconChevronDown size={14} aria-hidden />
          </span>
        )}
      </div>
      {problem && (
        <p className={`${error} ${styles.problem}`} id={problemId(id)}>
          {problem}
        </p>
      )}
    </div>
  );
}

const problemId = (id: string) => `${id}-problem`;
const look = `${inputLook} mantine-Input-input`;

interface PlainInputProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
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
        className={`${look} ${styles.typed}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId(id)}
      />
    </Frame>
  );
}

interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Its choices tell what they are of: the label is its accessible name alone. */
  labelHidden?: boolean;
}

/** A field for a choice among few. */
export function PlainSelect({ label, labelHidden = false, options, ...select }: PlainSelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={labelHidden ? undefined : label} opens>
      <select {...select} id={id} className={look} aria-label={labelHidden ? label : undefined}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
