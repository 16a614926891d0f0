import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { useIsNarrow } from '../../core/browser/media.ts';
import { dash, formatCount } from '../../core/text/numbers.ts';
import type { Elements } from '../elements.ts';
import { Skeleton } from './Skeleton.tsx';
import { StaleDataNote, type LoadState } from './StaleDataNote.tsx';
import styles from './StatCards.module.css';
import { useFoldedFigures } from './useFoldedFigures.ts';

interface Stat {
  label: string;
  /** The key of the figure, if labels may repeat. */
  id?: string | number;
  /** The figure; undefined shows a skeleton, or a dash after a failed load. */
  value: ReactNode | undefined;
  detail?: Elements;
  /** Filters the list below. Makes the figure a button. */
  onClick?: () => void;
  /** The address of the list that the figure counts. Makes the figure a link. */
  link?: LinkProps;
  /** The tooltip: what a click does. */
  hint?: string;
  /** Whether the list below is filtered by this figure. */
  active?: boolean;
  /** For a figure that folds if the line is too short: those of the lowest rank first. The words name it then. */
  folds?: { rank: number; words: string } | undefined;
}

/** With this many figures or more, they take a line of their own. */
const minStripFigures = 5;

interface StatCardsProps {
  stats: readonly Stat[];
  /** The query of the figures. If it fails, a note says so, with the age of the data and a retry. */
  query?: LoadState;
  /** Whether they always take a line of their own, since their number is not known at first. */
  ownLine?: boolean;
  /** Whether they are large and take the whole width, as the content of the screen. */
  large?: boolean;
  /** Whether the figures could not be loaded, and another note says so. Shows dashes. */
  failed?: boolean;
}

/** The figures of a screen, in one line. An unknown one is a dash, never a zero. */
export function StatCards(props: StatCardsProps) {
  const { stats, query, ownLine = false, large = false, failed = false } = props;
  const narrow = useIsNarrow();
  const strip = !large && (narrow || ownLine || stats.length >= minStripFigures);
  const missing = query?.isLoadingError ?? false;
  const [line, folded] = useFoldedFigures(
    stats.map(({ folds }) => (narrow ? undefined : folds?.rank)),
  );
  const foldedWords = folded.map((index) => stats[index]?.folds?.words).join(', ');
  return (
    <div
      ref={line}
      className={styles.figures}
      data-strip={strip || undefined}
      data-large={large || undefined}
      // It takes the focus so that the keyboard can scroll it.
      {...(strip && { tabIndex: 0, role: 'group', 'aria-label': 'Figures' })}
    >
      {/* On a phone, the note replaces the figures, so that the list below does not move. */}
      {!(narrow && missing) && (
        <dl className={styles.list}>
          {stats.map(({ id, folds: _, ...stat }, index) => (
            <Figure
              key={id ?? stat.label}
              {...stat}
              failed={failed || missing}
              folded={folded.includes(index)}
            />
          ))}
          {folded.length > 0 && (
            <div className={styles.figure} title={foldedWords}>
              <dt>More</dt>
              <dd>
                <span className={styles.value} aria-hidden>{`+${folded.length}`}</span>
                <span className="visually-hidden">{foldedWords}</span>
              </dd>
            </div>
          )}
        </dl>
      )}
      {query && <StaleDataNote query={query} what="the figures" />}
    </div>
  );
}

interface FigureProps extends Omit<Stat, 'id' | 'folds'> {
  failed: boolean;
  folded: boolean;
}

function Figure(props: FigureProps) {
  const { label, value, detail, onClick, link, hint, active, failed, folded } = props;
  const id = useId();
  const known = typeof value === 'number' ? formatCount(value) : value;
  const shown = known ?? (failed ? dash : <Skeleton width={44} height={9} />);
  // The name of a control is its label and value.
  const names = { id: `${id}-value`, 'aria-labelledby': `${id}-label ${id}-value` };
  return (
    <div
      className={styles.figure}
      data-active={active || undefined}
      data-folded={folded || undefined}
      data-testid="figure"
      title={hint}
    >
      <dt id={`${id}-label`}>{onClick ? <label htmlFor={names.id}>{label}</label> : label}</dt>
      <dd>
        {link ? (
          <Link {...link} {...names} className={styles.value}>
            {shown}
          </Link>
        ) : onClick ? (
          <UnstyledButton
            {...names}
            className={styles.value}
            onClick={onClick}
            aria-pressed={active}
          >
            {shown}
          </UnstyledButton>
        ) : (
          <span className={styles.value}>{shown}</span>
        )}
        {detail}
      </dd>
    </div>
  );
}
