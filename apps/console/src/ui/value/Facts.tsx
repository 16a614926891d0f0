import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** Each as wide as it is, in lines: where some are far longer than others. */
  flow?: boolean;
}

/** What is known of a record: names with their values. */
export function Facts({ facts, flow = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-flow={flow || undefined}>
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
