import type { ReactNode } from 'react';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** Its name for assistive technology. */
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
