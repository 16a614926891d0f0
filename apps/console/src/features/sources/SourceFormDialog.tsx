import { Checkbox, Group, Stack, Tabs, Textarea } from '@mantine/core';
import type { Source } from '@dropcatch/sdk';
import {
  sourceInputLimits as limits,
  sourceValidationRulesLimits as rulesLimits,
} from '@dropcatch/sdk/limits';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNowEveryMinute } from '../../core/time/useNow.ts';
import { categoryOptionsFor } from '../../entities/epp/eppCategories.ts';
import { categoryList } from '../../entities/epp/choices.ts';
import { readSource, saveSource } from '../../entities/sources/sources.ts';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { FieldInput, FieldInputs, type FieldInputProps } from '../../ui/form/FieldInput.tsx';
import { textOf, valueAt, withLimits } from '../../ui/form/fieldTable.ts';
import { LoadError } from '../../ui/page/LoadError.tsx';
import { TabStrip } from '../../ui/page/TabStrip.tsx';
import { fillDates, strftime, unknownCodes } from './sourceDates.ts';
import {
  sourceExtraBody,
  mappedFields,
  lineBreak,
  sourceFields,
  sourceLimits,
  sourceSections,
  sourceTabs,
  type SourceTab,
} from './sourceFields.ts';
import styles from './sources.module.css';

const tabs = Object.keys(sourceTabs) as SourceTab[];

