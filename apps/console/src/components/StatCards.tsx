import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './StatCards.module.css';

/** One figure of a screen. */
export interface Stat {
  label: string;
  /** The figure, ready to show; a bone while it loads, a dash if it could not be loaded. */
  value: ReactNode | undefined;
  /** What a click does, as words for the tooltip; the card is a button then. */
  onClick?: () => void;
  hint?: string;
  /** Whether the list below is filtered to this card. */
  active?: boolean;
}

/** The figures on top of a screen. `failed` shows dashes instead of waiting for ever. */
export function StatCards({ stats, failed = false }: { stats: readonly Stat[]; failed?: boolean }) {
  return (
    <ul className={styles.cards}>
      {stats.map(({ label, value, onClick, hint, active }) => {
        const content = (
          <>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>
              {value ?? (failed ? '–' : <span className={styles.bone} />)}
            </span>
          </>
        );
        return (
          <li key={label} className={styles.card} data-active={active || undefined}>
            {onClick ? (
              <UnstyledButton
                className={styles.inner}
                onClick={onClick}
                title={hint}
                aria-pressed={active}
              >
                {content}
              </UnstyledButton>
            ) : (
              <div className={styles.inner} title={hint}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
