import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { SecretInput } from './SecretInput.tsx';
import { emptyKeepsSecret, requiredField } from './fields.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { PlaceholderField } from './PlaceholderField.tsx';
import {
  isWide,
  minLengthText,
  applicableFields,
  type FormField,
  type FormValues,
} from './fieldTable.ts';

/** The part of a form that its inputs need. */
export type TableForm = Pick<UseFormReturnType<FormValues, never>, 'getInputProps' | 'values'>;

export interface FieldInputProps {
  field: FormField;
  form: TableForm;
  /** The inherited value, which shows while the form holds null. */
  inherited?: string | boolean;
}

/** The props of all inputs except switches. */
export function inputProps({ field, form, inherited }: FieldInputProps) {
  const { name, label, kind = 'text', required, optional } = field;
  const { maxLength, disabled, autoComplete, title } = field;
  const props = form.getInputProps(name);
  const hint = hintOf(field, form.values);
  const start = kind === 'code' || optional ? field.default : undefined;
  return {
    label,
    // The error may have the same text.
    description: hint === props.error ? undefined : hint,
    disabled,
    autoComplete,
    title,
    placeholder: field.placeholder ?? (kind === 'time' ? timeFormat : start?.toString()),
    maxLength,
    ...(required && requiredField),
    ...(kind !== 'text' && kind !== 'area' && { spellCheck: false, autoCapitalize: 'none' }),
    ...props,
    value: String(props.value ?? inherited),
  };
}

export function FieldInput({ field, form, inherited }: FieldInputProps) {
  const { name, label, kind = 'text', options = [], placeholders, inputMode, rows } = field;
  if (kind === 'switch') {
    const props = form.getInputProps(name, { type: 'checkbox' });
    return (
      <Checkbox
        label={label}
        description={hintOf(field, form.values)}
        disabled={field.disabled}
        {...props}
        checked={props.checked ?? inherited}
      />
    );
  }
  if (kind === 'custom') return null;
  const shared = inputProps({ field, form, inherited });
  if (placeholders) {
    const { required } = field;
    const own = { required: Boolean(required), singleLine: kind !== 'template' };
    return <PlaceholderField {...shared} {...own} placeholders={placeholders} />;
  }
  if (kind === 'choice' || kind === 'id')
    return <NativeSelect {...shared} data={withStored(options, kind, shared.value)} />;
  if (kind === 'area') return <Textarea {...shared} minRows={rows} />;
  if (kind === 'secret' || kind === 'token') return <SecretInput {...shared} />;
  return (
    <TextInput
      {...shared}
      type={kind === 'email' ? kind : 'text'}
      inputMode={kind === 'number' ? 'numeric' : inputMode}
    />
  );
}

/** The options of a select, with a stored value that the contract does not know. */
function withStored(
  options: NonNullable<FormField['options']>,
  kind: FormField['kind'],
  stored: string,
) {
  const isKnown = kind === 'id' || !stored || options.some(({ value }) => value === stored);
  return isKnown ? [...options] : [...options, { value: stored, label: stored }];
}

const timeFormat = 'HH:MM:SS';

function hintOf(field: FormField, values: FormValues): string | undefined {
  const { kind, hint, min, max, unit, required } = field;
  if (hint !== undefined) return typeof hint === 'string' ? hint : hint(values);
  if (kind === 'time') return timeFormat;
  const shortest = minLengthText(field);
  if (shortest) return required ? shortest : emptyKeepsSecret;
  if (kind !== 'number') return undefined;
  return `${min} to ${max}${unit ? ` ${unit}` : ''}`;
}

interface FieldInputsProps {
  fields: readonly FormField[];
  form: TableForm;
  /** The fields to show, or the name of an object for all of its fields; all by default. */
  names?: readonly string[];
  columns?: 2 | 3;
  /** Renders a field of the kind `custom`. */
  inputOf?: (field: FormField) => ReactNode;
}

/** The applicable fields of a table, side by side. Wide fields take a whole line. */
export function FieldInputs({ fields, form, names, columns, inputOf }: FieldInputsProps) {
  const isNamed = ({ name }: FormField) =>
    names?.some((one) => name === one || name.startsWith(`${one}.`)) ?? true;
  const shown = applicableFields(fields, form.values).filter(isNamed);
  return (
    <FieldGrid columns={columns}>
      {shown.map((field) => (
        <div key={field.name} data-wide={isWide(field) || undefined}>
          {inputOf?.(field) || <FieldInput field={field} form={form} />}
        </div>
      ))}
    </FieldGrid>
  );
}
