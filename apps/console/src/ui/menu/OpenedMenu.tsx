import { Menu, type MenuProps } from '@mantine/core';
import { useCloseOnBack } from '../../core/address/history.ts';
import { DropdownTarget } from './DropdownTarget.tsx';
import type { Dropdown } from './useDropdown.ts';

/**
 * Mantine's menu, open below the button of a {@link useDropdown}, which gets the focus back; Back closes it. Holds a
 * `Menu.Dropdown`.
 */
export function OpenedMenu({ target, onClose, children, ...menu }: Dropdown & MenuProps) {
  useCloseOnBack(onClose);
  return (
    <Menu
      opened
      onChange={onClose}
      position="bottom-end"
      returnFocus={false}
      // A row that moves while its menu opens must not take the menu away.
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
