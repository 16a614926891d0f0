import styles from './StatusBadge.module.css';

/** What a state means, whatever its name: it worked, it failed, it is over, it is on its way. */
export type Tone = 'good' | 'bad' | 'muted' | 'wait';

/** A state as a word on its colour. Plain markup, since a list shows hundreds of them. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
