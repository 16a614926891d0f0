import { startTransition, useState, type ReactNode } from 'react';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './CodeBlock.module.css';
import { showFailure } from '../../core/api/messages.ts';
import { formatCount } from '../../core/text/numbers.ts';
import { useCopy } from '../../core/browser/clipboard.ts';

interface CodeBlockProps {
  label: string;
  children: ReactNode;
  /** For the main content: may be tall, and lines do not wrap. */
  large?: boolean;
}

/** A scrollable block of code. It takes the focus so that the keyboard can scroll it. */
export function CodeBlock({ label, large, children }: CodeBlockProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <pre className={styles.code} data-large={large} tabIndex={0} role="group" aria-label={label}>
      {children}
    </pre>
  );
}

/** How many characters of a long text are drawn at first: what a slow computer draws without a pause. */
const firstLength = 10_000;

interface CodeTextProps extends Omit<CodeBlockProps, 'children'> {
  text: string;
  /** Draws a part of the text, by default as it is. */
  draw?: (part: string) => ReactNode;
}

/** A block with a text of any length: its beginning, and a button that shows twice as much. */
export function CodeText({ text, draw = (part) => part, ...block }: CodeTextProps) {
  const [length, setLength] = useState(firstLength);
  const part = beginning(text, length);
  return (
    <>
      <CodeBlock {...block}>{draw(part)}</CodeBlock>
      {part.length < text.length && (
        <Group gap="xs" mt={6}>
          <Button
            variant="default"
            size="compact-xs"
            onClick={() => startTransition(() => setLength(length * 2))}
          >
            Show more
          </Button>
          <Text size="xs" c="dimmed" role="status">
            {`The first ${formatCount(part.length)} of ${formatCount(text.length)} characters`}
          </Text>
        </Group>
      )}
    </>
  );
}

/** The beginning of a text, up to the end of a line or tag, if there is one near the limit. */
function beginning(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = Math.max(text.lastIndexOf('\n', length - 1), text.lastIndexOf('>', length - 1)) + 1;
  return text.slice(0, end > length - firstLength / 2 ? end : length);
}

interface CopyButtonProps {
  /** A function makes a text that takes time, such as a formatted document, only when it is copied. */
  text: string | (() => string);
  /** The name of the copied text, as in `Copy clTRID`. */
  name: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { copy, copied } = useCopy();
  const copyAndTell = async () => {
    const problem = await copy(typeof text === 'string' ? text : text());
    if (problem) showFailure(problem);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        c="dimmed"
        title={`Copy ${name}`}
        onClick={() => void copyAndTell()}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
      <span className="visually-hidden" role="status">
        {copied ? `${name} copied` : ''}
      </span>
    </>
  );
}
