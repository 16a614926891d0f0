import { Popover } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { OpenedPanel } from './OpenedPanel.tsx';
import styles from './Panel.module.css';
import type { Dropdown } from './useDropdown.ts';

export interface PanelProps extends Dropdown {
  children: ReactNode;
}

/** The open panel of a {@link PanelButton}. */
export function Panel({ children, ...dropdown }: PanelProps) {
  return (
    <OpenedPanel
      {...dropdown}
      // Up or down, too: the panel is seldom as short as the room below the button.
      middlewares={{ shift: { crossAxis: true, padding: 8 } }}
    >
      <Popover.Dropdown className={styles.panel}>
        {/* Takes the focus first: the content may still be on its way. */}
        <div tabIndex={-1} data-autofocus className={styles.content}>
          <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>
        </div>
      </Popover.Dropdown>
    </OpenedPanel>
  );
}