/** Adds or edits a source, in four tabs (spec, section 2). An invalid field opens its tab. */
export function SourceFormDialog({ record: source }: { record?: Source }) {
  const [tab, setTab] = useState<SourceTab>('basic');
  const table = sourceFields(source, useQuery(categoryList).data?.categories);
  const fieldForm = useFieldForm({
    fields: withLimits(
      sourceLimits,
      tabs.flatMap((one) => table[one]),
    ),
    extraBody: sourceExtraBody,
    record: source,
    save: saveSource(source?.id),
    read: readSource,
  });
  const namesOf = (one: SourceTab) => table[one].map(({ name }) => name);
  const tabsOf = (fields: readonly string[]) =>
    tabs.filter((one) =>
      namesOf(one).some((name) => fields.some((field) => isErrorOf(field, name))),
    );
  const invalidTabs = tabsOf(Object.keys(fieldForm.form.errors));
  return (
    <FormDialog
      {...fieldForm}
      title={source ? `Edit Source: ${source.name}` : 'Add Source'}
      submitLabel={source ? 'Save Source' : 'Create Source'}
      {...SourceFormDialog.dialogSize}
      onInvalid={(fields) => setTab(tabsOf(fields)[0] ?? tab)}
    >
      <Tabs value={tab} onChange={(next) => setTab(tabs.find((one) => one === next) ?? tab)}>
        <TabStrip chosen={tabs.indexOf(tab)}>
          {tabs.map((one) => (
            <Tabs.Tab
              key={one}
              value={one}
              rightSection={
                invalidTabs.includes(one) && (
                  <IconAlertCircle size={16} role="img" aria-label="has a problem" />
                )
              }
            >
              {sourceTabs[one]}
            </Tabs.Tab>
          ))}
        </TabStrip>
        {tabs.map((one) => (
          <Tabs.Panel key={one} value={one} pt="sm">
            {one === tab && (
              <Stack gap="md">
                {sourceSections[one].map(({ title, help, ...shown }) => (
                  <FormSection key={title} title={title} help={help}>
                    <FieldInputs
                      {...fieldForm}
                      {...shown}
                      inputOf={(field) =>
                        customInputs[field.name]?.({ field, form: fieldForm.form, source })
                      }
                    />
                  </FormSection>
                ))}
              </Stack>
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </FormDialog>
  );
}

SourceFormDialog.dialogSize = { size: 'xl', height: 714 };

/** Whether an error is for a field or for a part of it. */
const isErrorOf = (errorField: string, field: string) =>
  errorField === field || errorField.startsWith(`${field}.`);

interface CustomInputProps extends FieldInputProps {
  source: Source | undefined;
}

const customInputs: Readonly<Record<string, (props: CustomInputProps) => ReactNode>> = {
  url: (props) => <UrlInput {...props} />,
  epp_categories: (props) => <CategoryChoice {...props} />,
  'validation_rules.required_fields': (props) => <RequiredFields {...props} />,
  'validation_rules.date_format': (props) => <DateFormatInput {...props} />,
  transform_script: (props) => <ScriptInput {...props} />,
};

/** The URL, with today's dates filled in. */
function UrlInput(props: FieldInputProps) {
  const url = textOf(props.form.values['url']);
  const fetched = fillDates(url, useNowEveryMinute());
  return (
    <>
      <FieldInput {...props} />
      {fetched !== url && (
        <p className={styles.preview}>
          Today: <code data-testid="dated-url">{fetched}</code>
        </p>
      )}
    </>
  );
}

/** The registrar categories of the imported domains: none, one or many. */
function CategoryChoice({ field, form, source }: CustomInputProps) {
  const query = useQuery(categoryList);
  const { data } = query;
  const stored = source?.epp_categories.map(({ id }) => String(id)) ?? [];
  const chosen = form.values[field.name] as string[];
  return (
    <Checkbox.Group label={field.label} {...form.getInputProps(field.name)}>
      <Group gap="8px 20px" mt={6} className={styles.choices}>
        {data &&
          categoryOptionsFor(data.categories, [...stored, ...chosen]).map((option) => (
            <Checkbox key={option.value} {...option} />
          ))}
      </Group>
      <LoadError query={query} />
    </Checkbox.Group>
  );
}

/** The fields that a record must have. Unknown fields stay. */
function RequiredFields({ field, form }: FieldInputProps) {
  const required = valueAt(form.values, field.name) as string[];
  const others = required.filter((name) => mappedFields.every(({ value }) => value !== name));
  return (
    <Checkbox.Group
      label={field.label}
      description="Records without one of them are refused"
      {...form.getInputProps(field.name)}
    >
      <Group gap="8px 20px" mt={6}>
        {[...mappedFields, ...others.map((name) => ({ value: name, label: name }))].map(
          (option) => (
            <Checkbox key={option.value} {...option} />
          ),
        )}
      </Group>
    </Checkbox.Group>
  );
}

/** The date format, with today as an example. */
function DateFormatInput(props: FieldInputProps) {
  const format = textOf(valueAt(props.form.values, props.field.name)).trim();
  const now = useNowEveryMinute();
  const unknown = unknownCodes(format);
  return (
    <>
      <FieldInput {...props} />
      <p className={styles.preview}>
        <span>Today reads</span>{' '}
        <code data-testid="dated-format">
          {strftime(format || rulesLimits.date_format.default, now)}
        </code>
        {unknown.length > 0 && <span>{` (unknown strftime code: ${unknown.join(', ')})`}</span>}
      </p>
    </>
  );
}

/** A field for Python code. Enter keeps the indentation. Tab moves to the next field. */
function ScriptInput({ field, form }: FieldInputProps) {
  const props = form.getInputProps(field.name);
  const { maxLength } = limits.transform_script;
  return (
    <Textarea
      {...props}
      label={field.label}
      placeholder="record['domain'] = record['domain'].lower()"
      maxLength={maxLength}
      minRows={6}
      maxRows={16}
      wrap="off"
      spellCheck={false}
      autoCapitalize="none"
      classNames={{ input: 'code' }}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, currentTarget } = event;
        const { value, selectionStart, selectionEnd } = currentTarget;
        const line = lineBreak(value.slice(0, selectionStart));
        if (key !== 'Enter' || ctrlKey || metaKey) return;
        if (value.length + line.length > maxLength) return;
        event.preventDefault();
        currentTarget.setRangeText(line, selectionStart, selectionEnd, 'end');
        props.onChange(currentTarget.value);
      }}
    />
  );
}
