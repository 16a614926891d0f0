import { Menu } from '@mantine/core';
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { OpenedMenu } from '../ui/menu/ActionMenu.tsx';
import type { Dropdown } from '../ui/menu/useDropdown.ts';
import { signOut, useUser } from '../core/session/session.ts';
import { useColorSchemeToggle } from './useColorSchemeToggle.ts';
import styles from './UserMenu.module.css';

/** The open menu of {@link UserMenu}. It preloads the sign-in screen, so that Logout shows no empty page. */
export function UserMenuItems(dropdown: Dropdown) {
  const { username } = useUser();
  const { label, icon: SchemeIcon, run } = useColorSchemeToggle();
  const router = useRouter();
  useEffect(() => {
    router.loadRouteChunk(router.routesByPath['/login'])?.catch(() => undefined);
  }, [router]);
  return (
    <OpenedMenu {...dropdown} width={200}>
      <Menu.Dropdown>
        <Menu.Label className={styles.username}>{username}</Menu.Label>
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} aria-hidden />}>
          Profile
        </Menu.Item>
        <Menu.Item
          component={Link}
          to="/settings"
          leftSection={<IconSettings size={16} aria-hidden />}
        >
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<SchemeIcon size={16} aria-hidden />} onClick={run}>
          {label}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => void signOut()}
        >
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
