import { IconDots } from '@tabler/icons-react';
import type { Action } from './ActionMenu.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './RowMenu.module.css';

interface RowMenuProps {
  /** The button's name, `Actions for order 42`. */
  label: string;
  /** Asked when the menu opens. */
  actions: () => readonly Action[];
}

/** A row's actions behind one button. */
export function RowMenu({ label, actions }: RowMenuProps) {
  return (
    <MenuButton actions={actions}>
      {(button) => (
        <button
          {...button}
          type="button"
          className={`plain-button ${styles.button}`}
          aria-label={label}
        >
          <IconDots size={16} aria-hidden />
        </button>
      )}
    </MenuButton>
  );
}
