import { Button, FileButton, Group, Input, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import { readTextFile } from '../../core/browser/readTextFile.ts';
import { useCursor } from '../../ui/form/useCursor.ts';
import { FileDrop } from '../../ui/form/FileDrop.tsx';
import { requiredField } from '../../ui/form/fields.ts';
import { textOf, type FormField, type FormValues } from '../../ui/form/fieldTable.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { pemProblem, fileErrorKey } from './accountFields.ts';

interface CredentialFieldProps {
  field: FormField;
  form: Pick<
    UseFormReturnType<FormValues, never>,
    'values' | 'errors' | 'setFieldValue' | 'clearFieldError'
  >;
  required: boolean;
  /** Whether the server has a value. It never sends the value. */
  configured: boolean;
}

/**
 * A certificate or key: pasted text, or a selected or dropped file. A file shows its name and size, not its content. A
 * stored value shows as 'Configured' and stays if the field is empty. An invalid file keeps the previous text, and its
 * error blocks saving.
 */
export function CredentialField({ field, form, required, configured }: CredentialFieldProps) {
  const { name, label, maxLength = Infinity } = field;
  const value = textOf(form.values[name]);
  const fileError = textOf(form.values[fileErrorKey(name)]);
  const [file, setFile] = useState<string>();
  const textarea = useRef<HTMLTextAreaElement>(null);
  const moveCursor = useCursor(textarea);
  const resetFileButton = useRef<() => void>(null);
  const reading = useRef<File>(undefined);

  const setFileError = (problem: string) => {
    form.setFieldValue(fileErrorKey(name), problem);
    form.clearFieldError(name);
  };
  const setValue = (text: string, chosen?: File) => {
    reading.current = undefined;
    setFileError('');
    setFile(chosen?.name);
    form.setFieldValue(name, text);
  };
  const readFile = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    reading.current = chosen;
    // Otherwise selecting the same file again would not fire a change event.
    resetFileButton.current?.();
    const { text, problem: unreadable } = await readTextFile(chosen);
    // Another file may have been selected meanwhile, or text typed.
    if (reading.current !== chosen) return;
    const problem = text === undefined ? unreadable : fileProblem(text, maxLength);
    if (problem || text === undefined) setFileError(`${chosen.name} ${problem}`);
    else setValue(text, chosen);
  };

  const isFile = file !== undefined && value !== '';
  const shared = { label, error: fileError || form.errors[name] };
  return (
    <FileDrop onFile={(dropped) => void readFile(dropped)}>
      {isFile ? (
        <Input.Wrapper {...shared} labelElement="div">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {`${file}, ${pluralize(value.length, 'character')}`}
          </Text>
        </Input.Wrapper>
      ) : (
        <Textarea
          {...shared}
          {...(required && requiredField)}
          ref={textarea}
          description={
            configured ? 'Leave empty to keep the stored one' : 'PEM, pasted or from a file'
          }
          placeholder="-----BEGIN"
          maxLength={maxLength}
          maxRows={4}
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: 'code' }}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
      )}
      <Group gap="xs" mt={4}>
        {configured && <StatusBadge tone="good" label="Configured" />}
        <FileButton
          accept=".pem,.crt,.cer,.key,.txt"
          resetRef={resetFileButton}
          onChange={(chosen) => void readFile(chosen)}
        >
          {(button) => (
            <Button
              {...button}
              size="compact-xs"
              variant="default"
              aria-label={`Choose file for ${label}`}
            >
              Choose file
            </Button>
          )}
        </FileButton>
        {(isFile || fileError) && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Remove the file for ${label}`}
            onClick={() => {
              if (fileError) setFileError('');
              else setValue('');
              // This button disappears with the file.
              moveCursor(0);
            }}
          >
            Remove
          </Button>
        )}
      </Group>
    </FileDrop>
  );
}

function fileProblem(text: string, maxLength: number): string | undefined {
  if (text.length > maxLength) return `is too large: at most ${pluralize(maxLength, 'character')}`;
  return pemProblem(text);
}
