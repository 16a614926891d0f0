import { ActionIcon } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { quietButton } from '../page/buttonProps.ts';
import type { Action } from './action.ts';
import { LazyPanel, MenuButton } from './MenuButton.tsx';

/** An entry that opens a panel in place of the menu. */
export interface PanelEntry {
  label: string;
  icon: Icon;
  /** The panel's content. */
  panel: (close: () => void) => ReactNode;
}

export type MoreEntry = Action | PanelEntry;

/** The button for what a phone has no room for: a menu of actions and panels. */
export function MoreButton({ entries }: { entries: readonly MoreEntry[] }) {
  const [opened, setOpened] = useState<PanelEntry>();
  const close = () => setOpened(undefined);
  const actions = entries.map((entry): Action =>
    'panel' in entry
      ? { label: entry.label, icon: entry.icon, onSelect: () => setOpened(entry) }
      : entry,
  );
  return (
    <MenuButton actions={() => actions}>
      {(button) => (
        <>
          <ActionIcon {...button} {...quietButton} c="dimmed" size={44} aria-label="More">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
          {opened && (
            <LazyPanel
              id={`${button.id}-panel`}
              target={button.ref}
              label={opened.label}
              onClose={close}
            >
              {opened.panel(close)}
            </LazyPanel>
          )}
        </>
      )}
    </MenuButton>
  );
}
