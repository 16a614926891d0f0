import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconDots, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { quietButton } from '../page/buttonProps.ts';
import { lazyPart, LoadFailedOverlay } from '../page/lazyPart.tsx';
import type { Action } from './action.ts';
import { useDropdown, type DropdownButton } from './useDropdown.ts';
import styles from './menu.module.css';
import type { Elements } from '../elements.ts';

const ActionMenu = lazyPart(async () => (await import('./ActionMenu.tsx')).ActionMenu, {
  failed: LoadFailedOverlay,
});

/** The panel of a {@link PanelButton} or of a menu's entry, which loads when it opens. */
export const LazyPanel = lazyPart(async () => (await import('./Panel.tsx')).Panel, {
  failed: LoadFailedOverlay,
});

interface MenuButtonProps {
  title?: string;
  /** Called while the menu is open. */
  actions: () => readonly Action[];
  children: (button: DropdownButton) => Elements;
}

/** A button with a menu of actions, which loads when it is opened. */
export function MenuButton({ title, actions, children }: MenuButtonProps) {
  const { button, dropdown } = useDropdown('menu', ActionMenu.preload);
  return (
    <>
      {children(button)}
      {dropdown && <ActionMenu {...dropdown} title={title} actions={actions()} />}
    </>
  );
}

interface PanelButtonProps {
  label: string;
  /** Replaces the label, which becomes the name and tooltip. */
  icon?: Icon;
  /** The edge of the button that the panel is aligned with. Default: the end. */
  align?: 'start' | 'end';
  /** The panel's content, rendered when it opens. */
  children: (close: () => void) => ReactNode;
  /** Loads the content before the panel opens. */
  preload: () => Promise<unknown>;
}

/** A button with a panel of choices and small forms, which loads when it is opened. */
export function PanelButton({
  label,
  icon: LabelIcon,
  align,
  children,
  preload,
}: PanelButtonProps) {
  const load = () => Promise.all([LazyPanel.preload(), preload()]);
  const { button, dropdown } = useDropdown('dialog', load);
  return (
    <>
      {LabelIcon ? (
        <ActionIcon {...button} {...quietButton} c="dimmed" size={30} title={label}>
          <LabelIcon size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <Button
          {...button}
          {...quietButton}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {label}
        </Button>
      )}
      {dropdown && (
        <LazyPanel {...dropdown} label={label} align={align}>
          {children(dropdown.onClose)}
        </LazyPanel>
      )}
    </>
  );
}

interface RowMenuProps {
  /** The button's name, `Actions for order 42`. */
  label: string;
  /** Called when the menu opens. */
  actions: () => readonly Action[];
}

export function RowMenu({ label, actions }: RowMenuProps) {
  return (
    <MenuButton actions={actions}>
      {(button) => (
        <button
          {...button}
          type="button"
          className={`plain-button ${styles.row}`}
          aria-label={label}
        >
          <IconDots size={16} aria-hidden />
        </button>
      )}
    </MenuButton>
  );
}
