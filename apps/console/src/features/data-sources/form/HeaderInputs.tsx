import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { SecretInput } from '../../../components/field/SecretInput.tsx';
import { useFocusKept } from '../../../lib/focus/useFocusKept.ts';
import type { DataSourceForm } from './dataSourceForm.ts';
import { isSensitiveHeader } from './sensitiveHeader.ts';
import styles from '../dataSources.module.css';

/** The longest name and value of a header that the form takes; the contract has a limit for values only. */
const longest = { name: 200, value: 10_000 } as const;

/** Headers that are sent with each request, a row each. */
export function HeaderInputs({ form }: { form: DataSourceForm }) {
  const headers = form.values.request_headers;
  const list = useRef<HTMLFieldSetElement>(null);
  useFocusKept(list);
  const add = () => {
    const id = Math.max(-1, ...headers.map((header) => header.id)) + 1;
    form.insertListItem('request_headers', { id, name: '', value: '' });
  };
  return (
    <fieldset ref={list} className={styles.group}>
      <legend>Request Headers</legend>
      {headers.map(({ id, name, value }, index) => (
        <div
          key={id}
          role="group"
          aria-label={`Header ${index + 1}`}
          data-row
          tabIndex={-1}
          className={styles.pair}
        >
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
          <ActionIcon
            variant="subtle"
            color="gray"
            mt={3}
            aria-label={`Remove header ${name || index + 1}`}
            onClick={() => form.removeListItem('request_headers', index)}
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
          onClick={add}
        >
          Add Header
        </Button>
      </div>
    </fieldset>
  );
}
