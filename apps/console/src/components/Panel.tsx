import { Popover } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { Existing } from './Existing.tsx';
import styles from './Panel.module.css';
import type { Dropdown } from './useDropdown.ts';

export interface PanelProps extends Dropdown {
  children: ReactNode;
}

/** The open panel of a {@link PanelButton}. */
export function Panel({ id, target, onClose, children }: PanelProps) {
  return (
    <Popover
      opened
      id={id}
      onChange={onClose}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      shadow="md"
      // Up or down, too: the panel is seldom as short as the room below the button.
      middlewares={{ shift: { crossAxis: true, padding: 8 } }}
      trapFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Existing element={target} />
      </Popover.Target>
      <Popover.Dropdown className={styles.panel}>
        {/* Takes the focus first: the content may still be on its way. */}
        <div tabIndex={-1} data-autofocus className={styles.content}>
          <Suspense fallback={<p role="status">Loading…</p>}>{children}</Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
