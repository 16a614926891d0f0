import { Checkbox, Group, TextInput } from '@mantine/core';
import {
  sourceFieldMappingLimits as limits,
  sourceValidationRulesLimits as rulesLimits,
} from '@dropcatch/sdk/limits';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { inputOrder } from '../../ui/form/inputOrder.ts';
import { optionsOf } from '../../core/text/looks.ts';
import { useMinute } from '../../core/time/minute.ts';
import { mappedFields, type SourceForm } from './sourceForm.ts';
import { strftime, unknownCodes } from './strftime.ts';
import styles from './sources.module.css';

const fields = optionsOf(mappedFields);

/** Which field of the data holds what, what must be there, and how dates are written. */
export function MappingTab({ form }: { form: SourceForm }) {
  const { date_format: format, required_fields: required } = form.values.validation_rules;
  const now = useMinute();
  const unknown = unknownCodes(format);
  // A rule that this form has no box for stays as it is.
  const others = required.filter((name) => !fields.some(({ value }) => value === name));
  return (
    <>
      <FieldGrid>
        {fields.map(({ value: name, label }) => (
          <TextInput
            key={name}
            label={`${label} Field`}
            description={`The field or column that holds the ${label.toLowerCase()}`}
            inputWrapperOrder={inputOrder}
            maxLength={limits[name].maxLength}
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps(`field_mapping.${name}`)}
          />
        ))}
      </FieldGrid>
      <Checkbox.Group
        label="Required Fields"
        description="Records without one of them are refused"
        {...form.getInputProps('validation_rules.required_fields')}
      >
        <Group gap="md" mt={6}>
          {fields.map(({ value, label }) => (
            <Checkbox key={value} value={value} label={label} />
          ))}
          {others.map((name) => (
            <Checkbox key={name} value={name} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextInput
        label="Date Format"
        description="A Python strftime format"
        inputWrapperOrder={inputOrder}
        placeholder={rulesLimits.date_format.default}
        maxLength={rulesLimits.date_format.maxLength}
        spellCheck={false}
        {...form.getInputProps('validation_rules.date_format')}
      />
      <p className={styles.preview}>
        Today is written{' '}
        <code data-testid="dated-format">
          {strftime(format.trim() || rulesLimits.date_format.default, now)}
        </code>
        {unknown.length > 0 && ` (no code of strftime: ${unknown.join(', ')})`}
      </p>
    </>
  );
}
