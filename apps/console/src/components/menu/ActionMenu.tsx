import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import styles from './ActionMenu.module.css';
import { OpenedMenu } from './OpenedMenu.tsx';
import type { Dropdown } from './useDropdown.ts';

/** Something that can be done with a record or a list. */
export interface Action {
  label: string;
  icon?: Icon;
  onSelect: () => void;
  /** Cannot be done now. */
  disabled?: boolean;
  /** Why it cannot be done now: shown under the label, and the action is off. */
  disabledReason?: string | undefined;
  /** Cannot be undone, or ends something. */
  danger?: boolean;
}

export interface ActionMenuProps extends Dropdown {
  /** Stands above the actions. */
  title?: string;
  actions: readonly Action[];
}

/** The open menu of a button: see {@link MenuButton}. */
export function ActionMenu({ title, actions, ...dropdown }: ActionMenuProps) {
  return (
    <OpenedMenu {...dropdown}>
      <Menu.Dropdown>
        {title && <Menu.Label>{title}</Menu.Label>}
        {actions.map(({ label, icon: ActionIcon, onSelect, disabled, disabledReason, danger }) => (
          <Menu.Item
            key={label}
            disabled={disabled ?? Boolean(disabledReason)}
            {...(danger && { color: 'var(--console-bad)' })}
            leftSection={ActionIcon && <ActionIcon size={16} aria-hidden />}
            onClick={onSelect}
          >
            {label}
            {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
