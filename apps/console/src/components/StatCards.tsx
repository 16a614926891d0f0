import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useNarrow } from '../lib/browser/useNarrow.ts';
import { Bone } from './Bone.tsx';
import styles from './StatCards.module.css';

/** One figure of a screen. */
export interface Stat {
  label: string;
  /** What tells the card from others, where labels may be the same. */
  id?: string | number;
  /** The figure, ready to show; a bone while it loads, a dash if it could not be loaded. */
  value: ReactNode | undefined;
  /** Stands under the figure, over the width of the card. */
  detail?: ReactNode;
  /** Filters the list below; the card is a button then. */
  onClick?: () => void;
  /** Where the list behind the figure is; the card is a link then. */
  link?: LinkProps;
  /** What a click does, as words for the tooltip. */
  hint?: string;
  /** Whether the list below is filtered to this card. */
  active?: boolean;
}

/** More than a narrow screen has room for above its list. */
const many = 5;

/** The figures on top of a screen. `failed` shows dashes instead of waiting for ever. */
export function StatCards({ stats, failed = false }: { stats: readonly Stat[]; failed?: boolean }) {
  const strip = useNarrow() && stats.length >= many;
  return (
    <ul
      className={styles.cards}
      data-strip={strip || undefined}
      // It takes the focus so that the keyboard can scroll it.
      {...(strip && { tabIndex: 0, 'aria-label': 'Figures' })}
    >
      {stats.map(({ label, id = label, value, detail, onClick, link, hint, active }) => {
        const content = (
          <>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>
              {value ?? (failed ? '–' : <Bone width={60} height={16} />)}
            </span>
            {detail}
          </>
        );
        return (
          <li key={id} className={styles.card} data-active={active || undefined}>
            {link ? (
              <Link {...link} className={styles.inner} title={hint}>
                {content}
              </Link>
            ) : onClick ? (
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
