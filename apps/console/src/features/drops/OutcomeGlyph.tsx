import type { Meaning } from '../../entities/orders/OrderStateBadge.tsx';
import styles from '../../ui/value/StatusBadge.module.css';

const disc = { fill: 'currentColor', stroke: 'none' } as const;
const cut = { stroke: 'var(--console-canvas)', strokeLinecap: 'round' } as const;

const marks: Readonly<Partial<Record<Meaning, string>>> = {
  good: 'm5.2 8.2 2 2 3.6-4',
  bad: 'm5.8 5.8 4.4 4.4m0-4.4-4.4 4.4',
  neutral: 'M5 8h6',
};

/** A shape beside the words that say the same. */
export function OutcomeGlyph({ meaning }: { meaning: Meaning }) {
  const mark = marks[meaning];
  return (
    <svg className={styles.glyph} viewBox="0 0 16 16" data-mean={meaning} aria-hidden>
      {mark ? (
        <>
          <circle cx="8" cy="8" r="6.8" {...disc} />
          <path d={mark} {...cut} />
        </>
      ) : (
        <circle cx="8" cy="8" r="6" {...(meaning === 'needs' && { strokeDasharray: '2.4 1.9' })} />
      )}
      {meaning === 'running' && <circle cx="8" cy="8" r="3" {...disc} />}
      {meaning === 'waiting' && <path d="M8 4.6a3.4 3.4 0 0 1 0 6.8z" {...disc} />}
    </svg>
  );
}
