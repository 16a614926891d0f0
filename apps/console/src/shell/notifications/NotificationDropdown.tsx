import { Popover } from '@mantine/core';
import { Existing } from '../../components/Existing.tsx';
import type { Dropdown } from '../../components/useDropdown.ts';
import { moveByArrows } from './moveByArrows.ts';
import styles from './NotificationDropdown.module.css';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

export type NotificationDropdownProps = Dropdown & NotificationPanelProps;

/** The open dropdown of the bell (spec, section 2). */
export function NotificationDropdown({ id, target, onClose, ...panel }: NotificationDropdownProps) {
  return (
    <Popover
      opened
      id={id}
      onChange={onClose}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      offset={10}
      shadow="md"
      floatingStrategy="fixed"
      trapFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <Existing element={target} />
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} onKeyDown={moveByArrows}>
        <div className={styles.content} tabIndex={-1} data-autofocus>
          <NotificationPanel {...panel} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
