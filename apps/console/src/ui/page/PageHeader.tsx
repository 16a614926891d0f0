import { type ReactNode, useId } from 'react';
import { UnstyledButton } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTabNews } from '../../core/browser/tabNews.ts';
import styles from './PageHeader.module.css';
import { useNarrow } from '../../core/browser/media.ts';
import { Skeleton } from './Skeleton.tsx';
import { isUnknown, UnknownNote, type Reading } from './UnknownNote.tsx';
import { dash, formatCount } from '../../core/text/numbers.ts';

interface PageHeaderProps {
  title: string;
  /** The name of the browser's tab, where the title itself would be a poor one. */
  tabTitle?: string;
  /** One line about what the screen is for. */
  subtitle?: string;
  /** The screen's `StatCards`: beside the title where there is room, below it where not. */
  figures?: ReactNode;
  children?: ReactNode;
}

/** What stands on top of every screen; also names the browser's tab. */
export function PageHeader({
  title,
  tabTitle = title,
  subtitle,
  figures,
  children,
}: PageHeaderProps) {
  const news = useTabNews();
  return (
    <header className={styles.head}>
      <title>{[news, tabTitle, 'DropCatch'].filter(Boolean).join(' · ')}</title>
      <div className={styles.title}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {figures}
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}

interface Stat {
  label: string;
  /** What tells the figure from others, where labels may be the same. */
  id?: string | number;
  /** The figure, ready to show; a skeleton while it loads, a dash if it could not be loaded. */
  value: ReactNode | undefined;
  detail?: ReactNode;
  /** Filters the list below; the figure is a button then. */
  onClick?: () => void;
  /** Where the list behind the figure is; the figure is a link then. */
  link?: LinkProps;
  /** What a click does, as words for the tooltip. */
  hint?: string;
  /** Whether the list below is filtered to this figure. */
  active?: boolean;
}

/** More than a narrow screen has room for above its list. */
const many = 5;

interface StatCardsProps {
  stats: readonly Stat[];
  /** Where the figures come from. If it fails, a note says so, with the age of what shows and another try. */
  query?: Reading;
  /** In a line of their own also while there are few of them: how many there will be is not known from the start. */
  ownLine?: boolean;
  /** They are what the screen is about: large, over its width. */
  large?: boolean;
  /** The figures could not be loaded, and something else on the screen says so: dashes show. */
  failed?: boolean;
}

/**
 * The figures of a screen, in one line. One that is not known is a dash, never a zero. In a `PageHeader` they stand beside
 * the title.
 */
export function StatCards(props: StatCardsProps) {
  const { stats, query, ownLine = false, large = false, failed = false } = props;
  const narrow = useNarrow();
  const strip = !large && (narrow || ownLine || stats.length >= many);
  const unknown = failed || (query !== undefined && isUnknown(query));
  return (
    <div
      className={styles.figures}
      data-strip={strip || undefined}
      data-large={large || undefined}
      // It takes the focus so that the keyboard can scroll it.
      {...(strip && { tabIndex: 0, role: 'group', 'aria-label': 'Figures' })}
    >
      <dl className={styles.list}>
        {stats.map(({ id, ...stat }) => (
          <Figure key={id ?? stat.label} {...stat} failed={unknown} />
        ))}
      </dl>
      {query && <UnknownNote query={query} what="the figures" />}
    </div>
  );
}

function Figure(props: Omit<Stat, 'id'> & { failed: boolean }) {
  const { label, value, detail, onClick, link, hint, active, failed } = props;
  const id = useId();
  const known = typeof value === 'number' ? formatCount(value) : value;
  const shown = known ?? (failed ? dash : <Skeleton width={44} height={9} />);
  // A control is called as its figure: label and value.
  const names = { id: `${id}-value`, 'aria-labelledby': `${id}-label ${id}-value` };
  return (
    <div
      className={styles.figure}
      data-active={active || undefined}
      data-testid="figure"
      title={hint}
    >
      <dt id={`${id}-label`}>{label}</dt>
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
