import { Link, useLocation } from '@tanstack/react-router';
import { memo } from 'react';
import { useUser } from '../core/session/session.ts';
import { navigationFor, type NavigationEntry } from './navigation.ts';
import { useScreenPath } from '../core/address/history.ts';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** Shows icons without their labels; the labels stay as names and tooltips. */
  iconsOnly: boolean;
  /** On narrow screens: covers the content and slides in. */
  asPanel: boolean;
  /** Called when a link is chosen. */
  onNavigate: (() => void) | undefined;
}

/**
 * The menu with the entries that the role may open, in groups. The active entry is that of the current screen, also
 * under a dialog (spec, section 2).
 */
export function Sidebar({ iconsOnly, asPanel, onNavigate }: SidebarProps) {
  const { role } = useUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  const screen = useScreenPath();
  const isActive = (to: string) =>
    pathname === to || (screen === to && pathname.startsWith(`${to}/`));
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      className={styles.sidebar}
      data-icons-only={iconsOnly || undefined}
      data-panel={asPanel || undefined}
    >
      {navigationFor(role).map(({ heading, entries }) => (
        <section key={heading} aria-label={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className="plain-list">
            {entries.map((entry) => (
              <Entry
                key={entry.to}
                entry={entry}
                active={isActive(entry.to)}
                iconOnly={iconsOnly}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface EntryProps extends Pick<SidebarProps, 'onNavigate'> {
  entry: NavigationEntry;
  active: boolean;
  iconOnly: boolean;
}

/** One link of the menu. A move renders only the two that change. */
const Entry = memo(function Entry({ entry, active, iconOnly, onNavigate }: EntryProps) {
  const { to, label, icon: Icon } = entry;
  return (
    <li>
      <Link
        to={to}
        className={styles.link}
        onClick={onNavigate}
        title={iconOnly ? label : undefined}
        aria-current={active ? 'page' : undefined}
        activeProps={{}}
        activeOptions={{ exact: true }}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
});
