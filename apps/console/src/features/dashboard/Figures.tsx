import type { ReactNode } from 'react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import styles from './dashboard.module.css';

/** A named figure, with the way to the list behind it; without a value, a skeleton while it loads. */
export type Figure = readonly [name: string, value: ReactNode | undefined, link?: LinkProps];

/** Names with their figures, one a line, figures at the right. */
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
              <Link {...link} className={styles.link}>
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
