import type { ReactNode } from 'react';
import styles from './Figures.module.css';

/** A named figure; without a value, a bone while it loads. */
export type Figure = readonly [name: string, value: ReactNode | undefined];

/** Names with their figures, one a line, figures at the right. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span className={styles.bone} />}</dd>
        </div>
      ))}
    </dl>
  );
}
