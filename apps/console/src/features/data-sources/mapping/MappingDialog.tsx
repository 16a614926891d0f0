import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import type { DataSourceResponseFormat, DataSourceResponseMapping } from '@dropcatch/sdk';
import { analyzeInputLimits } from '@dropcatch/sdk/limits';
import { IconCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, type Dispatch, type SetStateAction } from 'react';
import { analyzeResponse } from '../../../entities/sources/dataSources.ts';
import { BusyButton } from '../../../ui/page/BusyButton.tsx';
import { CallFailure } from '../../../ui/page/LoadError.tsx';
import { FieldNote } from '../../../ui/form/FieldNote.tsx';
import { useCloseDialog } from '../../../core/address/history.ts';
import { countOf } from '../../../core/text/numbers.ts';
import { responseFormatLabels } from '../dataSourceLabels.ts';
import { looksLike } from './exampleResponse.ts';
import {
  chosenValues,
  isComplete,
  mappingOf,
  withExample,
  withPick,
  type MappingDraft,
} from './mappingDraft.ts';
import { MappingFields, MappingPreview } from './MappingFields.tsx';
import { additionalProblems } from './responseMapping.ts';
import { ResponseTree } from './ResponseTree.tsx';
import styles from '../dataSources.module.css';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface MappingDialogProps {
  draft: MappingDraft;
  onChange: Dispatch<SetStateAction<MappingDraft>>;
  /** The mapping that holds until another one is applied. */
  before: DataSourceResponseMapping | null;
  /** The format that the source is said to answer in. */
  format: DataSourceResponseFormat;
  onApply: (mapping: DataSourceResponseMapping, format: DataSourceResponseFormat) => void;
}

/** Makes a response mapping out of an example response (spec, section 2), with the rows that come of it. */
export function MappingDialog(props: MappingDialogProps) {
  const { draft, onChange, before, format, onApply } = props;
  // Back to the form, whose address it stands over.
  const close = useCloseDialog({ to: '.', search: {} });
  const analysis = useMutation({
    ...analyzeResponse,
    // Also where the dialog was closed meanwhile, but not where another text was entered.
    onSuccess: (result, { response_text: text }) =>
      onChange((current) => (current.text === text ? withExample(current, result) : current)),
  });
  const change = (changes: Partial<MappingDraft>) =>
    onChange((current) => ({ ...current, ...changes }));

  const analyze = () => {
    const { text } = draft;
    // Where the text cannot be what the form says, the service is left to find the format.
    analysis.mutate({
      response_text: text,
      ...(looksLike(format, text) && { format_type: format }),
    });
  };

  const { example } = draft;
  const applied = example?.format ?? format;
  const problems = additionalProblems(chosenValues(draft));
  return (
    <Dialog
      onClose={close}
      title="Response Mapping"
      size="xl"
      footer={() => (
        <Group justify="flex-end" gap="xs">
          {!isComplete(draft) && (
            <Text size="sm" c="dimmed">
              Choose the domain field and the main value field
            </Text>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button
            disabled={!isComplete(draft)}
            onClick={() => {
              onApply(mappingOf(draft, before, applied), applied);
              close();
            }}
          >
            Apply Mapping
          </Button>
        </Group>
      )}
    >
      <Stack gap="sm">
        <div>
          <Textarea
            label="Example Response"
            description="A response of the API, unchanged: JSON, XML, CSV or text"
            data-autofocus
            autosize={false}
            rows={8}
            maxLength={analyzeInputLimits.response_text.maxLength}
            spellCheck={false}
            classNames={{ input: styles.codeInput }}
            value={draft.text}
            onChange={(event) => {
              analysis.reset();
              change({ text: event.currentTarget.value, example: undefined });
            }}
          />
          <BusyButton
            mt="xs"
            size="xs"
            variant={example ? 'default' : 'filled'}
            disabled={!draft.text.trim()}
            busy={analysis.isPending}
            onClick={analyze}
          >
            Analyze Response
          </BusyButton>
          {/* Here before there is anything to say, or a screen reader would not say the first. */}
          <div role="status">
            {example && (
              <Alert mt="sm" color="teal" role="note" icon={<IconCheck aria-hidden />}>
                Detected format: {responseFormatLabels[example.format]}.{' '}
                {countOf(example.fields.length, 'field')}, {countOf(example.arrays.length, 'array')}
                .
                {applied !== format &&
                  ` Applying the mapping sets the Response Format to ${responseFormatLabels[applied]}.`}
              </Alert>
            )}
          </div>
        </div>
        <CallFailure error={analysis.error} />
        <div className={styles.mapping}>
          <MappingFields draft={draft} onChange={onChange} />
          {example?.value !== undefined && (
            <ResponseTree
              response={example.value}
              draft={draft}
              onTarget={(target) => change({ target })}
              onPick={(place) => onChange((current) => withPick(current, place))}
              onArray={(array_path) => change({ array_path })}
            />
          )}
        </div>
        {problems.map((problem) => (
          <FieldNote key={problem}>{problem}</FieldNote>
        ))}
        <MappingPreview draft={useDeferredValue(draft)} />
      </Stack>
    </Dialog>
  );
}
