import type { Look } from '../../lib/text/looks.ts';
import styles from './StatusBadge.module.css';

/** A state as a word on its colour. Plain markup, since a list shows hundreds of them. */
export function StatusBadge({ tone, label }: Look) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {label}
    </span>
  );
}

/** Whether something succeeded, in words and colour. */
export function SuccessBadge({ success }: { success: boolean }) {
  return <StatusBadge tone={success ? 'good' : 'bad'} label={success ? 'Success' : 'Failed'} />;
}
