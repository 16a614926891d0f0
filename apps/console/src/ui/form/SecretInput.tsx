import type { ReactNode } from 'react';
import { secretMask, typedOverMask } from './secretMask.ts';
import { inputOrder } from './inputOrder.ts';
import { PasswordField } from './PasswordField.tsx';

interface SecretInputProps {
  label: string;
  /** Where it stands in a row of fields: the label is not seen, but read out. */
  inRow?: boolean;
  value: string;
  error?: ReactNode;
  maxLength: number;
  placeholder?: string | undefined;
  onChange: (value: string) => void;
}

/** A password, token or key. A stored one shows as its mask, which keeps it; the first key typed replaces it as a whole. */
export function SecretInput({ label, value, error, maxLength, ...props }: SecretInputProps) {
  const { inRow = false, placeholder, onChange } = props;
  const stored = value === secretMask;
  return (
    <PasswordField
      {...(inRow ? { 'aria-label': label } : { label })}
      value={value}
      error={error}
      maxLength={maxLength}
      placeholder={placeholder}
      description={stored && 'Stored. Leave it as it is to keep it.'}
      inputWrapperOrder={inputOrder}
      autoComplete="new-password"
      onFocus={({ currentTarget }) => stored && currentTarget.select()}
      onChange={({ currentTarget }) =>
        onChange(stored ? typedOverMask(currentTarget.value) : currentTarget.value)
      }
    />
  );
}
