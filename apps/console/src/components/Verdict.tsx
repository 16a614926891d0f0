import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Verdict.module.css';

/** What a check of something that was entered says of it, below it; a complaint unless it is `good`. */
export function Verdict({ good = false, children }: { good?: boolean; children: ReactNode }) {
  const Icon = good ? IconCheck : IconAlertTriangle;
  return (
    <p className={styles.verdict} data-good={good || undefined}>
      <Icon size={14} aria-hidden />
      {children}
    </p>
  );
}
