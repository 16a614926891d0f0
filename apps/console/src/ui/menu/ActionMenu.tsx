import { Menu, type MenuProps } from '@mantine/core';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useStartAction, type Action } from './action.ts';
import { DropdownTarget, type Dropdown } from './useDropdown.ts';
import styles from './menu.module.css';
import type { Elements } from '../elements.ts';

/**
 * Mantine's menu, open below the button of a {@link useDropdown}, which gets the focus back; Back closes it. Holds a
 * `Menu.Dropdown`.
 */
export function OpenedMenu({
  target,
  onClose,
  children,
  ...menu
}: Dropdown & Omit<MenuProps, 'children'> & { children: Elements }) {
  useCloseOnBack(onClose);
  return (
    <Menu
      opened
      onChange={onClose}
      position="bottom-end"
      returnFocus={false}
      // The menu must stay if its row moves while it opens.
      hideDetached={false}
      transitionProps={{ duration: 0 }}
      {...menu}
    >
      <Menu.Target>
        <DropdownTarget element={target} />
      </Menu.Target>
      {children}
    </Menu>
  );
}

const isOff = ({ disabled, disabledReason }: Action) => disabled ?? Boolean(disabledReason);

interface ActionMenuProps extends Dropdown {
  title?: string;
  actions: readonly Action[];
}

/** The open menu of a button: see {@link MenuButton}. */
export function ActionMenu({ title, actions, ...dropdown }: ActionMenuProps) {
  const start = useStartAction();
  const first = actions.find((action) => !isOff(action));
  return (
    <OpenedMenu {...dropdown}>
      <Menu.Dropdown>
        {title && <Menu.Label>{title}</Menu.Label>}
        {actions.map((action) => {
          const { label, icon: ActionIcon, disabledReason, danger } = action;
          const isDisabled = isOff(action);
          return (
            <Menu.Item
              key={label}
              // Not `disabled`, so that the keyboard reaches it and its reason is read out.
              aria-disabled={isDisabled || undefined}
              // The keyboard begins with the first one that can be chosen.
              data-autofocus={action === first || undefined}
              className={isDisabled ? styles.off : undefined}
              closeMenuOnClick={!isDisabled}
              color={danger ? 'var(--console-bad-text)' : undefined}
              leftSection={ActionIcon && <ActionIcon size={16} aria-hidden />}
              onClick={isDisabled ? undefined : () => start(action)}
            >
              <span>{label}</span>
              {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
