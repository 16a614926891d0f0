import { Textarea } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { inputOrder } from '../../ui/form/inputOrder.ts';
import { useCursor } from '../../ui/focus/useCursor.ts';
import { newLine } from './codeEdit.ts';
import styles from './sources.module.css';

interface CodeFieldProps {
  label: string;
  description: string;
  placeholder: string;
  value: string;
  error: ReactNode;
  maxLength: number;
  onChange: (value: string) => void;
}

/** Python text in code face. Enter keeps the indentation; Tab moves on, as everywhere, so that the keyboard gets out. */
export function CodeField({ onChange, ...field }: CodeFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const moveCursor = useCursor(input);
  return (
    <Textarea
      {...field}
      ref={input}
      inputWrapperOrder={inputOrder}
      minRows={6}
      maxRows={16}
      wrap="off"
      spellCheck={false}
      autoCapitalize="none"
      classNames={{ input: styles.code ?? '' }}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
        if (key !== 'Enter' || ctrlKey || metaKey || nativeEvent.isComposing) return;
        const { value, selectionStart, selectionEnd } = currentTarget;
        const after = newLine(value, selectionStart, selectionEnd);
        if (after.text.length > field.maxLength) return;
        event.preventDefault();
        moveCursor(after.cursor);
        onChange(after.text);
      }}
    />
  );
}
