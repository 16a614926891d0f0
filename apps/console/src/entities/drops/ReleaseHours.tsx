import { Popover } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useId, type ReactNode } from 'react';
import { useZoneBesideUtc } from '../../core/settings.ts';
import { type Day, formatDay } from '../../core/time/time.ts';
import { dropWindow } from './dropWindows.ts';
import { formatTimeSpan } from './formatTimeSpan.ts';
import { WindowPhase } from './WindowPhase.tsx';
import styles from './ReleaseHours.module.css';

interface ReleaseHoursProps {
  tld: string;
  /** The UTC day of the drop. */
  day: Day;
}

/**
 * When the names of a TLD are usually released on a day, in UTC and in the user's time zone, and the phase of its window.
 */
export function ReleaseHours({ tld, day }: ReleaseHoursProps) {
  const drop = dropWindow(tld, day);
  const hours = useReleaseHours({ tld, day });
  if (!drop || !hours) {
    return <div className={styles.window}>{`No usual release time is known for .${tld}.`}</div>;
  }
  return (
    <div className={styles.window}>
      <div>{`Usual release of .${tld}: ${hours}`}</div>
      {drop.spans.length > 0 && (
        <strong>
          <WindowPhase variant="line" drop={drop} />
        </strong>
      )}
    </div>
  );
}

/**
 * The hours of a TLD's usual release on a day, in UTC and in the user's time zone, `19:00–20:15 UTC · 20:00–21:15
 * Europe/Prague`. Undefined if none are known.
 */
export function useReleaseHours({ tld, day }: ReleaseHoursProps): string | undefined {
  const zone = useZoneBesideUtc();
  const drop = dropWindow(tld, day);
  if (!drop?.kind) return undefined;
  const { spans, note } = drop;
  const inZone = (timeZone: string) =>
    spans.map((span) => formatTimeSpan(span, timeZone)).join(', ');
  const utc = inZone('UTC');
  const local = inZone(zone);
  const parts = [utc && `${utc} UTC`, local !== utc && `${local} ${zone}`, note].filter(Boolean);
  return `${spans.some(({ to }) => !to) ? 'from ' : ''}${parts.join(' · ')}`;
}

interface DropTooltipProps {
  text: ReactNode;
  dropDate: Day;
  tld: string;
  /** Called when a tap elsewhere or Escape closes the tooltip. */
  onClose: () => void;
}

/** The time left with a tooltip: the day of the drop and the usual release of the TLD. */
export function DropTooltip({ text, dropDate, tld, onClose }: DropTooltipProps) {
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
      <Popover.Dropdown id={id} role="tooltip" className={styles.tooltip}>
        <div>{`Drops on ${formatDay(dropDate)} (UTC)`}</div>
        <ReleaseHours tld={tld} day={dropDate} />
      </Popover.Dropdown>
    </Popover>
  );
}
