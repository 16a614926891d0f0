import { NativeSelect } from '@mantine/core';
import { CredentialInputs, type SourceForm } from './CredentialInputs.tsx';
import { authLabels, optionsOf } from './sourceLabels.ts';

/** How a source is signed in to, and with what. */
export function AuthTab({ form }: { form: SourceForm }) {
  return (
    <>
      <NativeSelect
        label="Auth Type"
        data={optionsOf(authLabels)}
        {...form.getInputProps('auth_type')}
      />
      <CredentialInputs form={form} />
    </>
  );
}
