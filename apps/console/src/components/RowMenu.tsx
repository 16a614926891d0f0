import { Menu } from '@mantine/core';
import { IconDotsVertical, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './RowMenu.module.css';

/** Something that can be done with a record. */
export interface RowAction {
  label: string;
  icon: Icon;
  onSelect: () => void;
  /** Why it cannot be done now: shown under the label, and the action is off. */
  disabledReason?: string | undefined;
  /** Cannot be undone, or ends something. */
  danger?: boolean;
}

interface RowMenuProps {
  /** The button's name, `Actions for order 42`. */
  label: string;
  /** Asked when the menu opens. */
  actions: () => readonly RowAction[];
}

/**
 * A row's actions behind one button. The menu itself is made when it is first opened: a list of 250 rows would
 * otherwise pay for 250 menus (design, section 6).
 */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [opened, setOpened] = useState(false);
  const button = (
    <button
      type="button"
      className={`plain-button ${styles.button}`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      <IconDotsVertical size={16} aria-hidden />
    </button>
  );
  if (!opened) return button;
  return (
    <Menu
      opened
      onChange={setOpened}
      position="bottom-end"
      transitionProps={{ duration: 0 }}
      returnFocus
    >
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions().map(({ label: text, icon: ActionIcon, onSelect, disabledReason, danger }) => (
          <Menu.Item
            key={text}
            disabled={Boolean(disabledReason)}
            {...(danger && { color: 'var(--console-bad)' })}
            leftSection={<ActionIcon size={16} aria-hidden />}
            onClick={onSelect}
          >
            {text}
            {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
