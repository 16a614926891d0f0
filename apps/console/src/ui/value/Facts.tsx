import type { ReactNode } from 'react';
import { dash } from '../../core/text/numbers.ts';
import styles from './Facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** By name; as pairs where names may repeat. Text is shown as somebody typed it, a missing value as a dash. */
  facts: readonly Fact[] | Readonly<Record<string, ReactNode>>;
  /** Each as wide as it is, in lines: where some are far longer than others. */
  flow?: boolean;
}

/** What is known of a record: names with their values. */
export function Facts({ facts, flow = false }: FactsProps) {
  return (
    <dl className={styles.facts} data-flow={flow || undefined}>
      {(Array.isArray(facts) ? facts : Object.entries(facts)).map(([name, value], index) => (
        // Facts never change places.
        <div key={index}>
          <dt>{name}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: ReactNode): ReactNode {
  if (value === undefined || value === null || value === '') return dash;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' ? <bdi>{value}</bdi> : value;
}
