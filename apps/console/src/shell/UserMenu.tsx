import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { lazyPart, LoadFailedOverlay } from '../ui/page/lazyPart.tsx';
import { useDropdown } from '../ui/menu/useDropdown.ts';
import { useUser } from '../core/session/session.ts';
import styles from './UserMenu.module.css';

const UserMenuItems = lazyPart(async () => (await import('./UserMenuItems.tsx')).UserMenuItems, {
  failed: LoadFailedOverlay,
});

/** Links to profile and settings, the colour scheme and Logout, below the user's name (spec, section 2). */
export function UserMenu() {
  const { username } = useUser();
  const { button, dropdown } = useDropdown('menu', UserMenuItems.preload);
  // A whole character, which may be two units of the text, such as an emoji.
  const [initial] = username;
  return (
    <>
      <UnstyledButton {...button} className={styles.button} aria-label={`User menu, ${username}`}>
        <span className={styles.avatar} data-initial={initial} aria-hidden />
        <span className={styles.name}>{username}</span>
        <IconChevronDown size={14} className={styles.chevron} aria-hidden />
      </UnstyledButton>
      {dropdown && <UserMenuItems {...dropdown} />}
    </>
  );
}
