import { NativeSelect, TextInput } from '@mantine/core';
import { sourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { FieldGrid } from '../../ui/form/FieldGrid.tsx';
import { inputOrder } from '../../ui/form/inputOrder.ts';
import { optionsOf } from '../../core/text/looks.ts';
import { CodeField } from './CodeField.tsx';
import type { SourceForm } from './sourceForm.ts';
import { csvDelimiterLabels } from './sourceLabels.ts';

/** How the data is fetched, and what is done to each record. */
export function AdvancedTab({ form }: { form: SourceForm }) {
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
