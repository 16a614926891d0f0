import type { ReactNode } from 'react';
import styles from './TwoLines.module.css';
import { UserText } from './UserText.tsx';

interface TwoLinesProps {
  children: ReactNode;
  /** The dimmed line below; left out where there is nothing to say. */
  second: string | null | undefined;
}

/** A cell whose value has a dimmed line below it. */
export function TwoLines({ children, second }: TwoLinesProps) {
  return (
    <>
      <div>{children}</div>
      {second && (
        <div className={styles.second}>
          <UserText>{second}</UserText>
        </div>
      )}
    </>
  );
}
