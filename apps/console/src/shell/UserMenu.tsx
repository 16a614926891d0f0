import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconUser } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../components/lazyPart.tsx';
import { MissingOverlay } from '../components/menu/MissingOverlay.tsx';
import { useDropdown, type Dropdown } from '../components/menu/useDropdown.ts';
import { useUser } from '../session/session.ts';
import styles from './UserMenu.module.css';

const loadItems = () => import('./UserMenuItems.tsx');

const UserMenuItems = lazyPart<Dropdown>(
  async () => (await loadItems()).UserMenuItems,
  MissingOverlay,
);

/** The user's name with links to profile and settings, the colour scheme and Logout (spec, section 2). */
export function UserMenu() {
  const { username } = useUser();
  const { button, dropdown } = useDropdown('menu', loadItems);
  return (
    <>
      <UnstyledButton {...button} className={styles.button} aria-label={`User menu, ${username}`}>
        <IconUser size={18} aria-hidden />
        <span className={styles.name}>{username}</span>
        <IconChevronDown size={14} className={styles.chevron} aria-hidden />
      </UnstyledButton>
      {dropdown && (
        <Suspense>
          <UserMenuItems {...dropdown} />
        </Suspense>
      )}
    </>
  );
}
