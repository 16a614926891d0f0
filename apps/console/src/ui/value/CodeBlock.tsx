import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './CodeBlock.module.css';
import { showFailure } from '../../core/api/messages.ts';
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
    <pre className={styles.code} data-large={large} tabIndex={0} aria-label={label}>
      {children}
    </pre>
  );
}

interface CopyButtonProps {
  text: string;
  /** The name of the copied text, as in `Copy clTRID`. */
  name: string;
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { copy, copied } = useCopy();
  const copyAndTell = async () => {
    const problem = await copy(text);
    if (problem) showFailure(problem);
  };
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        c="dimmed"
        aria-label={`Copy ${name}`}
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
