import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { requiredField } from '../../ui/form/fields.ts';
import { StatusBadge } from '../../ui/value/StatusBadge.tsx';
import { useCursor } from '../../ui/focus/listFocus.ts';
import { countOf } from '../../core/text/numbers.ts';
import { isPem } from './accountForm.ts';
import styles from './accounts.module.css';

interface CredentialFieldProps {
  label: string;
  value: string;
  error: ReactNode;
  required: boolean;
  /** Whether the server holds one already. It never shows what it holds. */
  configured: boolean;
  maxLength: number;
  onChange: (value: string) => void;
  /** Why the file was refused that was chosen last; what was entered before it stays. */
  refused: string | undefined;
  /** Called with why a file is refused, and with nothing once that is settled. */
  onRefuse: (problem: string | undefined) => void;
}

/**
 * A certificate or key as text: pasted, or from a file, chosen or dropped here, of which the name and size show and not
 * what it holds. What the server holds shows as 'Configured' and stays where nothing is entered.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { label, value, error, required, configured, maxLength, refused } = props;
  const { onChange, onRefuse } = props;
  const [file, setFile] = useState<string>();
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
    const fault = faultOf(text, maxLength);
    onRefuse(fault && `${chosen.name} ${fault}`);
    if (fault || text === undefined) return;
    setFile(chosen.name);
    onChange(text);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Or the browser would leave the page for the file.
    event.preventDefault();
    void choose(event.dataTransfer.files[0]);
  };
  const enter = (text: string) => {
    reading.current = undefined;
    onRefuse(undefined);
    setFile(undefined);
    onChange(text);
  };

  const fromFile = file !== undefined && value !== '';
  const problem = refused ?? error;
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
            {file}, {countOf(value.length, 'character')}
          </Text>
          {problem && (
            <Text size="xs" c="var(--mantine-color-error)">
              {problem}
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
          error={problem}
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
              if (refused) onRefuse(undefined);
              else enter('');
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
  if (isPem(text)) return undefined;
  return 'is not in PEM format, which is text with a line -----BEGIN';
}
