import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { dataSourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { inputOrder } from '../../../ui/form/inputOrder.ts';
import type { DataSourceForm } from './dataSourceForm.ts';

/** The first number is either of these. */
const startIndex = limits.indexed_params_start_index;

/** Whether {DOMAINS_INDEXED} becomes a count and numbered parameters, and what they are called (spec, section 5). */
export function IndexedInputs({ form }: { form: DataSourceForm }) {
  return (
    <>
      <Checkbox
        label="Indexed Parameters"
        description="{DOMAINS_INDEXED} becomes a count and numbered parameters: items=2&item0=…&item1=…"
        {...form.getInputProps('indexed_params_enabled', { type: 'checkbox' })}
      />
      {form.values.indexed_params_enabled && (
        <FieldGrid columns={3}>
          <TextInput
            label="Prefix"
            description="Of the numbered parameters"
            inputWrapperOrder={inputOrder}
            placeholder={limits.indexed_params_prefix.default}
            maxLength={limits.indexed_params_prefix.maxLength}
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps('indexed_params_prefix')}
          />
          <TextInput
            label="Count Key"
            description="The parameter with the count"
            inputWrapperOrder={inputOrder}
            placeholder={limits.indexed_params_count_key.default}
            maxLength={limits.indexed_params_count_key.maxLength}
            spellCheck={false}
            autoCapitalize="none"
            {...form.getInputProps('indexed_params_count_key')}
          />
          <NativeSelect
            label="Start Index"
            description="The first number"
            inputWrapperOrder={inputOrder}
            data={[startIndex.min, startIndex.max].map(String)}
            {...form.getInputProps('indexed_params_start_index')}
          />
        </FieldGrid>
      )}
    </>
  );
}
