import type { ReactElement } from 'react';
import { useTabTitle } from '../../core/browser/tabTitle.ts';
import type { Elements } from '../elements.ts';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** The title of the browser's tab, if it differs from the title. */
  tabTitle?: string;
  /** One line about the purpose of the screen. */
  subtitle?: ReactElement | string;
  /** The screen's `StatCards`; on wide screens, beside the title. */
  figures?: Elements;
  /** The age of the screen's data. */
  age?: Elements;
  children?: Elements;
}

/** The header of every screen. Also sets the title of the browser's tab. */
export function PageHeader({
  title,
  tabTitle = title,
  subtitle,
  figures,
  age,
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <TabTitle screen={tabTitle} />
      <div className={styles.title}>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {figures}
      {(children || age) && (
        <div className={styles.actions}>
          {age}
          {children}
        </div>
      )}
    </header>
  );
}

/** Renders alone when a dialog or a countdown changes the title. */
function TabTitle({ screen }: { screen: string }) {
  return <title>{useTabTitle(screen)}</title>;
}
