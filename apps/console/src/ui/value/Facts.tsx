import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What is known of a record: names with their values. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value], index) => (
        // Names may come from a record and repeat; facts never change places.
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
