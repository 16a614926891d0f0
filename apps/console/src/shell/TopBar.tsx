import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { NotificationMenu } from './notifications/NotificationMenu.tsx';
import { loadPalette } from './palette/lazyPalette.tsx';
import { UserMenu } from './UserMenu.tsx';
import styles from './TopBar.module.css';

interface TopBarProps {
  toggle: Ref<HTMLButtonElement>;
  sidebarShown: boolean;
  onToggleSidebar: () => void;
  onOpenPalette: () => void;
}

const preload = () => void loadPalette().catch(() => undefined);

/** The dark bar on top: sidebar toggle, brand link, command palette, notifications, user menu (spec, section 2). */
export function TopBar({ toggle, sidebarShown, onToggleSidebar, onOpenPalette }: TopBarProps) {
  return (
    <header className={styles.bar} data-mantine-color-scheme="dark">
      <ActionIcon
        ref={toggle}
        variant="transparent"
        c="inherit"
        size="lg"
        onClick={onToggleSidebar}
        aria-label="Toggle sidebar"
        aria-expanded={sidebarShown}
        aria-controls="sidebar"
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <Link to="/" className={styles.brand}>
        <img src="/favicon.svg" alt="" width={24} height={24} />
        DropCatch
      </Link>
      <div className={styles.space} />
      <ActionIcon
        variant="transparent"
        c="inherit"
        size={36}
        onClick={onOpenPalette}
        onPointerEnter={preload}
        onFocus={preload}
        aria-label="Command palette"
        aria-keyshortcuts="Control+K Meta+K"
        title="Command palette (Ctrl or Cmd + K)"
      >
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      <NotificationMenu />
      <UserMenu />
    </header>
  );
}
