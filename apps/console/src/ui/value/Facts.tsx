import type { ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** By name, or as pairs if names may repeat. Text shows as typed, a missing value as a dash. */
  facts: readonly Fact[] | Readonly<Record<string, ReactNode>>;
  /** Lays facts out inline, for very different lengths. */
  flow?: boolean;
}

/** The names and values of a record, as a description list. */
export function Facts({ facts, flow = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-flow={flow || undefined}>
      {(Array.isArray(facts) ? facts : Object.entries(facts)).map(([name, value], index) => (
        // Facts never change their order.
        <div key={index}>
          <dt>{name}</dt>
          <dd>{displayValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function displayValue(value: ReactNode): ReactNode {
  if (value === undefined || value === null || value === '') return dash;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}
