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

/** The properties of an open menu or panel. */
export interface Dropdown {
  id: string;
  target: RefObject<Target>;
  onClose: () => void;
}

/** The properties of a button that opens a menu or panel. */
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
 * A button with a menu or panel whose code loads and renders only when opened: otherwise a list of 250 rows would
 * render 250 menus. Spread `button` into the button and, while it is open, `dropdown` into an `OpenedMenu` or
 * `OpenedPanel`.
 * @param preload loads the dropdown's code, when the pointer or the focus reaches the button. It must not fail: a failure
 *   shows on opening.
 */
export function useDropdown(popup: 'menu' | 'dialog', preload: () => Promise<unknown>) {
  const id = useId();
  const target = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const onClose = useCallback(() => setOpened(false), []);
  const button: DropdownButton = {
    ref: target,
    id,
    'aria-haspopup': popup,
    'aria-expanded': opened,
    // Mantine's name for it.
    'aria-controls': opened ? `${id}-dropdown` : undefined,
    onClick: () => setOpened(!opened),
    onPointerEnter: () => void preload(),
    onFocus: () => void preload(),
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
 * The target of a menu or panel with an existing button. When the dropdown closes with the focus in it, the button gets
 * the focus, before a dialog that an action opened takes it and later returns it.
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
