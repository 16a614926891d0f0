import { getDefaultZIndex, Popover } from '@mantine/core';
import { OpenedPanel } from '../../ui/menu/OpenedPanel.tsx';
import type { Dropdown } from '../../ui/menu/useDropdown.ts';
import { moveByArrows } from './moveByArrows.ts';
import styles from './NotificationDropdown.module.css';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

export type NotificationDropdownProps = Dropdown & NotificationPanelProps;

/** The open dropdown of the bell (spec, section 2). */
export function NotificationDropdown({ id, target, onClose, ...panel }: NotificationDropdownProps) {
  return (
    <OpenedPanel
      id={id}
      target={target}
      onClose={onClose}
      offset={10}
      floatingStrategy="fixed"
      // Above the toasts, which come to the same corner.
      zIndex={getDefaultZIndex('max')}
    >
      <Popover.Dropdown className={styles.dropdown} onKeyDown={moveByArrows}>
        <div className={styles.content} tabIndex={-1} data-autofocus>
          <NotificationPanel {...panel} />
        </div>
      </Popover.Dropdown>
    </OpenedPanel>
  );
}
