import { Button, Checkbox, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type DataSource, dataSourceRequestMethods } from '@dropcatch/sdk';
import { dataSourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { IconArrowsRightLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { readDataSource, saveDataSource } from '../../../entities/sources/dataSources.ts';
import { showSuccess } from '../../../core/api/messages.ts';
import { CredentialInputs } from '../../../ui/form/CredentialInputs.tsx';
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useRecordEdit } from '../../../ui/dialog/useRecordEdit.tsx';
import { inputOrder, requiredField } from '../../../ui/form/fields.ts';
import { PlaceholderField } from '../../../ui/form/PlaceholderField.tsx';
import { StatusBadge } from '../../../ui/value/StatusBadge.tsx';
import { optionsOf } from '../../../core/text/looks.ts';
import { credentialsFor } from './credentials.ts';
import {
  requestForm,
  dataSourceBody,
  dataSourceFields,
  dataSourceFormValues,
  dataSourceProblems,
} from './dataSourceForm.ts';
import { authTypeLabels, responseFormatLabels } from '../dataSourceLabels.ts';
import { bodyPlaceholders, urlPlaceholders } from './dataSourceRequest.ts';
import { HeaderInputs, IndexedInputs, RequestPreview } from './RequestInputs.tsx';
import { MappingDialog } from '../mapping/MappingDialog.tsx';
import { mappingDraft, sameEntries } from '../mapping/mappingDraft.ts';

const saveUnapplied = {
  title: 'Save without it?',
  confirmLabel: 'Save Without It',
  body: 'The response mapping that you entered is not applied.',
};

interface DataSourceFormDialogProps {
  /** The source to change; without one, a new one is made. */
  source?: DataSource;
  /** An answer of the API, with which the response mapping begins. */
  example?: string;
  /** Whether the response mapping stands over the form. */
  mapping: boolean | undefined;
  /** Opens it. */
  onConfigure: () => void;
  onClose: () => void;
}

/** Adds or changes a data source (spec, section 2), with the requests that two domains make of it. */
export function DataSourceFormDialog(props: DataSourceFormDialogProps) {
  const { source, example, mapping = false, onConfigure, onClose } = props;
  const form = useForm({
    initialValues: dataSourceFormValues(source),
    validate: dataSourceProblems,
    transformValues: dataSourceBody,
  });
  const submission = useRecordEdit({
    form,
    save: saveDataSource(source?.id),
    read: source && (() => readDataSource(source.id)),
    valuesOf: dataSourceFormValues,
    fields: dataSourceFields,
  });
  const { values } = form;
  const [draft, setDraft] = useState(() => mappingDraft(values.response_mapping, example));
  // The draft as it was in the beginning, or when it was last applied: what came since would be lost.
  const [applied, setApplied] = useState(draft);
  const unapplied = !sameEntries(draft, applied);

  // Once the mapping is closed, the focus is back where it was opened.
  const configure = useRef<HTMLButtonElement>(null);
  const wasMapping = useRef(false);
  useEffect(() => {
    if (wasMapping.current && !mapping) configure.current?.focus();
    wasMapping.current = mapping;
  }, [mapping]);

  return (
    <>
      <FormDialog
        title={source ? `Edit Data Source: ${source.name}` : 'New Data Source'}
        form={{
          ...form,
          isDirty: (path) => form.isDirty(path) || unapplied || draft.text !== applied.text,
        }}
        submission={submission}
        submitLabel={source ? 'Update' : 'Create'}
        onClose={onClose}
        size="lg"
        beside={{
          state: { draft, applied },
          restore: (kept) => {
            setDraft(kept.draft);
            setApplied(kept.applied);
          },
        }}
        question={() => (unapplied ? saveUnapplied : undefined)}
      >
        <TextInput
          label="Name"
          {...requiredField}
          data-autofocus
          maxLength={limits.name.maxLength}
          {...form.getInputProps('name')}
        />
        <Textarea
          label="Description"
          minRows={1}
          maxLength={limits.description.maxLength}
          {...form.getInputProps('description')}
        />
        <PlaceholderField
          label="API URL"
          description="{DOMAIN}: a request for each domain. {DOMAINS_INDEXED}: a batch, with Indexed Parameters."
          required
          singleLine
          maxLength={limits.api_url.maxLength}
          placeholders={urlPlaceholders}
          value={values.api_url}
          error={form.errors['api_url']}
          onChange={(value) => form.setFieldValue('api_url', value)}
        />
        <FieldGrid>
          <NativeSelect
            label="Auth Type"
            data={optionsOf(authTypeLabels, source?.auth_type)}
            {...form.getInputProps('auth_type')}
          />
          <CredentialInputs
            credentials={credentialsFor(values.auth_type)}
            values={values}
            inputProps={(name) => form.getInputProps(name)}
          />
        </FieldGrid>
        <FieldGrid>
          <NativeSelect
            label="Request Method"
            data={[...dataSourceRequestMethods]}
            {...form.getInputProps('request_method')}
          />
          <NativeSelect
            label="Response Format"
            data={optionsOf(responseFormatLabels)}
            {...form.getInputProps('response_format')}
          />
        </FieldGrid>
        <HeaderInputs form={form} />
        <PlaceholderField
          label="Request Body Template"
          description={
            values.request_method === 'GET'
              ? 'Not sent: GET has no body'
              : '{DOMAIN}: a request for each domain. {DOMAINS_LIST}: a batch, as an array.'
          }
          maxLength={limits.request_body_template.maxLength}
          placeholders={bodyPlaceholders}
          value={values.request_body_template}
          error={form.errors['request_body_template']}
          onChange={(value) => form.setFieldValue('request_body_template', value)}
        />
        <IndexedInputs form={form} />
        <FieldGrid>
          <TextInput
            label="Batch Size"
            description={`Domains in one request, ${limits.batch_size.min} to ${limits.batch_size.max}`}
            inputWrapperOrder={inputOrder}
            inputMode="numeric"
            {...form.getInputProps('batch_size')}
          />
          <TextInput
            label="Parallel Workers"
            description={`Requests at a time, ${limits.parallel_workers.min} to ${limits.parallel_workers.max}`}
            inputWrapperOrder={inputOrder}
            inputMode="numeric"
            {...form.getInputProps('parallel_workers')}
          />
        </FieldGrid>
        <RequestPreview source={requestForm(values)} />
        <Group gap="xs">
          <Button
            ref={configure}
            variant="default"
            leftSection={<IconArrowsRightLeft size={14} aria-hidden />}
            onClick={onConfigure}
          >
            Configure Response Mapping
          </Button>
          {values.response_mapping && <StatusBadge tone="good" label="Mapped" />}
          {unapplied && <StatusBadge tone="wait" label="Not applied" />}
        </Group>
        <Checkbox
          label="Active"
          description="An inactive source is not queried, and its columns are hidden"
          {...form.getInputProps('is_active', { type: 'checkbox' })}
        />
      </FormDialog>
      {mapping && (
        <MappingDialog
          draft={draft}
          onChange={setDraft}
          before={values.response_mapping}
          format={values.response_format}
          onApply={(response_mapping, response_format) => {
            form.setValues({ response_mapping, response_format });
            setApplied(draft);
            showSuccess('Response mapping applied', 'alert');
          }}
        />
      )}
    </>
  );
}
