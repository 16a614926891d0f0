import { Menu } from '@mantine/core';
import { IconDotsVertical, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './RowMenu.module.css';

/** Something that can be done with a record. */
export interface RowAction {
  label: string;
  icon: Icon;
  onSelect: () => void;
  /** Why it cannot be done now: shown under the label, and the action is off. */
  disabledReason?: string | undefined;
  /** Cannot be undone, or ends something. */
  danger?: boolean;
}

interface RowMenuProps {
  /** The button's name, `Actions for order 42`. */
  label: string;
  /** Asked when the menu opens. */
  actions: () => readonly RowAction[];
}

/**
 * A row's actions behind one button. The menu itself is made when it is first opened: a list of 250 rows would
 * otherwise pay for 250 menus.
 */
export function RowMenu({ label, actions }: RowMenuProps) {
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const button = (
    <button
      ref={target}
      type="button"
      className={`plain-button ${styles.button}`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      <IconDotsVertical size={16} aria-hidden />
    </button>
  );
  if (!opened) return button;
  return (
    <OpenedMenu
      actions={actions()}
      target={button}
      onChange={setOpened}
      onClosed={() => target.current?.focus()}
    />
  );
}

interface OpenedMenuProps {
  actions: readonly RowAction[];
  target: ReactNode;
  onChange: (opened: boolean) => void;
  /** Called when the menu is gone and the focus with it. */
  onClosed: () => void;
}

function OpenedMenu({ actions, target, onChange, onClosed }: OpenedMenuProps) {
  const closed = useRef(onClosed);
  useEffect(
    () => () => {
      // The button was made anew. It gets the focus before a dialog that an action opens takes it, and later gives it back.
      if (document.activeElement === document.body) closed.current();
    },
    [],
  );
  return (
    <Menu opened onChange={onChange} position="bottom-end" transitionProps={{ duration: 0 }}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label: text, icon: ActionIcon, onSelect, disabledReason, danger }) => (
          <Menu.Item
            key={text}
            disabled={Boolean(disabledReason)}
            {...(danger && { color: 'var(--console-bad)' })}
            leftSection={<ActionIcon size={16} aria-hidden />}
            onClick={onSelect}
          >
            {text}
            {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
