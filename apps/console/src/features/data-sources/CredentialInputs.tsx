import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { DataSourceInput } from '@dropcatch/sdk';
import { SecretInput } from '../../components/SecretInput.tsx';
import { credentialFields } from './credentials.ts';
import type { SourceFormValues } from './sourceForm.ts';

/** The form of a data source, as its parts take it. */
export type SourceForm = UseFormReturnType<SourceFormValues, DataSourceInput>;

/** The fields of the chosen way of signing in. */
export function CredentialInputs({ form }: { form: SourceForm }) {
  return credentialFields[form.values.auth_type].map(({ name, secret, ...field }) => {
    const shared = { ...field, ...form.getInputProps(name) };
    return secret ? (
      <SecretInput key={name} {...shared} value={form.values[name]} />
    ) : (
      <TextInput key={name} {...shared} spellCheck={false} autoCapitalize="none" />
    );
  });
}
