import { TextInput, Checkbox, NativeSelect, Title } from '@mantine/core';
import { dataSourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { memo, useDeferredValue } from 'react';
import { SecretInput } from '../../../ui/form/CredentialInputs.tsx';
import type { DataSourceForm } from './dataSourceForm.ts';
import { RowsFieldset } from '../RowsFieldset.tsx';
import { isSensitiveHeader } from './credentials.ts';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { inputOrder } from '../../../ui/form/fields.ts';
import { CodeBlock } from '../../../ui/value/CodeBlock.tsx';
import { FieldNote } from '../../../ui/form/FieldNote.tsx';
import { requestHints, requestsFor, type RequestForm } from './dataSourceRequest.ts';

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
            description="Starts each numbered parameter"
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

/** The domains of the preview. */
const examples = ['tidalforge.com', 'pixelbarn.net'] as const;

/** What two domains make of the form: the requests that would be sent, and what will hardly be meant so. */
export function RequestPreview({ source }: { source: RequestForm }) {
  return <Requests source={useDeferredValue(source)} />;
}

const Requests = memo(function Requests({ source }: { source: RequestForm }) {
  if (!source.api_url) return null;
  const requests = requestsFor(source, examples);
  return (
    <section aria-label="Preview of the requests">
      <Title order={3} size="h6" mb={4}>
        {requests.length === 1 ? 'One request' : `${requests.length} requests`} for{' '}
        {examples.join(' and ')}
      </Title>
      <CodeBlock label="Requests">
        {requests
          .map(({ url, body }) =>
            [`${source.request_method} ${url}`, ...(body === undefined ? [] : [body])].join('\n\n'),
          )
          .join('\n\n')}
      </CodeBlock>
      {requestHints(source).map((hint) => (
        <FieldNote key={hint}>{hint}</FieldNote>
      ))}
    </section>
  );
});
