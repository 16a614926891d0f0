import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { requiredField } from '../../components/field/requiredField.ts';
import { StatusBadge } from '../../components/value/StatusBadge.tsx';
import { useCursor } from '../../lib/focus/useCursor.ts';
import { countOf } from '../../lib/text/numbers.ts';
import styles from './CredentialField.module.css';

interface CredentialFieldProps {
  label: string;
  value: string;
  error: ReactNode;
  required: boolean;
  /** Whether the server holds one already. It never shows what it holds. */
  configured: boolean;
  maxLength: number;
  onChange: (value: string) => void;
}

/**
 * A certificate or key as text: pasted, or from a file, chosen or dropped here, of which the name and size show and not
 * what it holds. What the server holds shows as 'Configured' and stays where nothing is entered.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { label, value, error, required, configured, maxLength, onChange } = props;
  const [file, setFile] = useState<{ name: string; problem?: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  const moveCursor = useCursor(area);
  const forget = useRef<() => void>(null);
  /** The file that is being read. */
  const reading = useRef<File>(undefined);

  const choose = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    reading.current = chosen;
    // Or the browser would not tell of the same file again, corrected or after it was removed.
    forget.current?.();
    const text = await chosen.text().catch(() => undefined);
    // Not where another one was chosen, or something typed, meanwhile.
    if (reading.current !== chosen) return;
    const { name } = chosen;
    const fault = faultOf(text, maxLength);
    const problem = fault && `${name} ${fault}`;
    setFile({ name, ...(problem && { problem }) });
    onChange(problem ? '' : (text ?? ''));
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Or the browser would leave the page for the file.
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const enter = (text: string) => {
    reading.current = undefined;
    setFile(undefined);
    onChange(text);
  };

  const fromFile = file && !file.problem && value !== '';
  return (
    <div
      onDragOver={(event) => {
        if (holdsFiles(event)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {fromFile ? (
        <>
          <Text size="sm" fw={500}>
            {label}
          </Text>
          <Text size="sm" className={styles.file}>
            {file.name}, {countOf(value.length, 'character')}
          </Text>
          {error && (
            <Text size="xs" c="var(--mantine-color-error)">
              {error}
            </Text>
          )}
        </>
      ) : (
        <Textarea
          ref={area}
          label={label}
          {...(required && requiredField)}
          description={
            configured ? 'Leave empty to keep the stored one' : 'PEM, pasted or from a file'
          }
          placeholder="-----BEGIN"
          maxLength={maxLength}
          maxRows={4}
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: styles.code }}
          value={value}
          error={file?.problem ?? error}
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
        {fromFile && (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Remove the file for ${label}`}
            onClick={() => {
              enter('');
              // With the file this button goes.
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

/** Text that is dragged is left to the browser. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}

/** What is wrong with a file's text, if something is; a file without one could not be read. */
function faultOf(text: string | undefined, maxLength: number): string | undefined {
  if (text === undefined) return 'cannot be read';
  if (text.length > maxLength) return `is too large: at most ${countOf(maxLength, 'character')}`;
  if (text.includes('-----BEGIN')) return undefined;
  return 'is not in PEM format, which is text with a line -----BEGIN';
}
