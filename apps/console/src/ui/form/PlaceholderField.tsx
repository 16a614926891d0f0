import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { inBraces, insertAt } from '../../core/text/inputText.ts';
import { useCursor } from './useCursor.ts';
import { requiredField } from './fields.ts';

interface PlaceholderFieldProps<Name extends string> {
  label: string;
  description?: string;
  value: string;
  error?: ReactNode;
  maxLength?: number;
  required?: boolean;
  /** For an address: one line instead of several. */
  singleLine?: boolean;
  /** The placeholders without braces, offered as buttons. */
  placeholders: readonly Name[];
  onChange: (value: string) => void;
}

/** A monospaced text, with buttons that insert placeholders at the cursor. */
export function PlaceholderField<Name extends string>(props: PlaceholderFieldProps<Name>) {
  const { placeholders, singleLine = false, required = false, onChange, ...input } = props;
  const { value, maxLength = Infinity } = input;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const moveCursor = useCursor(field);

  const insert = (name: Name) => {
    const { selectionStart, selectionEnd } = field.current ?? {};
    const end = value.length;
    const after = insertAt(value, inBraces(name), selectionStart ?? end, selectionEnd ?? end);
    if (after.text.length > maxLength) return;
    moveCursor(after.cursor);
    onChange(after.text);
  };

  const shared = {
    ...input,
    ...(required && requiredField),
    ref: field,
    spellCheck: false,
    autoCapitalize: 'none',
    classNames: { input: 'code' },
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  return (
    <div>
      {singleLine ? <TextInput {...shared} /> : <Textarea {...shared} minRows={3} />}
      <Group gap={4} mt={4} role="group" aria-label="Placeholders">
        {placeholders.map((name) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            ff="monospace"
            fw={400}
            aria-label={`Insert ${inBraces(name)}`}
            onClick={() => insert(name)}
          >
            {inBraces(name)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
