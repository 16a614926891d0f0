import type { UseFormReturnType } from '@mantine/form';
import { memo, useDeferredValue } from 'react';
import { inBraces } from '../../core/text/inputText.ts';
import { FormSection } from '../../ui/dialog/Dialog.tsx';
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
import { valuesInForce, type SettingSection } from './eppSettings.ts';
import { fillTemplate, unknownPlaceholders, xmlProblem, type Placeholder } from './eppTemplate.ts';
import styles from './SettingsFields.module.css';
import { XmlView } from './XmlView.tsx';

interface SettingsFieldsProps {
  sections: readonly SettingSection[];
  form: TableForm & Pick<UseFormReturnType<FormValues, never>, 'values' | 'setFieldValue'>;
  /**
   * What fields inherit while the form holds null for them. Those fields say whether they are inherited or overridden,
   * and can be reset.
   */
  inherited?: Readonly<Record<string, unknown>>;
}

/** Settings in their sections. Fields that do not apply with the other values are left out. */
export function SettingsFields({ sections, form, inherited = {} }: SettingsFieldsProps) {
  const values = valuesInForce(
    sections.flatMap(({ fields }) => fields),
    form.values,
    inherited,
  );
  return sections.map(({ heading, fields }) => (
    <FormSection key={heading} title={heading}>
      <FieldGrid>
        {applicableFields(fields, values).map((field) => {
          const { name, placeholders } = field;
          const ofCategory = inputValue(field, inherited[name]);
          const input = { field, form, inherited: ofCategory };
          return (
            <div key={name} data-wide={isWide(field) || undefined}>
              <FieldInput {...input} />
              {placeholders && <Preview {...input} placeholders={placeholders} />}
              {name in inherited && (
                <Inheritance
                  field={field}
                  own={form.values[name] !== null}
                  inherited={ofCategory}
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
  own: boolean;
  inherited: string | boolean;
  /** Null inherits. */
  onChange: (value: string | boolean | null) => void;
}

/** Whether the account overrides the value, what it would inherit, and a button to change that. */
function Inheritance({ field, own, inherited, onChange }: InheritanceProps) {
  const verb = own ? 'Inherit' : 'Override';
  return (
    <div className={styles.inheritance} data-own={own || undefined}>
      <span>{own ? `Overridden (category: ${inWords(field, inherited)})` : 'Inherited'}</span>
      <button
        type="button"
        className="plain-button plain-link"
        aria-label={`${verb} ${field.label}`}
        onClick={() => onChange(own ? null : inherited)}
      >
        {verb}
      </button>
    </div>
  );
}

function inWords({ options }: FormField, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return options?.find((option) => option.value === value)?.label ?? (value || 'not set');
}

interface PreviewProps extends FieldInputProps {
  placeholders: readonly Placeholder[];
}

/** Shows what a template sends. */
function Preview({ placeholders, ...input }: PreviewProps) {
  const { label, value } = inputProps(input);
  return <Xml label={label} template={useDeferredValue(value)} placeholders={placeholders} />;
}

interface XmlProps extends Pick<PreviewProps, 'placeholders'> {
  label: string;
  template: string;
}

/** The XML with example values, and whether it is well-formed. Only a hint: a registry may want fragments. */
const Xml = memo(function Xml({ label, template, placeholders }: XmlProps) {
  if (!template.trim()) return null;
  const xml = fillTemplate(template, placeholders);
  const problem = xmlProblem(xml);
  const unknown = unknownPlaceholders(template, placeholders);
  return (
    <div className={styles.preview}>
      <XmlView title={`Preview of ${label}`} xml={xml} />
      <FieldNote good={!problem}>
        {problem ? `Not well formed: ${problem}` : 'Well-formed XML'}
      </FieldNote>
      {unknown.length > 0 && (
        <FieldNote>Sent unchanged, not a placeholder: {unknown.map(inBraces).join(', ')}</FieldNote>
      )}
    </div>
  );
});
