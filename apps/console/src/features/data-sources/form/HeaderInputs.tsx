import { TextInput } from '@mantine/core';
import { SecretInput } from '../../../ui/form/SecretInput.tsx';
import type { DataSourceForm } from './dataSourceForm.ts';
import { RowsFieldset } from '../RowsFieldset.tsx';
import { isSensitiveHeader } from './sensitiveHeader.ts';

/** The longest name and value of a header that the form takes; the contract has a limit for values only. */
const longest = { name: 200, value: 10_000 } as const;

/** Headers that are sent with each request, a row each. */
export function HeaderInputs({ form }: { form: DataSourceForm }) {
  const headers = form.values.request_headers;
  const add = () => {
    const id = Math.max(-1, ...headers.map((header) => header.id)) + 1;
    form.insertListItem('request_headers', { id, name: '', value: '' });
  };
  return (
    <RowsFieldset
      legend="Request Headers"
      addLabel="Add Header"
      onAdd={add}
      rows={headers.map(({ id, name, value }, index) => ({
        id,
        label: `Header ${index + 1}`,
        removeLabel: `Remove header ${name || index + 1}`,
        onRemove: () => form.removeListItem('request_headers', index),
        fields: (
          <>
            <TextInput
              aria-label={`Name of header ${index + 1}`}
              placeholder="Accept"
              maxLength={longest.name}
              spellCheck={false}
              autoCapitalize="none"
              {...form.getInputProps(`request_headers.${index}.name`)}
            />
            {isSensitiveHeader(name) ? (
              <SecretInput
                inRow
                label={`Value of header ${index + 1}`}
                maxLength={longest.value}
                {...form.getInputProps(`request_headers.${index}.value`)}
                value={value}
              />
            ) : (
              <TextInput
                aria-label={`Value of header ${index + 1}`}
                placeholder="application/json"
                maxLength={longest.value}
                spellCheck={false}
                autoCapitalize="none"
                {...form.getInputProps(`request_headers.${index}.value`)}
              />
            )}
          </>
        ),
      }))}
    />
  );
}
