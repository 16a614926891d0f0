import { NativeSelect } from '@mantine/core';
import { CredentialInputs } from '../../ui/form/CredentialInputs.tsx';
import { optionsOf } from '../../core/text/looks.ts';
import { credentialsFor } from './credentials.ts';
import type { SourceForm } from './sourceForm.ts';
import { sourceAuthTypeLabels } from './sourceLabels.ts';

/** How a source is signed in to, and with what. */
export function AuthTab({ form }: { form: SourceForm }) {
  return (
    <>
      <NativeSelect
        label="Auth Type"
        data={optionsOf(sourceAuthTypeLabels, form.getInitialValues().auth_type)}
        {...form.getInputProps('auth_type')}
      />
      <CredentialInputs
        credentials={credentialsFor(form.values.auth_type)}
        values={form.values.auth_config}
        inputProps={(name) => form.getInputProps(`auth_config.${name}`)}
      />
    </>
  );
}
