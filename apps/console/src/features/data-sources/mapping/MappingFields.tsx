import { NativeSelect, Stack, TextInput, Text, Title } from '@mantine/core';
import { additionalValueLimits, dataSourceResponseMappingLimits } from '@dropcatch/sdk/limits';
import { type Dispatch, type SetStateAction, memo } from 'react';
import {
  fieldsAt,
  recordCount,
  withAdditional,
  type AdditionalDraft,
  type MappingDraft,
  chosenValues,
} from './mappingDraft.ts';
import { requiredField } from '../../../ui/form/fields.ts';
import { RowsFieldset } from '../RowsFieldset.tsx';
import { mainValueLabel, mapRows } from './responseMapping.ts';
import { dash, countOf } from '../../../core/text/numbers.ts';
import { PlainTable } from '../../../ui/value/PlainTable.tsx';

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

const shownRows = 5;

/** The rows that the mapping makes of the example, as they stand now. */
export const MappingPreview = memo(function MappingPreview({ draft }: { draft: MappingDraft }) {
  return (
    <section aria-label="Mapping preview">
      <Title order={3} size="h6" mb={4}>
        Mapping Preview
      </Title>
      <Rows draft={draft} />
    </section>
  );
});

function Rows({ draft }: { draft: MappingDraft }) {
  const { example, domain_field, main_value_label } = draft;
  if (!example) return <Note>Analyze an example response to see its rows.</Note>;
  if (example.value === undefined) return <Note>This response cannot be shown as rows here.</Note>;
  if (domain_field === '') return <Note>Choose the domain field to see the rows.</Note>;
  const additional_values = chosenValues(draft);
  const rows = mapRows(example.value, { ...draft, additional_values });
  const left = (recordCount(draft) ?? 0) - rows.length;
  if (rows.length === 0) return <Note>{`No record has a domain at ${domain_field}.`}</Note>;
  return (
    <>
      <PlainTable
        label="Mapped rows"
        bounded
        heads={[
          'Domain',
          main_value_label.trim() || mainValueLabel,
          ...additional_values.map(({ label }) => label),
        ]}
        rows={rows.slice(0, shownRows).map(({ domain, main, additional }, index) => ({
          key: index,
          cells: [domain, main || dash, ...additional.map((value) => value || dash)],
        }))}
      />
      <Note>
        {[
          `${Math.min(shownRows, rows.length)} of ${countOf(rows.length, 'row')}`,
          ...(left > 0 ? [`${countOf(left, 'record')} without a domain left out`] : []),
        ].join(', ')}
      </Note>
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}
