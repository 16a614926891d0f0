import type { UseFormReturnType } from '@mantine/form';
import { memo, useDeferredValue } from 'react';
import { inBraces } from '../../core/text/inputText.ts';
import { FormSection } from '../../ui/dialog/sections.tsx';
import {
  FieldInput,
  inputProps,
  type FieldInputProps,
  type TableForm,
} from '../../ui/form/FieldInput.tsx';
import {
  isWide,
  applicableFields,
  inputValue,
  type FormField,
  type FormValues,
} from '../../ui/form/fieldTable.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { FieldNote } from '../../ui/form/FieldNote.tsx';
import { effectiveValues, type SettingSection } from './eppSettings.ts';
import { fillTemplate, unknownPlaceholders, xmlProblem, type Placeholder } from './eppTemplate.ts';
import styles from './SettingsFields.module.css';
import { maskSecrets } from './secrets.ts';
import { XmlView } from './XmlView.tsx';

interface SettingsFieldsProps {
  sections: readonly SettingSection[];
  form: TableForm & Pick<UseFormReturnType<FormValues, never>, 'values' | 'setFieldValue'>;
  /**
   * The values that fields inherit while their form value is null. Such a field shows whether it is inherited or
   * overridden, with a button to change that.
   */
  inherited?: Readonly<Record<string, unknown>>;
}

/** Settings by section. Fields that do not apply with the other values are hidden. */
export function SettingsFields({ sections, form, inherited = {} }: SettingsFieldsProps) {
  const values = effectiveValues(
    sections.flatMap(({ fields }) => fields),
    form.values,
    inherited,
  );
  return sections.map(({ heading, fields }) => (
    <FormSection key={heading} title={heading}>
      <FieldGrid>
        {applicableFields(fields, values).map((field) => {
          const { name, placeholders } = field;
          const inheritedValue = inputValue(field, inherited[name]);
          const input = { field, form, inherited: inheritedValue };
          return (
            <div key={name} data-wide={isWide(field) || undefined}>
              <FieldInput {...input} />
              {placeholders && <Preview {...input} placeholders={placeholders} />}
              {name in inherited && (
                <Inheritance
                  field={field}
                  overridden={form.values[name] !== null}
                  inherited={inheritedValue}
                  onChange={(value) => form.setFieldValue(name, value)}
                />
              )}
            </div>
          );
        })}
      </FieldGrid>
    </FormSection>
  ));
}

interface InheritanceProps {
  field: FormField;
  overridden: boolean;
  inherited: string | boolean;
  /** Called with the new value; null to inherit. */
  onChange: (value: string | boolean | null) => void;
}

/** Whether the account overrides the value of its category, with a button to change that. */
function Inheritance({ field, overridden, inherited, onChange }: InheritanceProps) {
  const verb = overridden ? 'Inherit' : 'Override';
  return (
    <div className={styles.inheritance} data-overridden={overridden || undefined}>
      <span>
        {overridden ? `Overridden (category: ${displayValue(field, inherited)})` : 'Inherited'}
      </span>
      <button
        type="button"
        className="plain-button plain-link"
        aria-label={`${verb} ${field.label}`}
        onClick={() => onChange(overridden ? null : inherited)}
      >
        {verb}
      </button>
    </div>
  );
}

function displayValue({ options }: FormField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return options?.find((option) => option.value === value)?.label ?? (value || 'not set');
}

interface PreviewProps extends FieldInputProps {
  placeholders: readonly Placeholder[];
}

/** A preview of the XML that a template sends. */
function Preview({ placeholders, ...input }: PreviewProps) {
  const { label, value } = inputProps(input);
  return (
    <TemplateXml label={label} template={useDeferredValue(value)} placeholders={placeholders} />
  );
}

interface TemplateXmlProps extends Pick<PreviewProps, 'placeholders'> {
  label: string;
  template: string;
}

/**
 * The XML with example values, and whether it is well-formed. This is only a hint, since a registry may want fragments.
 */
const TemplateXml = memo(function TemplateXml({ label, template, placeholders }: TemplateXmlProps) {
  if (!template.trim()) return null;
  const xml = fillTemplate(template, placeholders);
  const problem = xmlProblem(xml);
  const unknown = unknownPlaceholders(template, placeholders);
  return (
    <div className={styles.preview}>
      <XmlView title={`Preview of ${label}`} xml={maskSecrets(xml)} />
      <FieldNote good={!problem}>
        {problem ? `Not well formed: ${problem}` : 'Well-formed XML'}
      </FieldNote>
      {unknown.length > 0 && (
        <FieldNote>{`Sent unchanged, not a placeholder: ${unknown.map(inBraces).join(', ')}`}</FieldNote>
      )}
    </div>
  );
});
