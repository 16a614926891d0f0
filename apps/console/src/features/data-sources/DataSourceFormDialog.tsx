import { Button, Group, TextInput, Title } from '@mantine/core';
import type { DataSource } from '@dropcatch/sdk';
import { IconArrowsRightLeft } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { lastTestAnswer, readDataSource, saveDataSource } from './dataSources.ts';
import { FormSection } from '../../ui/dialog/sections.tsx';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { useFieldForm } from '../../ui/dialog/useFieldForm.tsx';
import { SecretInput } from '../../ui/form/SecretInput.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { FieldNote } from '../../ui/form/FieldNote.tsx';
import { CodeBlock } from '../../ui/value/CodeBlock.tsx';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { isSensitiveHeader } from './curl.ts';
import {
  dataSourceExtraBody,
  dataSourceFields,
  headerNameWarning,
  headerProblems,
  type DataSourceFormState as Form,
  type HeaderRow,
} from './dataSourceFields.ts';
import { requestHints, requestsFor, type RequestForm } from './dataSourceRequest.ts';
import { MappingDialog } from './MappingDialog.tsx';
import { draftField, isApplied } from './mappingDraft.ts';
import { RowsInput } from './RowsInput.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The response of a test, as the example for a new mapping. */
    exampleResponse?: string;
  }
}

const unappliedQuestion = {
  title: 'Save without it?',
  confirmLabel: 'Save Without It',
  body: 'The response mapping that you entered is not applied.',
};

/** Adds or edits a data source (spec, section 2), with a preview of its requests. */
export function DataSourceFormDialog({ record: source }: { record?: DataSource }) {
  const { mapping } = useSearch({ strict: false });
  const navigate = useNavigate();
  const chosen = useLocation({ select: ({ state }) => state.exampleResponse });
  const example = chosen ?? (source && lastTestAnswer(source.id));
  const { fields, ...formProps } = useFieldForm({
    fields: [...dataSourceFields(source), draftField(source, example)],
    record: source,
    save: saveDataSource(source?.id),
    read: readDataSource,
    check: headerProblems,
    extraBody: dataSourceExtraBody,
  });
  const { form } = formProps;
  const { draft, response_mapping: applied, indexed_params_enabled } = form.values;
  const isUnapplied = !isApplied(draft, applied);
  const inputs = { form, fields: fields.map(withRequiredMark) };
  return (
    <>
      <FormDialog
        {...formProps}
        title={source ? `Edit Data Source: ${source.name}` : 'New Data Source'}
        submitLabel={source ? 'Update' : 'Create'}
        onClose={useCloseDialog({ search: {} })}
        {...DataSourceFormDialog.dialogSize}
        question={() => (isUnapplied ? unappliedQuestion : undefined)}
      >
        <FormSection title="Source" help="An API, and how to sign in to it">
          <FieldInputs
            {...inputs}
            names={['name', 'description', 'api_url', 'auth_type', 'auth_credentials']}
          />
        </FormSection>
        <FormSection title="Request" help="What the API is asked for each domain, or for a batch">
          <FieldInputs
            {...inputs}
            names={[
              'request_method',
              'response_format',
              'request_headers',
              'request_body_template',
              'indexed_params_enabled',
            ]}
            inputOf={({ name }) => name === 'request_headers' && <HeaderInputs form={form} />}
          />
          {indexed_params_enabled === true && (
            <FieldInputs
              {...inputs}
              columns={3}
              names={[
                'indexed_params_prefix',
                'indexed_params_count_key',
                'indexed_params_start_index',
              ]}
            />
          )}
          <FieldInputs {...inputs} names={['batch_size', 'parallel_workers']} />
          <RequestPreview form={form} />
        </FormSection>
        <FormSection title="Response" help="Which fields of the answer are stored">
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconArrowsRightLeft size={14} aria-hidden />}
              onClick={() => void navigate({ to: '.', search: { mapping: 'true' } })}
            >
              Configure Response Mapping
            </Button>
            {applied && <StatusBadge tone="good" label="Mapped" />}
            {isUnapplied && <StatusBadge tone="needs" label="Not applied" />}
          </Group>
        </FormSection>
        <FormSection title="Use">
          <FieldInputs {...inputs} names={['is_active']} />
        </FormSection>
      </FormDialog>
      {mapping && <MappingDialog form={form} given={example} />}
    </>
  );
}

DataSourceFormDialog.dialogSize = { size: 'xl', height: 760 };

/** Marked as required, but checked by the server (spec, section 5). */
const withRequiredMark = <Field extends { name: string }>(field: Field): Field =>
  ['name', 'api_url'].includes(field.name) ? { ...field, required: true } : field;

/** The maximum lengths of header names and values. The contract limits only values. */
const maxLengths = { name: 200, value: 10_000 } as const;

const codeInput = { spellCheck: false, autoCapitalize: 'none' } as const;

/** The request headers, one per row. */
function HeaderInputs({ form }: { form: Form }) {
  return (
    <RowsInput<HeaderRow>
      form={form}
      name="request_headers"
      legend="Request Headers"
      addLabel="Add Header"
      noun="Header"
      nameOf={({ name }) => name}
      empty={{ name: '', value: '' }}
      inputs={({ name }, path, of) => {
        const value = { ...form.getInputProps(`${path}.value`), maxLength: maxLengths.value };
        return (
          <>
            <TextInput
              {...form.getInputProps(`${path}.name`)}
              {...codeInput}
              aria-label={`Name ${of}`}
              placeholder="Accept"
              description={headerNameWarning(name)}
              maxLength={maxLengths.name}
            />
            {isSensitiveHeader(name) ? (
              <SecretInput labelHidden label={`Value ${of}`} {...value} />
            ) : (
              <TextInput
                {...value}
                {...codeInput}
                aria-label={`Value ${of}`}
                placeholder="application/json"
              />
            )}
          </>
        );
      }}
    />
  );
}

/** The domains of the preview. */
const exampleDomains = ['tidalforge.com', 'pixelbarn.net'] as const;

/** The requests for two example domains, and hints about likely mistakes. */
function RequestPreview({ form }: { form: Form }) {
  return <Requests source={useDeferredValue(form.getTransformedValues() as RequestForm)} />;
}

const Requests = memo(function Requests({ source }: { source: RequestForm }) {
  if (!source.api_url) return null;
  const requests = requestsFor(source, exampleDomains);
  return (
    <section aria-label="Preview of the requests">
      <Title order={3} size="h6" mb={4}>
        {`${requests.length === 1 ? 'One request' : `${requests.length} requests`} for ${exampleDomains.join(' and ')}`}
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
