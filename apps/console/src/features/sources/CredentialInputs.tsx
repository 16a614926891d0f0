import { PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { SourceAuthType, SourceInput } from '@dropcatch/sdk';
import { sourceAuthConfigInputLimits as limits } from '@dropcatch/sdk/limits';
import { secretMask, type SourceFormValues } from './sourceForm.ts';

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

/**
 * The fields of the chosen way of signing in. A stored secret shows as its mask, which keeps it; the first key that is
 * typed replaces it as a whole.
 */
export function CredentialInputs({ form }: { form: SourceForm }) {
  const { auth_type, auth_config } = form.values;
  return needed[auth_type].map((name) => {
    const path = `auth_config.${name}` as const;
    const stored = secrets.includes(name) && auth_config[name] === secretMask;
    const shared = {
      label: labels[name],
      maxLength: limits[name].maxLength,
      spellCheck: false,
      autoCapitalize: 'none',
      ...form.getInputProps(path),
    };
    if (!secrets.includes(name)) return <TextInput key={name} {...shared} />;
    return (
      <PasswordInput
        key={name}
        {...shared}
        autoComplete="new-password"
        description={stored ? 'Stored. Leave it as it is to keep it.' : undefined}
        visibilityToggleButtonProps={{ 'aria-label': `Show ${labels[name]}` }}
        onFocus={(event) => stored && event.currentTarget.select()}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue(
            path,
            stored ? value.replace(secretMask, '').replace(/^\*+$/, '') : value,
          )
        }
      />
    );
  });
}
