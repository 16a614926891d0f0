import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { secretMask, withoutMask } from './secretMask.ts';

const eye = { 'aria-label': 'Show what is typed' };

/**
 * A field for a secret. Unlike Mantine's, it announces that it is invalid, and its visibility button has a name of its
 * own.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={eye}
    />
  );
}

interface SecretInputProps extends Omit<PasswordInputProps, 'onChange'> {
  label: string;
  /** Hides the label, which stays the accessible name. */
  labelHidden?: boolean;
  onChange: (value: string) => void;
}

/** A password, token or key. A stored one shows as a mask, and stays if the mask does. The first key press replaces it. */
export function SecretInput(props: SecretInputProps) {
  const { label, labelHidden, value, onChange, autoComplete = 'new-password', ...input } = props;
  const stored = value === secretMask;
  return (
    <PasswordField
      {...input}
      autoComplete={autoComplete}
      {...(labelHidden ? { 'aria-label': label } : { label })}
      value={value}
      description={stored ? 'Stored. Leave unchanged to keep it.' : input.description}
      onFocus={({ currentTarget }) => stored && currentTarget.select()}
      onChange={({ currentTarget }) =>
        onChange(stored ? withoutMask(currentTarget.value) : currentTarget.value)
      }
    />
  );
}
