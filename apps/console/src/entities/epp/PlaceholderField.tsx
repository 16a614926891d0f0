import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { inBraces, insertAt } from '../../core/text/enteredText.ts';
import { useCursor } from '../../ui/focus/listFocus.ts';
import { inputOrder, requiredField } from '../../ui/form/fields.ts';
import styles from './PlaceholderField.module.css';

interface PlaceholderFieldProps<Name extends string> {
  label: string;
  description?: string;
  value: string;
  error?: ReactNode;
  maxLength: number;
  required?: boolean;
  /** A single line, for an address; several where absent. */
  singleLine?: boolean;
  /** What the text may hold, without the braces; offered as buttons. */
  placeholders: readonly Name[];
  onChange: (value: string) => void;
}

/** A text in code face, with buttons that insert its placeholders where the cursor is. */
export function PlaceholderField<Name extends string>(props: PlaceholderFieldProps<Name>) {
  const { label, description, value, error, maxLength, placeholders, onChange } = props;
  const { required = false, singleLine = false } = props;
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
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
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
      field.current = element;
    },
    label,
    description,
    inputWrapperOrder: inputOrder,
    ...(required && requiredField),
    value,
    error,
    maxLength,
    spellCheck: false,
    autoCapitalize: 'none',
    classNames: { input: styles.code ?? '' },
  };
  return (
    <div>
      {singleLine ? (
        <TextInput {...shared} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <Textarea
          {...shared}
          minRows={3}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <Group gap={4} mt={4} role="group" aria-label="Placeholders">
        {placeholders.map((name) => (
          <Button
            key={name}
            size="compact-xs"
            variant="default"
            className={styles.chip}
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
