import { PasswordInput, type PasswordInputProps } from '@mantine/core';

const eye = { 'aria-label': 'Show what is typed' };

/**
 * A field for a secret. Beside Mantine's it says that it is invalid, where it is, and its button that shows what is typed
 * does not share the field's name.
 */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={eye}
      {...props}
    />
  );
}
