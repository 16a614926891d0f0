import { Suspense, type ReactNode } from 'react';
import type { Action } from './ActionMenu.tsx';
import { ActionMenu, loadActionMenu } from './lazyDropdowns.ts';
import { useDropdown, type DropdownButton } from './useDropdown.ts';

interface MenuButtonProps {
  /** Stands above the actions. */
  title?: string;
  /** Asked while the menu is open. */
  actions: () => readonly Action[];
  /** The button, which takes what it is given. */
  children: (button: DropdownButton) => ReactNode;
}

/** A button with a menu of actions, which costs nothing until it is opened. */
export function MenuButton({ title, actions, children }: MenuButtonProps) {
  const { button, dropdown } = useDropdown('menu', loadActionMenu);
  return (
    <>
      {children(button)}
      {dropdown && (
        <Suspense>
          <ActionMenu {...dropdown} {...(title && { title })} actions={actions()} />
        </Suspense>
      )}
    </>
  );
}
