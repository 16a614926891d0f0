import type { Badge } from '../../core/text/labels.ts';
import { dash } from '../../core/text/numbers.ts';
import styles from './StatusBadge.module.css';

/** A state as a coloured dot and words. Plain markup, since a list shows hundreds of them. */
export function StatusBadge({ tone, label }: Badge) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <span className={styles.dot} />
      <span>{label}</span>
    </span>
  );
}

/** Whether something succeeded, in words. */
export const successLabel = (success: boolean) => (success ? 'Success' : 'Failed');

interface SuccessBadgeProps {
  success: boolean | null | undefined;
  /** Whether a failure is part of the normal course, and so no alarm. */
  isExpected?: boolean;
}

/** Whether something succeeded, in words and colour. */
export function SuccessBadge({ success, isExpected }: SuccessBadgeProps) {
  if (typeof success !== 'boolean') return <span>{dash}</span>;
  const failed = isExpected ? 'neutral' : 'bad';
  return <StatusBadge tone={success ? 'good' : failed} label={successLabel(success)} />;
}
