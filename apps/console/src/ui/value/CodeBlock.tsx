import { type ReactNode, useEffect } from 'react';
import { ActionIcon } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './CodeBlock.module.css';
import { showFailure } from '../../core/api/messages.ts';

interface CodeBlockProps {
  label: string;
  children: ReactNode;
  /** It is what the screen is about: it may be tall, and its lines do not wrap. */
  large?: boolean;
}

/** Text as machines write it, in a place of its own that scrolls; it takes the focus so that the keyboard can scroll it. */
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
  /** What is copied, for the button's name: `Copy clTRID`. */
  name: string;
}

/** Copies a text with one click, and says that it did, or that it could not. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const { copy, copied, error } = useClipboard({ timeout: 1500 });
  useEffect(() => {
    if (error) showFailure('Your browser blocked the copy');
  }, [error]);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        c="inherit"
        aria-label={`Copy ${name}`}
        title={`Copy ${name}`}
        onClick={() => copy(text)}
      >
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
      </ActionIcon>
      <span className="visually-hidden" role="status">
        {copied ? `${name} copied` : ''}
      </span>
    </>
  );
}
