import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useIsNarrow } from '../core/browser/media.ts';
import { NextWindow } from './NextWindow.tsx';
import { NotificationMenu } from './notifications/NotificationMenu.tsx';
import { preloadPalette } from './palette/CommandPalette.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  toggle: Ref<HTMLButtonElement>;
  sidebarShown: boolean;
  onToggleSidebar: () => void;
  onOpenPalette: () => void;
}

/** Sidebar toggle, brand link, next drop window, command palette, notifications, user menu (spec, section 2). */
export function TopBar({ toggle, sidebarShown, onToggleSidebar, onOpenPalette }: TopBarProps) {
  const ToggleIcon = useIsNarrow() ? IconMenu2 : IconLayoutSidebar;
  return (
    <header className={styles.bar} data-mantine-color-scheme="dark">
      <ActionIcon
        ref={toggle}
        variant="transparent"
        c="inherit"
        size={32}
        onClick={onToggleSidebar}
        aria-label="Toggle sidebar"
        aria-expanded={sidebarShown}
        aria-controls="sidebar"
      >
        <ToggleIcon size={18} aria-hidden />
      </ActionIcon>
      <Link to="/" className={styles.brand}>
        <img src="/favicon.svg" alt="" width={20} height={20} />
        <span>DropCatch</span>
      </Link>
      <div className={styles.space}>
        <NextWindow />
      </div>
      <UnstyledButton
        className={styles.search}
        onClick={onOpenPalette}
        onPointerEnter={preloadPalette}
        onFocus={preloadPalette}
        aria-label="Command palette"
        aria-keyshortcuts="Control+K Meta+K"
        title="Command palette (Ctrl or Cmd + K)"
      >
        <IconSearch size={16} aria-hidden />
        <span data-text="Search or jump to" aria-hidden />
        <kbd data-text="Ctrl K" aria-hidden />
      </UnstyledButton>
      <NotificationMenu />
      <UserMenu />
    </header>
  );
}
