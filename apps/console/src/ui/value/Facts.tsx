import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** What is known of a record: names with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
