import { ActionIcon, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { additionalValueLimits, responseMappingLimits } from '@dropcatch/sdk/limits';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type Dispatch, type SetStateAction } from 'react';
import {
  fieldsAt,
  recordCount,
  withAdditional,
  type AdditionalDraft,
  type MappingDraft,
} from './mappingDraft.ts';
import { useFocusKept } from '../../../lib/focus/useFocusKept.ts';
import { requiredField } from '../../../components/field/requiredField.ts';
import { mainValueLabel } from './responseMapping.ts';
import styles from '../dataSources.module.css';

interface MappingFieldsProps {
  draft: MappingDraft;
  onChange: Dispatch<SetStateAction<MappingDraft>>;
}

/** Where the records are, and which of their fields hold what, chosen from lists (spec, section 2). */
export function MappingFields({ draft, onChange }: MappingFieldsProps) {
  const { example, array_path, domain_field, main_value_field, additional } = draft;
  const values = useRef<HTMLFieldSetElement>(null);
  useFocusKept(values);
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
        maxLength={responseMappingLimits.main_value_label.maxLength}
        value={draft.main_value_label}
        onChange={(event) => change({ main_value_label: event.currentTarget.value })}
      />
      <fieldset ref={values} className={styles.group}>
        <legend>Additional Values</legend>
        {additional.map(({ id, field, label }, index) => (
          <div
            key={id}
            role="group"
            aria-label={`Value ${index + 1}`}
            data-row
            tabIndex={-1}
            className={styles.pair}
          >
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
            <ActionIcon
              variant="subtle"
              color="gray"
              mt={3}
              aria-label={`Remove value ${label || field || index + 1}`}
              onClick={() => change({ additional: additional.filter((value) => value.id !== id) })}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        <div>
          <Button
            data-holds-rows
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange((current) => withAdditional(current))}
          >
            Add Field
          </Button>
        </div>
      </fieldset>
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
