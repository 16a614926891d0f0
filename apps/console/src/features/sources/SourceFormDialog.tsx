import { Tabs, NativeSelect, Checkbox, Group, TextInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Source } from '@dropcatch/sdk';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, useRef } from 'react';
import {
  sourceFieldMappingLimits as mappingLimits,
  sourceValidationRulesLimits as rulesLimits,
  sourceInputLimits as limits,
} from '@dropcatch/sdk/limits';
import { categoryList } from '../../entities/orders/orderStates.ts';
import { readSource, saveSource } from '../../entities/sources/sources.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../ui/dialog/useRecordEdit.tsx';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { parseChoice, inputOrder } from '../../ui/form/fields.ts';
import { BasicTab } from './BasicTab.tsx';
import {
  type SourceForm,
  firstTabOf,
  sourceBody,
  sourceFields,
  sourceFormValues,
  sourceProblems,
  sourceTabs,
  tabOf,
  type SourceTab,
  credentialsFor,
  mappedFields,
  newLine,
} from './sourceForm.ts';
import styles from './sources.module.css';
import { CredentialInputs } from '../../ui/form/CredentialInputs.tsx';
import { optionsOf } from '../../core/text/looks.ts';
import { sourceAuthTypeLabels, csvDelimiterLabels } from './sourceLabels.ts';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { useMinute } from '../../core/time/ticking.ts';
import { strftime, unknownCodes } from './strftime.ts';
import { useCursor } from '../../ui/focus/listFocus.ts';

interface SourceFormDialogProps {
  /** The source to change; without one, a new one is made. */
  source?: Source;
  onClose: () => void;
}

interface Tab {
  label: string;
  Panel: (props: { form: SourceForm }) => ReactNode;
}

const tabs: Readonly<Record<SourceTab, Tab>> = {
  basic: { label: 'Basic Configuration', Panel: BasicTab },
  auth: { label: 'Authentication', Panel: AuthTab },
  mapping: { label: 'Field Mapping', Panel: MappingTab },
  advanced: { label: 'Advanced', Panel: AdvancedTab },
};

/** Adds or changes a source, in four tabs (spec, section 2). A complaint opens the tab of its field. */
export function SourceFormDialog({ source, onClose }: SourceFormDialogProps) {
  const form = useForm({
    initialValues: sourceFormValues(source),
    validate: sourceProblems,
    transformValues: sourceBody,
  });
  const categories = useQuery(categoryList).data?.categories;
  const submission = useRecordEdit({
    form,
    save: saveSource(source?.id),
    read: source && (() => readSource(source.id)),
    valuesOf: sourceFormValues,
    fields: sourceFields(categories),
  });
  const [tab, setTab] = useState<SourceTab>('basic');
  const marked = new Set(Object.keys(form.errors).map(tabOf));
  return (
    <FormDialog
      title={source ? `Edit Source: ${source.name}` : 'Add Source'}
      form={form}
      submission={submission}
      submitLabel={source ? 'Save Source' : 'Create Source'}
      onClose={onClose}
      size="lg"
      onRefused={(fields) => setTab(firstTabOf(fields) ?? tab)}
    >
      <Tabs
        value={tab}
        onChange={(next) => {
          const chosen = parseChoice(sourceTabs, next);
          if (chosen) setTab(chosen);
        }}
      >
        <TabStrip chosen={sourceTabs.indexOf(tab)}>
          {sourceTabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              rightSection={
                marked.has(one) && (
                  <IconAlertCircle size={16} role="img" aria-label="has a problem" />
                )
              }
            >
              {tabs[one].label}
            </Tabs.Tab>
          ))}
        </TabStrip>
        {sourceTabs.map((one) => {
          const { Panel } = tabs[one];
          return (
            <Tabs.Panel key={one} value={one} pt="sm">
              {one === tab && (
                <div className={styles.fields}>
                  <Panel form={form} />
                </div>
              )}
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </FormDialog>
  );
}

/** How a source is signed in to, and with what. */
function AuthTab({ form }: { form: SourceForm }) {
  return (
    <>
      <NativeSelect
        label="Auth Type"
        data={optionsOf(sourceAuthTypeLabels, form.getInitialValues().auth_type)}
        {...form.getInputProps('auth_type')}
      />
      <CredentialInputs
        credentials={credentialsFor(form.values.auth_type)}
        values={form.values.auth_config}
        inputProps={(name) => form.getInputProps(`auth_config.${name}`)}
      />
    </>
  );
}

const fields = optionsOf(mappedFields);

/** Which field of the data holds what, what must be there, and how dates are written. */
function MappingTab({ form }: { form: SourceForm }) {
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
            maxLength={mappingLimits[name].maxLength}
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

/** How the data is fetched, and what is done to each record. */
function AdvancedTab({ form }: { form: SourceForm }) {
  const { transform_script: script } = form.values;
  return (
    <>
      <FieldGrid columns={3}>
        <TextInput
          label="Timeout"
          description="Longest wait, in seconds"
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('fetch_config.timeout')}
        />
        <TextInput
          label="Max Pages"
          description="For paged sources"
          inputWrapperOrder={inputOrder}
          inputMode="numeric"
          {...form.getInputProps('fetch_config.max_pages')}
        />
        <NativeSelect
          label="CSV Delimiter"
          description="For CSV and TSV"
          inputWrapperOrder={inputOrder}
          data={optionsOf(csvDelimiterLabels)}
          {...form.getInputProps('fetch_config.csv_delimiter')}
        />
      </FieldGrid>
      <CodeField
        label="Transform Script"
        description="Python; changes each record before it is stored"
        placeholder="record['domain'] = record['domain'].lower()"
        maxLength={limits.transform_script.maxLength}
        value={script}
        error={form.errors['transform_script']}
        onChange={(value) => form.setFieldValue('transform_script', value)}
      />
    </>
  );
}

interface CodeFieldProps {
  label: string;
  description: string;
  placeholder: string;
  value: string;
  error: ReactNode;
  maxLength: number;
  onChange: (value: string) => void;
}

/** Python text in code face. Enter keeps the indentation; Tab moves on, as everywhere, so that the keyboard gets out. */
function CodeField({ onChange, ...field }: CodeFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const moveCursor = useCursor(input);
  return (
    <Textarea
      {...field}
      ref={input}
      inputWrapperOrder={inputOrder}
      minRows={6}
      maxRows={16}
      wrap="off"
      spellCheck={false}
      autoCapitalize="none"
      classNames={{ input: styles.code ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
        if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
        const { value, selectionStart, selectionEnd } = currentTarget;
        const after = newLine(value, selectionStart, selectionEnd);
        if (after.text.length > field.maxLength) return;
        event.preventDefault();
        moveCursor(after.cursor);
        onChange(after.text);
      }}
    />
  );
}
