import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useUser } from '../core/session/session.ts';
import { useTargetScreenPath } from '../core/address/history.ts';
import { visibleNavigation, type NavigationEntry } from './navigation.ts';
import styles from './Sidebar.module.css';

interface SidebarProps {
  /** Shows icons only. Their labels are accessible names and tooltips. */
  iconsOnly: boolean;
  /** Slides in and covers the content, on narrow screens. */
  asPanel: boolean;
  onNavigate: (() => void) | undefined;
}

/**
 * The menu with the screens that the role may open, in groups. The entry of the current screen is active, also while one
 * of its dialogs is open (spec, section 2).
 */
export function Sidebar({ iconsOnly, asPanel, onNavigate }: SidebarProps) {
  const { role } = useUser();
  const screen = useTargetScreenPath();
  return (
    <nav
      id="sidebar"
      aria-label="Main"
      className={styles.sidebar}
      data-icons-only={iconsOnly || undefined}
      data-panel={asPanel || undefined}
    >
      {visibleNavigation(role).map(({ heading, entries }) => (
        <div key={heading}>
          <p className={styles.heading} aria-hidden>
            {heading}
          </p>
          <ul className="plain-list" aria-label={heading}>
            {entries.map((entry) => (
              <SidebarEntry
                key={entry.to}
                entry={entry}
                active={entry.to === screen}
                iconOnly={iconsOnly}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps extends Pick<SidebarProps, 'onNavigate'> {
  entry: NavigationEntry;
  active: boolean;
  iconOnly: boolean;
}

/** A link of the menu. Navigation renders only the two links that change. */
const SidebarEntry = memo(function Entry({ entry, active, iconOnly, onNavigate }: EntryProps) {
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
