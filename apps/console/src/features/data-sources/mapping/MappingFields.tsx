import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { additionalValueLimits, dataSourceResponseMappingLimits } from '@dropcatch/sdk/limits';
import type { Dispatch, SetStateAction } from 'react';
import {
  fieldsAt,
  recordCount,
  withAdditional,
  type AdditionalDraft,
  type MappingDraft,
} from './mappingDraft.ts';
import { requiredField } from '../../../ui/form/requiredField.ts';
import { RowsFieldset } from '../RowsFieldset.tsx';
import { mainValueLabel } from './responseMapping.ts';

interface MappingFieldsProps {
  draft: MappingDraft;
  onChange: Dispatch<SetStateAction<MappingDraft>>;
}

/** Where the records are, and which of their fields hold what, chosen from lists (spec, section 2). */
export function MappingFields({ draft, onChange }: MappingFieldsProps) {
  const { example, array_path, domain_field, main_value_field, additional } = draft;
  const change = (changes: Partial<MappingDraft>) =>
    onChange((current) => ({ ...current, ...changes }));
  const changeValue = (id: number, changes: Partial<AdditionalDraft>) =>
    change({
      additional: additional.map((value) => (value.id === id ? { ...value, ...changes } : value)),
    });
  const fields = example && fieldsAt(example, array_path);
  const fieldOptions = (chosen: string) => [
    { value: '', label: 'Select a field' },
    ...optionsWith(chosen, fields),
  ];

  return (
    <Stack gap="sm">
      <NativeSelect
        label="Array Path"
        description={recordsHint(draft)}
        data={[
          { value: '', label: 'The response itself' },
          ...optionsWith(array_path, example?.arrays),
        ]}
        value={array_path}
        onChange={(event) => change({ array_path: event.currentTarget.value })}
      />
      <NativeSelect
        label="Domain Field"
        {...requiredField}
        data={fieldOptions(domain_field)}
        value={domain_field}
        onChange={(event) => change({ domain_field: event.currentTarget.value })}
      />
      <NativeSelect
        label="Main Value Field"
        {...requiredField}
        data={fieldOptions(main_value_field)}
        value={main_value_field}
        onChange={(event) => change({ main_value_field: event.currentTarget.value })}
      />
      <TextInput
        label="Main Value Label"
        placeholder={mainValueLabel}
        maxLength={dataSourceResponseMappingLimits.main_value_label.maxLength}
        value={draft.main_value_label}
        onChange={(event) => change({ main_value_label: event.currentTarget.value })}
      />
      <RowsFieldset
        legend="Additional Values"
        addLabel="Add Field"
        onAdd={() => onChange((current) => withAdditional(current))}
        rows={additional.map(({ id, field, label }, index) => ({
          id,
          label: `Value ${index + 1}`,
          removeLabel: `Remove value ${label || field || index + 1}`,
          onRemove: () => change({ additional: additional.filter((value) => value.id !== id) }),
          fields: (
            <>
              <NativeSelect
                aria-label={`Field of value ${index + 1}`}
                data={fieldOptions(field)}
                value={field}
                onChange={(event) => changeValue(id, { field: event.currentTarget.value })}
              />
              <TextInput
                aria-label={`Display label of value ${index + 1}`}
                placeholder={field || 'Display label'}
                maxLength={additionalValueLimits.label.maxLength}
                value={label}
                onChange={(event) => changeValue(id, { label: event.currentTarget.value })}
              />
            </>
          ),
        }))}
      />
    </Stack>
  );
}

/** What was found, and what is chosen even where it was not found. */
function optionsWith(chosen: string, found: readonly string[] | undefined) {
  const options = (found ?? [])
    .filter((path) => path !== '')
    .map((path) => ({ value: path, label: path }));
  if (chosen === '' || found?.includes(chosen)) return options;
  return [...options, { value: chosen, label: found ? `${chosen} (not in the example)` : chosen }];
}

function recordsHint(draft: MappingDraft): string {
  const count = recordCount(draft);
  if (count === undefined) return 'Where the records are';
  return count === 1 ? 'One record there' : `${count} records there`;
}
