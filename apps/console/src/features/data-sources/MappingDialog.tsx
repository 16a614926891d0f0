import { Alert, Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import {
  additionalValueLimits,
  analyzeInputLimits,
  dataSourceResponseMappingLimits as limits,
} from '@dropcatch/sdk/limits';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useCloseDialog } from '../../core/address/history.ts';
import { showSuccess } from '../../core/api/messages.ts';
import { labelOf } from '../../core/text/labels.ts';
import { formatCount, pluralize, dash } from '../../core/text/numbers.ts';
import { analyzeResponse, responseFormatLabels } from './dataSources.ts';
import { Dialog, extraLarge } from '../../ui/dialog/Dialog.tsx';
import { DialogSection } from '../../ui/dialog/sections.tsx';
import { FieldInputs } from '../../ui/form/FieldInput.tsx';
import { FieldNote } from '../../ui/form/FieldNote.tsx';
import type { FormField } from '../../ui/form/fieldTable.ts';
import { BusyButton } from '../../ui/page/BusyButton.tsx';
import { CallFailure } from '../../ui/page/LoadError.tsx';
import { PlainTable } from '../../ui/value/PlainTable.tsx';
import type { DataSourceFormState } from './dataSourceFields.ts';
import styles from './dataSources.module.css';
import { exampleMistake, likelyFormat, readExample } from './exampleResponse.ts';
import {
  additionalValues,
  fieldsAt,
  isMappingComplete,
  mappingOf,
  fieldOptions,
  maxFieldOptions,
  applyExample,
  type AdditionalDraft,
  type MappingDraft,
} from './mappingDraft.ts';
import {
  additionalProblems,
  mainValueLabel,
  mapRows,
  recordsAt,
  type JsonValue,
} from './response.ts';
import { ResponseTree } from './ResponseTree.tsx';
import { RowsInput } from './RowsInput.tsx';

interface MappingDialogProps {
  form: DataSourceFormState;
  /** The answer of the last test, which the dialog analyzes when it opens. */
  given: string | undefined;
}

/**
 * Edits a response mapping (spec, section 2): an example response at the left, the fields and a preview of the rows at
 * the right.
 */
export function MappingDialog({ form, given }: MappingDialogProps) {
  const { draft, response_mapping: before, response_format: format } = form.values;
  const { example, text } = draft;
  const detected = example?.format;
  const newFormat = detected ?? format;
  // Not a form value, since the form copies all values at each change. Undefined if only the service can parse it.
  const response = useMemo(() => detected && readExample(detected, text), [detected, text]);
  const fields = example && fieldsAt(example, draft.array_path, response);
  // Returns to the form below.
  const close = useCloseDialog({ to: '.', search: {} });
  const change = (changed: (current: MappingDraft) => MappingDraft) =>
    form.setFieldValue('draft', changed);
  const analysis = useMutation({
    ...analyzeResponse,
    // Applies also after the dialog was closed, but not after the text was changed.
    onSuccess: (result, { response_text }) =>
      change((current) =>
        current.text === response_text ? applyExample(current, result) : current,
      ),
  });
  const apply = () => {
    const response_mapping = mappingOf(draft, before, newFormat);
    form.setValues({ response_mapping, response_format: newFormat });
    showSuccess('Response mapping applied', { kind: 'alert' });
    close();
  };
  const analyze = () =>
    analysis.mutate({ response_text: text, format_type: likelyFormat(text, format) });
  // The answer of the last test needs no click.
  const analyzeGiven = useEffectEvent(() => {
    if (!example && text !== '' && text === given) analyze();
  });
  useEffect(() => analyzeGiven(), []);
  const mistake = exampleMistake(text);
  return (
    <Dialog
      onClose={close}
      title="Response Mapping"
      size={extraLarge}
      height={640}
      footer={() => (
        <>
          {!isMappingComplete(draft) && (
            <Text size="sm" c="dimmed">
              Choose the domain field and the main value field
            </Text>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button disabled={!isMappingComplete(draft)} onClick={apply}>
            Apply Mapping
          </Button>
        </>
      )}
    >
      <div className={styles.mapping}>
        <div className={styles.example}>
          <Textarea
            label="Example Response"
            description="A response of the API, unchanged: JSON, XML, CSV or text"
            data-autofocus
            autosize={false}
            rows={response === undefined ? 14 : 3}
            maxLength={analyzeInputLimits.response_text.maxLength}
            spellCheck={false}
            classNames={{ input: 'code' }}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              analysis.reset();
              change((current) => ({ ...current, text: value, example: undefined }));
            }}
          />
          {mistake && <FieldNote>{mistake}</FieldNote>}
          <div className={styles.analyze}>
            <BusyButton
              size="xs"
              variant={example ? 'default' : 'filled'}
              disabled={!text.trim()}
              busy={analysis.isPending}
              onClick={analyze}
            >
              Analyze Response
            </BusyButton>
            {/* Always rendered: screen readers announce only changes of an existing status element. */}
            <div role="status">
              {example && (
                <Alert color="teal" role="note" icon={<IconCheck aria-hidden />}>
                  {[
                    `Detected format: ${labelOf(responseFormatLabels, example.format)}.`,
                    `${pluralize(example.fields.length, 'field')}, ${pluralize(example.arrays.length, 'array')}.`,
                    example.fields.length === 0 && 'A response without fields cannot be mapped.',
                    newFormat !== format &&
                      `Applying the mapping sets the Response Format to ${labelOf(responseFormatLabels, newFormat)}.`,
                  ]
                    .filter(Boolean)
                    .join(' ')}
                </Alert>
              )}
            </div>
          </div>
          <CallFailure error={analysis.error} />
          {response !== undefined && (
            <ResponseTree response={response} draft={draft} onChange={change} />
          )}
        </div>
        <div className={styles.result}>
          <FieldInputs form={form} fields={mappingFields(draft, fields, response)} />
          <AdditionalValues form={form} fields={fields} />
          {fields && fields.length > maxFieldOptions && (
            <FieldNote>{`The selects offer the first ${maxFieldOptions} of ${formatCount(fields.length)} fields.`}</FieldNote>
          )}
          {additionalProblems(additionalValues(draft)).map((problem) => (
            <FieldNote key={problem}>{problem}</FieldNote>
          ))}
          <MappingPreview draft={useDeferredValue(draft)} response={response} />
        </div>
      </div>
    </Dialog>
  );
}

