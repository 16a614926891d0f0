import { Menu, type MenuProps } from '@mantine/core';
import { DropdownTarget } from './DropdownTarget.tsx';
import type { Dropdown } from './useDropdown.ts';

/** Mantine's menu, open below the button of a {@link useDropdown}, which gets the focus back. Holds a `Menu.Dropdown`. */
export function OpenedMenu({ target, onClose, children, ...menu }: Dropdown & MenuProps) {
  return (
    <Menu
      opened
      onChange={onClose}
      position="bottom-end"
      returnFocus={false}
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
