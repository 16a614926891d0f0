import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { SecretInput } from './SecretInput.tsx';

/** A part of what something is signed in to with. */
export interface Credential<Name extends string> {
  /** Its name in the form. */
  name: Name;
  label: string;
  /** Never shown as it is; the server sends its mask only. */
  secret: boolean;
  maxLength: number;
  placeholder?: string;
}

interface CredentialInputsProps<Name extends string> {
  credentials: readonly Credential<Name>[];
  values: Readonly<Record<Name, string>>;
  inputProps: (name: Name) => GetInputPropsReturnType;
}

/** The fields of a way of signing in. */
export function CredentialInputs<Name extends string>(props: CredentialInputsProps<Name>) {
  return props.credentials.map(({ name, secret, ...field }) => {
    const shared = { ...field, ...props.inputProps(name), value: props.values[name] };
    return secret ? (
      <SecretInput key={name} {...shared} />
    ) : (
      <TextInput key={name} {...shared} spellCheck={false} autoCapitalize="none" />
    );
  });
}
