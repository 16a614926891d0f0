import type { ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import styles from './UserText.module.css';

/**
 * Text that a person typed. It keeps its own writing direction (`bdi`). Long text is cut, on narrow screens after three
 * lines, with all of it in the tooltip. An email address preferably breaks after its @. Missing text is a dash.
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

/** A value that may have a dimmed line below it. */
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
