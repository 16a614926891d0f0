import type { ReactNode } from 'react';
import { useTabNews } from '../../core/browser/tabNews.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The name of the browser's tab, where the title itself would be a poor one. */
  tabTitle?: string | undefined;
  /** One line about what the screen is for. */
  subtitle?: string;
  /** The screen's `StatCards`: beside the title where there is room, below it where not. */
  figures?: ReactNode;
  /** The screen's buttons. */
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
