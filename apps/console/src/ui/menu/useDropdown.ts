import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react';

type Target = HTMLButtonElement | null;

/** What an open menu or panel needs of its button. */
export interface Dropdown {
  id: string;
  target: RefObject<Target>;
  onClose: () => void;
}

/** What a button must be given that opens a menu or panel. */
export interface DropdownButton extends Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onClick'
  | 'onPointerEnter'
  | 'onFocus'
> {
  ref: RefObject<Target>;
}

/**
 * A button and what it opens, which is made, and its code loaded, only when it is opened: a list of 250 rows would
 * otherwise pay for 250 menus, and the first screen for those that nobody opens. `button` goes to the button; while it
 * is open, `dropdown` goes to an `OpenedMenu` or `OpenedPanel`.
 * @param load loads the dropdown's code: done when the pointer or the focus reaches the button
 */
export function useDropdown(popup: 'menu' | 'dialog', load: () => Promise<unknown>) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const onClose = useCallback(() => setOpened(false), []);
  // A failure shows when it is opened.
  const preload = () => void load().catch(() => undefined);
  const button: DropdownButton = {
    ref: target,
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    // Mantine's name for it.
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onClick: () => setOpened(!opened),
    onPointerEnter: preload,
    onFocus: preload,
  };
  const dropdown: Dropdown | undefined = opened ? { id, target, onClose } : undefined;
  return { button, dropdown };
}

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
