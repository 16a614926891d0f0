import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import styles from './dashboard.module.css';

/** A named figure with a link to its list. An undefined value shows as a skeleton. */
type Figure = readonly [name: string, value: ReactNode | undefined, link?: LinkProps];

/** A list of named figures, one per line. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures} aria-busy={figures.some(([, value]) => value === undefined)}>
      {figures.map(([name, value, link]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === undefined ? (
              <Skeleton late width={64} height={12} />
            ) : link ? (
              <Link
                {...link}
                className={styles.link}
                aria-label={typeof value === 'string' ? `${name} ${value}` : undefined}
              >
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
