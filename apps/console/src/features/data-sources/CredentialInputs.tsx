import { PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DataSourceInput } from '@dropcatch/sdk';
import { inputOrder } from '../../components/inputOrder.ts';
import { credentialFields, secretMask } from './credentials.ts';
import type { SourceFormValues } from './sourceForm.ts';

/** The form of a data source, as its parts take it. */
export type SourceForm = UseFormReturnType<SourceFormValues, DataSourceInput>;

/**
 * The fields of the chosen way of signing in. A stored secret shows as its mask, which keeps it; the first key that is
 * typed replaces it as a whole.
 */
export function CredentialInputs({ form }: { form: SourceForm }) {
  return credentialFields[form.values.auth_type].map(
    ({ name, label, secret, maxLength, placeholder }) => {
      const stored = secret && form.values[name] === secretMask;
      const shared = {
        label,
        maxLength,
        placeholder,
        inputWrapperOrder: inputOrder,
        spellCheck: false,
        autoCapitalize: 'none',
        ...form.getInputProps(name),
      };
      return secret ? (
        <PasswordInput
          key={name}
          {...shared}
          autoComplete="new-password"
          description={stored ? 'Stored. Leave it as it is to keep it.' : undefined}
          visibilityToggleButtonProps={{ 'aria-label': `Show ${label}` }}
          onFocus={(event) => stored && event.currentTarget.select()}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue(name, stored ? withoutMask(value) : value)
          }
        />
      ) : (
        <TextInput key={name} {...shared} />
      );
    },
  );
}

/** What was typed into a field that showed the mask: nothing of the mask belongs to it. */
function withoutMask(text: string): string {
  const rest = text.replace(secretMask, '');
  return /^\*+$/.test(rest) ? '' : rest;
}
