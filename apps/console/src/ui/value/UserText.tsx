import type { ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import styles from './UserText.module.css';

/**
 * Text that somebody typed, shown as text: its writing direction stays its own affair (`bdi`), and a long one is cut
 * where the place ends, on narrow screens after three lines; an email address breaks behind its @ before it breaks
 * elsewhere. The whole is in the tooltip. A dash stands for a text that is missing.
 */
export function UserText({ children }: { children: string | null | undefined }) {
  if (!children) return dash;
  const domain = children.indexOf('@') + 1;
  return (
    <bdi className={styles.text} title={children}>
      {domain === 0 ? (
        children
      ) : (
        <>
          {children.slice(0, domain)}
          <wbr />
          {children.slice(domain)}
        </>
      )}
    </bdi>
  );
}

interface TwoLinesProps {
  children: ReactNode;
  second: string | null | undefined;
}

/** A cell whose value may have a dimmed line below it. */
export function TwoLines({ children, second }: TwoLinesProps) {
  if (!second) return children;
  return (
    <>
      <div>{children}</div>
      <div className={styles.second}>
        <UserText>{second}</UserText>
      </div>
    </>
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
