import type { DataSourceAuthType } from '@dropcatch/sdk';
import { dataSourceAuthCredentialsInputLimits as limits } from '@dropcatch/sdk/limits';
import type { Credential } from '../../../ui/form/CredentialInputs.tsx';
import { known } from '../../../core/text/looks.ts';

/** The header of an API key where none is named (spec, section 9). */
export const defaultHeader = limits.key.default;

/** A credential of a data source. */
export type CredentialName = 'username' | 'password' | 'token' | 'key' | 'value';

/** The credentials that each way of signing in needs (spec, section 3). */
const neededCredentials: Readonly<
  Record<DataSourceAuthType, readonly Credential<CredentialName>[]>
> = {
  none: [],
  basic: [
    { name: 'username', label: 'Username', secret: false, maxLength: limits.username.maxLength },
    { name: 'password', label: 'Password', secret: true, maxLength: limits.password.maxLength },
  ],
  bearer: [{ name: 'token', label: 'Token', secret: true, maxLength: limits.token.maxLength }],
  api_key: [
    {
      name: 'key',
      label: 'Header Name',
      secret: false,
      maxLength: limits.key.maxLength,
      placeholder: defaultHeader,
    },
    { name: 'value', label: 'Value', secret: true, maxLength: limits.value.maxLength },
  ],
};

/** The credentials that a way of signing in needs; none that this console could ask for where it does not know the way. */
export const credentialsFor = (type: DataSourceAuthType) => known(neededCredentials, type) ?? [];

const sensitive = /auth|cookie|key|password|secret|signature|token/i;

/** Whether a header of this name tends to hold a secret: its value is not shown in clear. */
export function isSensitiveHeader(name: string): boolean {
  return sensitive.test(name);
}
