import type { ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import styles from './UserText.module.css';

/**
 * Text that a person typed. It keeps its own writing direction (`bdi`). Long text is cut, on narrow screens after three
 * lines, with all of it in the tooltip. An email address preferably breaks after its @. Missing text is a dash. The server
 * may send a number in place of a text.
 */
export function UserText({ children }: { children: string | number | null | undefined }) {
  if (children === undefined || children === null || children === '') return <span>{dash}</span>;
  const text = String(children);
  const domain = text.indexOf('@') + 1;
  return (
    <bdi className={styles.text} title={text}>
      {domain === 0 ? (
        text
      ) : (
        <>
          <span>{text.slice(0, domain)}</span>
          <wbr />
          <span>{text.slice(domain)}</span>
        </>
      )}
    </bdi>
  );
}

interface TwoLinesProps {
  children: ReactNode;
  second: string | null | undefined;
}

/** A value that may have a dimmed line below it. */
export function TwoLines({ children, second }: TwoLinesProps) {
  if (!second) return children;
  return (
    <div className={styles.lines}>
      <div>{children}</div>
      <div className={styles.second}>
        <UserText>{second}</UserText>
      </div>
    </div>
  );
}

/** The name of a record in a sentence. */
export function Name({ children }: { children: string }) {
  return (
    <strong>
      <bdi>{children}</bdi>
    </strong>
  );
}
