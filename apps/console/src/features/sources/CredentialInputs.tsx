import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SourceAuthType, SourceInput } from '@dropcatch/sdk';
import { sourceAuthConfigInputLimits as limits } from '@dropcatch/sdk/limits';
import { SecretInput } from '../../components/SecretInput.tsx';
import type { SourceFormValues } from './sourceForm.ts';

/** The form of a source, as its parts take it. */
export type SourceForm = UseFormReturnType<SourceFormValues, SourceInput>;

type CredentialName = keyof SourceFormValues['auth_config'];

const labels: Readonly<Record<CredentialName, string>> = {
  username: 'Username',
  password: 'Password',
  token: 'Token',
  header: 'Header',
  key: 'Key',
};
const secrets: readonly CredentialName[] = ['password', 'token', 'key'];

/** The credentials that each way of signing in needs (spec, section 3). */
const needed: Readonly<Record<SourceAuthType | '', readonly CredentialName[]>> = {
  '': [],
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['header', 'key'],
  oauth: ['token'],
};

/** The fields of the chosen way of signing in. */
export function CredentialInputs({ form }: { form: SourceForm }) {
  return needed[form.values.auth_type].map((name) => {
    const shared = {
      label: labels[name],
      maxLength: limits[name].maxLength,
      ...form.getInputProps(`auth_config.${name}`),
    };
    return secrets.includes(name) ? (
      <SecretInput key={name} {...shared} value={form.values.auth_config[name]} />
    ) : (
      <TextInput key={name} {...shared} spellCheck={false} autoCapitalize="none" />
    );
  });
}
