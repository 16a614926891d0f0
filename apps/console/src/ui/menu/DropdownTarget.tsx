import { useEffect, useImperativeHandle, type Ref, type RefObject } from 'react';

type Target = HTMLButtonElement | null;

interface DropdownTargetProps {
  element: RefObject<Target>;
  /** Given by `Menu.Target` and `Popover.Target`, whose child this is. */
  ref?: Ref<Target>;
}

/**
 * The target of a menu or panel whose button is there already. When the dropdown is gone and the focus with it, the
 * button has it again: before a dialog that an action opened takes it, and later gives it back.
 */
export function DropdownTarget({ element, ref }: DropdownTargetProps) {
  useImperativeHandle<Target, Target>(ref, () => element.current, [element]);
  useEffect(
    () => () => {
      if (document.activeElement === document.body) element.current?.focus();
    },
    [element],
  );
  return null;
}
