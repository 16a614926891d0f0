import { Popover, type PopoverProps } from '@mantine/core';
import { useCloseOnBack } from '../../core/address/history.ts';
import { DropdownTarget } from './DropdownTarget.tsx';
import type { Dropdown } from './useDropdown.ts';

/**
 * A panel, open below the button of a {@link useDropdown}. It keeps the focus while it is open, and the button gets it
 * back; Back closes it. Holds a `Popover.Dropdown`.
 */
export function OpenedPanel({ target, onClose, children, ...panel }: Dropdown & PopoverProps) {
  useCloseOnBack(onClose);
  return (
    <Popover
      opened
      onChange={onClose}
      width="min(380px, calc(100vw - 16px))"
      shadow="md"
      position="bottom-end"
      trapFocus
      transitionProps={{ duration: 0 }}
      {...panel}
    >
      <Popover.Target>
        <DropdownTarget element={target} />
      </Popover.Target>
      {children}
    </Popover>
  );
}
