import { Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { formatDay, type Day } from '../../../core/time/time.ts';
import { DropWindow } from './DropWindow.tsx';
import styles from './drops.module.css';

export interface DropTipProps {
  text: ReactNode;
  dropDate: Day;
  tld: string;
  /** Called when a tap elsewhere or Escape dismisses it. */
  onClose: () => void;
}

/** A time left with its tooltip: the day of the drop and the usual release of the TLD. */
export function DropTip({ text, dropDate, tld, onClose }: DropTipProps) {
  const id = useId();
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onClose();
  });
  return (
    <Popover
      opened
      onChange={onClose}
      position="top"
      shadow="md"
      withRoles={false}
      transitionProps={{ duration: 0 }}
      portalProps={{ target: '#content' }}
    >
      <Popover.Target>
        <span aria-describedby={id}>{text}</span>
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={styles.tip}>
        <div>Drops on {formatDay(dropDate)} (UTC)</div>
        <DropWindow tld={tld} day={dropDate} />
      </Popover.Dropdown>
    </Popover>
  );
}
