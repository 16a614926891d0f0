import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { SecretInput } from './CredentialInputs.tsx';
import { inputOrder, requiredField } from './fields.ts';
import { FieldGrid } from './FieldGrid.tsx';
import {
  isWide,
  shortestSecret,
  shownFields,
  type FormField,
  type FormValues,
} from './fieldTable.ts';

/** What an input needs of the form of its table. */
export type TableForm = Pick<UseFormReturnType<FormValues, never>, 'getInputProps'>;

export interface FieldInputProps {
  field: FormField;
  form: TableForm;
  /** What shows while the form holds no value of its own. */
  inherited?: string | boolean;
}

/** What the inputs of a field that is no switch share. */
export function inputProps({ field, form, inherited }: FieldInputProps) {
  const { name, label, kind = 'text', required, optional, maxLength, disabled } = field;
  const props = form.getInputProps(name);
  const hint = hintOf(field);
  const start = kind === 'code' || optional ? field.default : undefined;
  return {
    label,
    // In the words of the rule that refuses it, it would stand there twice.
    description: hint === props.error ? undefined : hint,
    disabled,
    inputWrapperOrder: inputOrder,
    placeholder: field.placeholder ?? (kind === 'time' ? timeFormat : start?.toString()),
    maxLength,
    ...(required && requiredField),
    ...(kind !== 'text' && kind !== 'area' && { spellCheck: false, autoCapitalize: 'none' }),
    ...props,
    value: String(props.value ?? inherited),
  };
}

/** The input of a field of a table. */
export function FieldInput({ field, form, inherited }: FieldInputProps) {
  const { name, label, kind = 'text', hint, options = [], inputMode } = field;
  if (kind === 'switch') {
    const props = form.getInputProps(name, { type: 'checkbox' });
    return (
      <Checkbox label={label} description={hint} {...props} checked={props.checked ?? inherited} />
    );
  }
  const shared = inputProps({ field, form, inherited });
  if (kind === 'choice' || kind === 'id') return <NativeSelect {...shared} data={[...options]} />;
  if (kind === 'area') return <Textarea {...shared} />;
  if (kind === 'secret') return <SecretInput {...shared} />;
  return (
    <TextInput
      {...shared}
      type={kind === 'email' ? kind : 'text'}
      inputMode={kind === 'number' ? 'numeric' : inputMode}
    />
  );
}

const timeFormat = 'HH:MM:SS';

/** What a field does or takes, in words. */
function hintOf(field: FormField): string | undefined {
  const { kind, hint, min, max, unit, required } = field;
  if (hint !== undefined) return hint;
  if (kind === 'time') return timeFormat;
  const shortest = shortestSecret(field);
  if (shortest) return required ? shortest : 'Empty keeps the current one';
  if (kind !== 'number') return undefined;
  return `${min} to ${max}${unit ? ` ${unit}` : ''}`;
}

interface FieldInputsProps {
  fields: readonly FormField[];
  form: TableForm & Pick<UseFormReturnType<FormValues, never>, 'values'>;
  /** The input of a field for which {@link FieldInput} has none. */
  inputOf?: (field: FormField) => ReactNode;
}

/** The fields of a table that matter, side by side; wide ones have a line of their own. */
export function FieldInputs({ fields, form, inputOf }: FieldInputsProps) {
  return (
    <FieldGrid>
      {shownFields(fields, form.values).map((field) => (
        <div key={field.name} data-wide={isWide(field) || undefined}>
          {inputOf?.(field) || <FieldInput field={field} form={form} />}
        </div>
      ))}
    </FieldGrid>
  );
}
