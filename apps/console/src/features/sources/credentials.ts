import type { SourceAuthType } from '@dropcatch/sdk';
import { sourceAuthConfigInputLimits as limits } from '@dropcatch/sdk/limits';
import type { Credential } from '../../ui/form/CredentialInputs.tsx';
import { known } from '../../core/text/looks.ts';

/** A credential of a source. */
export type CredentialName = 'username' | 'password' | 'token' | 'header' | 'key';

const token = {
  name: 'token',
  label: 'Token',
  secret: true,
  maxLength: limits.token.maxLength,
} as const;

/** The credentials that each way of signing in needs (spec, section 3). */
const neededCredentials: Readonly<
  Record<SourceAuthType | '', readonly Credential<CredentialName>[]>
> = {
  '': [],
  basic: [
    { name: 'username', label: 'Username', secret: false, maxLength: limits.username.maxLength },
    { name: 'password', label: 'Password', secret: true, maxLength: limits.password.maxLength },
  ],
  bearer: [token],
  api_key: [
    { name: 'header', label: 'Header', secret: false, maxLength: limits.header.maxLength },
    { name: 'key', label: 'Key', secret: true, maxLength: limits.key.maxLength },
  ],
  oauth: [token],
};

/** The credentials that a way of signing in needs; none that this console could ask for where it does not know the way. */
export const credentialsFor = (type: SourceAuthType | '') => known(neededCredentials, type) ?? [];
