import { IconCalendar } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { dayProblem, isWholeDay, parseDay } from '../../core/time/parseDay.ts';
import { formatDay, type Day } from '../../core/time/time.ts';
import { lazyPart, LoadFailedOverlay } from '../page/lazyPart.tsx';
import type { Draft } from './useDraft.ts';
import styles from './day.module.css';

const Calendar = lazyPart(async () => (await import('./Calendar.tsx')).Calendar, {
  failed: LoadFailedOverlay,
});

/** Days of the API are UTC days, and so are those that people enter. */
export const daysNote = 'Days are UTC';

/** How a field reads and shows its day: see `useDraft`. */
export const dayDraft = {
  read: (text: string): Draft => {
    const value = parseDay(text);
    return value || !text.trim() ? { value: value ?? '' } : { value: '', problem: dayProblem };
  },
  show: (value: string) => (value ? formatDay(value) : ''),
  isWhole: isWholeDay,
};

interface DayPickerProps {
  /** The label of the field. */
  label: string;
  /** The day of the field; empty without one. */
  value: Day;
  onChoose: (day: Day) => void;
}

/** The button in a field for a day. It opens a calendar, which loads then. */
export function DayPicker({ label, value, onChoose }: DayPickerProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const name = `Calendar for ${label}`;
  const close = () => popover.current?.hidePopover();
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`plain-button field-button ${styles.open}`}
        popoverTarget={id}
        aria-label={name}
        title="Calendar"
        onPointerEnter={() => void Calendar.preload()}
        onFocus={() => void Calendar.preload()}
      >
        <IconCalendar size={15} aria-hidden />
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={styles.calendar}
        // The browser returns the focus itself, but not from a panel in a panel.
        onBeforeToggle={({ newState, currentTarget }) => {
          if (newState === 'closed' && currentTarget.contains(document.activeElement)) {
            opener.current?.focus();
          }
        }}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Calendar
            label={name}
            value={value}
            onChoose={(day) => {
              close();
              onChoose(day);
            }}
            onClose={close}
          />
        )}
      </div>
    </>
  );
}
