import { Button, FileButton, Group, Input, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef, useState, type DragEvent } from 'react';
import { pluralize } from '../../core/text/numbers.ts';
import { useCursor } from '../../ui/focus/listFocus.ts';
import { requiredField } from '../../ui/form/fields.ts';
import { textOf, type FormField, type FormValues } from '../../ui/form/fieldTable.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { pemFault, refusedKey } from './accountFields.ts';

interface CredentialFieldProps {
  field: FormField;
  form: Pick<
    UseFormReturnType<FormValues, never>,
    'values' | 'errors' | 'setFieldValue' | 'clearFieldError'
  >;
  required: boolean;
  /** Whether the server has one already. It never sends it. */
  configured: boolean;
}

/**
 * A certificate or key as text: pasted, or from a chosen or dropped file. A file shows its name and size, not its
 * content. A stored one shows as 'Configured' and stays if nothing is entered. A refused file leaves the previous text
 * and stops the account from being saved.
 */
export function CredentialField({ field, form, required, configured }: CredentialFieldProps) {
  const { name, label, maxLength = Infinity } = field;
  const value = textOf(form.values[name]);
  const refused = textOf(form.values[refusedKey(name)]);
  const [file, setFile] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const moveCursor = useCursor(area);
  const forget = useRef<() => void>(null);
  const reading = useRef<File>(undefined);

  const refuse = (problem: string) => {
    form.setFieldValue(refusedKey(name), problem);
    form.clearFieldError(name);
  };
  const enter = (text: string, chosen?: File) => {
    reading.current = undefined;
    refuse('');
    setFile(chosen?.name);
    form.setFieldValue(name, text);
  };
  const choose = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    reading.current = chosen;
    // Otherwise the browser would not report the same file again after it was corrected or removed.
    forget.current?.();
    const text = await chosen.text().catch(() => undefined);
    // Unless another file was chosen or text was typed meanwhile.
    if (reading.current !== chosen) return;
    const fault = fileFault(text, maxLength);
    if (fault || text === undefined) refuse(`${chosen.name} ${fault}`);
    else enter(text, chosen);
  };

  const fromFile = file !== undefined && value !== '';
  const shared = { label, error: refused || form.errors[name] };
  return (
    <div
      onDragOver={(event) => {
        if (holdsFiles(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        // Otherwise the browser would open the file.
        event.preventDefault();
        void choose(event.dataTransfer.files[0]);
      }}
    >
      {fromFile ? (
        <Input.Wrapper {...shared} labelElement="div">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {file}, {pluralize(value.length, 'character')}
          </Text>
        </Input.Wrapper>
      ) : (
        <Textarea
          {...shared}
          {...(required && requiredField)}
          ref={area}
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
          onChange={(event) => enter(event.currentTarget.value)}
        />
      )}
      <Group gap="xs" mt={4}>
        {configured && <StatusBadge tone="good" label="Configured" />}
        <FileButton
          accept=".pem,.crt,.cer,.key,.txt"
          resetRef={forget}
          onChange={(chosen) => void choose(chosen)}
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
        {(fromFile || refused) && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Remove the file for ${label}`}
            onClick={() => {
              if (refused) refuse('');
              else enter('');
              // This button disappears with the file.
              moveCursor(0);
            }}
          >
            Remove
          </Button>
        )}
      </Group>
    </div>
  );
}

function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

function fileFault(text: string | undefined, maxLength: number): string | undefined {
  if (text === undefined) return 'cannot be read';
  if (text.length > maxLength) return `is too large: at most ${pluralize(maxLength, 'character')}`;
  return pemFault(text);
}