const noField = 'Select a field';

/** The fields for the path of the records and the roles of their fields (spec, section 2). */
function mappingFields(
  { example, array_path, domain_field, main_value_field }: MappingDraft,
  fields: readonly string[] | undefined,
  response: JsonValue | undefined,
): FormField[] {
  const hint =
    response === undefined
      ? 'Where the records are'
      : `${pluralize(recordsAt(response, array_path).length, 'record')} there`;
  return [
    {
      name: 'draft.array_path',
      label: 'Array Path',
      kind: 'choice' as const,
      hint,
      options: fieldOptions(array_path, 'The response itself', example?.arrays),
    },
    {
      name: 'draft.domain_field',
      label: 'Domain Field',
      kind: 'choice' as const,
      required: true,
      options: fieldOptions(domain_field, noField, fields),
    },
    {
      name: 'draft.main_value_field',
      label: 'Main Value Field',
      kind: 'choice' as const,
      required: true,
      options: fieldOptions(main_value_field, noField, fields),
    },
    {
      name: 'draft.main_value_label',
      label: 'Main Value Label',
      placeholder: mainValueLabel,
      maxLength: limits.main_value_label.maxLength,
    },
  ];
}

interface AdditionalValuesProps {
  form: DataSourceFormState;
  /** The fields found in the example, if there is one. */
  fields: readonly string[] | undefined;
}

function AdditionalValues({ form, fields }: AdditionalValuesProps) {
  return (
    <RowsInput<AdditionalDraft>
      form={form}
      name="draft.additional"
      legend="Additional Values"
      addLabel="Add Field"
      noun="Value"
      nameOf={({ field, label }) => label || field}
      empty={{ field: '', label: '' }}
      inputs={({ field }, path, of) => (
        <>
          <NativeSelect
            {...form.getInputProps(`${path}.field`)}
            aria-label={`Field ${of}`}
            data={fieldOptions(field, noField, fields)}
          />
          <TextInput
            {...form.getInputProps(`${path}.label`)}
            aria-label={`Display label ${of}`}
            placeholder={field || 'Display label'}
            maxLength={additionalValueLimits.label.maxLength}
          />
        </>
      )}
    />
  );
}

const maxRows = 5;

interface MappingPreviewProps {
  draft: MappingDraft;
  response: JsonValue | undefined;
}

/** The rows of the example with the current mapping. */
const MappingPreview = memo(function MappingPreview({ draft, response }: MappingPreviewProps) {
  const additional_values = additionalValues(draft);
  const rows = mapRows(response ?? null, { ...draft, additional_values });
  return (
    <DialogSection title="Mapping Preview">
      {rows.length > 0 && (
        <PlainTable
          label="Mapped rows"
          bounded
          heads={[
            'Domain',
            draft.main_value_label.trim() || mainValueLabel,
            ...additional_values.map(({ label }) => label),
          ]}
          rows={rows.slice(0, maxRows).map(({ domain, main, additional }, index) => ({
            key: index,
            cells: [domain, main || dash, ...additional.map((value) => value || dash)],
          }))}
        />
      )}
      <Text size="sm" c="dimmed">
        {previewNote(draft, response, rows.length)}
      </Text>
    </DialogSection>
  );
});

function previewNote(
  { example, array_path, domain_field }: MappingDraft,
  response: JsonValue | undefined,
  rows: number,
): string {
  if (!example) return 'Analyze an example response to see its rows.';
  if (response === undefined) return 'This response cannot be shown as rows here.';
  if (domain_field === '') return 'Choose the domain field to see the rows.';
  if (rows === 0) return `No record has a domain at ${domain_field}.`;
  const skipped = recordsAt(response, array_path).length - rows;
  const shown = `${Math.min(maxRows, rows)} of ${pluralize(rows, 'row')}`;
  return skipped > 0
    ? `${shown}, ${pluralize(skipped, 'record')} without a domain left out`
    : shown;
}
