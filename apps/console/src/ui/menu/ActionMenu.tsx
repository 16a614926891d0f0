import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useNavigate, type NavigateOptions } from '@tanstack/react-router';
import styles from './ActionMenu.module.css';
import { OpenedMenu } from './OpenedMenu.tsx';
import type { Dropdown } from './useDropdown.ts';

/** Something that can be done with a record or a list: it goes somewhere, or does something. */
export type Action = {
  label: string;
  icon?: Icon;
  /** Cannot be done now. */
  disabled?: boolean;
  /** Why it cannot be done now: shown under the label, and the action is off. */
  disabledReason?: string;
  /** Cannot be undone, or ends something. */
  danger?: boolean;
} & (
  | { onSelect: () => void }
  /** A dialog or a screen; filters and page of the list stay in the address. */
  | { go: NavigateOptions }
);

export interface ActionMenuProps extends Dropdown {
  /** Stands above the actions. */
  title?: string;
  actions: readonly Action[];
}

/** The open menu of a button: see {@link MenuButton}. */
export function ActionMenu({ title, actions, ...dropdown }: ActionMenuProps) {
  const navigate = useNavigate();
  const start = (action: Action) =>
    'go' in action ? void navigate({ search: true, ...action.go }) : action.onSelect();
  return (
    <OpenedMenu {...dropdown}>
      <Menu.Dropdown>
        {title && <Menu.Label>{title}</Menu.Label>}
        {actions.map((action) => {
          const { label, icon: ActionIcon, disabled, disabledReason, danger } = action;
          const off = disabled ?? Boolean(disabledReason);
          return (
            <Menu.Item
              key={label}
              // Not `disabled`: the keyboard reaches it too, and its reason is read out.
              aria-disabled={off || undefined}
              className={off ? styles.off : undefined}
              closeMenuOnClick={!off}
              color={danger ? 'var(--console-bad-text)' : undefined}
              leftSection={ActionIcon && <ActionIcon size={16} aria-hidden />}
              onClick={off ? undefined : () => start(action)}
            >
              {label}
              {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
