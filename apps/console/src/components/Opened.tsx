import { Menu, Popover, type MenuProps, type PopoverProps } from '@mantine/core';
import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react';
import type { Dropdown } from './useDropdown.ts';

/** Where a dropdown stands and how it appears, if not otherwise. */
const look = { position: 'bottom-end', transitionProps: { duration: 0 } } as const;

/** Mantine's menu, open below the button of a {@link useDropdown}, which gets the focus back. Holds a `Menu.Dropdown`. */
export function OpenedMenu({ target, onClose, children, ...menu }: Dropdown & MenuProps) {
  return (
    <Menu opened onChange={onClose} returnFocus={false} {...look} {...menu}>
      <Menu.Target>
        <Existing element={target} />
      </Menu.Target>
      {children}
    </Menu>
  );
}

/** The same for a panel, which keeps the focus while it is open. Holds a `Popover.Dropdown`. */
export function OpenedPanel({ target, onClose, children, ...panel }: Dropdown & PopoverProps) {
  return (
    <Popover
      opened
      onChange={onClose}
      width="min(380px, calc(100vw - 16px))"
      shadow="md"
      trapFocus
      {...look}
      {...panel}
    >
      <Popover.Target>
        <Existing element={target} />
      </Popover.Target>
      {children}
    </Popover>
  );
}

type Target = HTMLButtonElement | null;

interface ExistingProps {
  element: RefObject<Target>;
  /** Given by `Menu.Target` and `Popover.Target`, whose child this is. */
  ref?: Ref<Target>;
}

/**
 * The target of a menu or panel whose button is there already. When the dropdown is gone and the focus with it, the
 * button has it again: before a dialog that an action opened takes it, and later gives it back.
 */
function Existing({ element, ref }: ExistingProps) {
  useImperativeHandle<Target, Target>(ref, () => element.current, [element]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) element.current?.focus();
    },
    [element],
  );
  return null;
}
