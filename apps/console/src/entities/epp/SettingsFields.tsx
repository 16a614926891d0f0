import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type SettingField,
  type SettingGroup,
  type SettingValues,
  isShown,
  ownKey,
  typedValue,
  type Settings,
} from './settingsForm.ts';
import { inputOrder, requiredField } from '../../ui/form/fields.ts';
import { TemplateField } from './TemplateField.tsx';
import styles from './SettingsFields.module.css';

interface SettingsFieldsProps {
  groups: readonly SettingGroup[];
  values: SettingValues;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (name: string, value: string | boolean) => void;
  /**
   * What fields inherit while they have no value of their own. With it each field that it has says whether it is
   * inherited or overridden, and can go back.
   */
  inherited?: Settings;
}

/** Settings described as data, in their groups. A field that does not matter with the other values is left out. */
export function SettingsFields({
  groups,
  values,
  errors,
  onChange,
  inherited,
}: SettingsFieldsProps) {
  return groups.map(({ heading, fields }) => (
    <fieldset key={heading} className={styles.group}>
      <legend>{heading}</legend>
      {fields
        .filter((field) => isShown(field, values))
        .map((field) => {
          const { name } = field;
          const source = inherited && name in inherited ? inherited : undefined;
          return (
            <div key={name} className={styles.field} data-wide={isWide(field) || undefined}>
              <SettingInput
                field={field}
                value={values[name]}
                error={errors[name]}
                onChange={(value) => {
                  onChange(name, value);
                  if (source) onChange(ownKey(name), true);
                }}
              />
              {source && (
                <Inheritance
                  field={field}
                  own={values[ownKey(name)] === true}
                  inherited={typedValue(source[name])}
                  onInherit={() => {
                    onChange(name, typedValue(source[name]));
                    onChange(ownKey(name), false);
                  }}
                  onOverride={() => onChange(ownKey(name), true)}
                />
              )}
            </div>
          );
        })}
    </fieldset>
  ));
}

function isWide({ kind }: SettingField): boolean {
  return kind === 'template' || kind === 'switch';
}

interface SettingInputProps {
  field: SettingField;
  value: string | boolean | undefined;
  error: ReactNode;
  onChange: (value: string | boolean) => void;
}

function SettingInput({ field, value, error, onChange }: SettingInputProps) {
  const { label, hint } = field;
  const text = String(value ?? '');
  switch (field.kind) {
    case 'switch':
      return (
        <Checkbox
          label={label}
          description={hint}
          checked={value === true}
          error={error}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      );
    case 'select':
      return (
        <NativeSelect
          label={label}
          description={hint}
          inputWrapperOrder={inputOrder}
          data={[...field.options]}
          value={text}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
    case 'template':
      return (
        <TemplateField
          label={label}
          value={text}
          error={typeof error === 'string' ? error : undefined}
          maxLength={field.maxLength}
          placeholders={field.placeholders}
          onChange={onChange}
        />
      );
    case 'number':
    case 'time':
    case 'text':
      return (
        <TextInput
          label={label}
          description={hint ?? describe(field)}
          inputWrapperOrder={inputOrder}
          value={text}
          error={error}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => onChange(event.currentTarget.value)}
          {...(field.kind === 'number' && { inputMode: 'numeric' })}
          {...(field.kind === 'time' && { placeholder: 'HH:MM:SS' })}
          {...(field.kind === 'time' && field.required && requiredField)}
          {...(field.kind === 'text' && {
            maxLength: field.maxLength,
            placeholder: field.fallback,
          })}
        />
      );
  }
}

/** What fits into a field, in words. */
function describe(field: SettingField): string | undefined {
  if (field.kind === 'time') return 'HH:MM:SS';
  if (field.kind !== 'number') return undefined;
  return `${field.min} to ${field.max}${field.unit ? ` ${field.unit}` : ''}`;
}

interface InheritanceProps {
  field: SettingField;
  own: boolean;
  inherited: string | boolean;
  onInherit: () => void;
  onOverride: () => void;
}

/** Whether the account has a value of its own, what it inherits otherwise, and the way between the two. */
function Inheritance({ field, own, inherited, onInherit, onOverride }: InheritanceProps) {
  return (
    <div className={styles.inheritance} data-own={own || undefined}>
      <span>{own ? `Overridden (category: ${inWords(field, inherited)})` : 'Inherited'}</span>
      <button
        type="button"
        aria-label={`${own ? 'Inherit' : 'Override'} ${field.label}`}
        onClick={own ? onInherit : onOverride}
      >
        {own ? 'Inherit' : 'Override'}
      </button>
    </div>
  );
}

function inWords(field: SettingField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (field.kind === 'select') {
    return field.options.find((option) => option.value === value)?.label ?? value;
  }
  return value || 'not set';
}
