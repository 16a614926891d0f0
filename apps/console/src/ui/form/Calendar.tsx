import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useCloseOnBack } from '../../core/address/history.ts';
import { useIsTouched } from '../../core/browser/media.ts';
import { dayLimits } from '../../core/time/parseDay.ts';
import { formatDay, formatWeekday, type Day } from '../../core/time/time.ts';
import { useToday } from '../../core/time/useNow.ts';

interface CalendarProps {
  /** The name of the calendar. */
  label: string;
  /** The chosen day; empty without one. */
  value: Day;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** Keeps Escape, which closes the calendar, from closing the dialog around it, too. */
const ownEscape = { 'data-mantine-stop-propagation': true } as const;

/** A calendar to choose a day. The day that is chosen, or today (UTC), has the focus. Back closes it. */
export function Calendar({ label, value, onChoose, onClose }: CalendarProps) {
  useCloseOnBack(onClose);
  const today = useToday();
  const touched = useIsTouched();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => group.current?.querySelector<HTMLElement>(selector);
    (find('[aria-pressed=true]') ?? find('[aria-current]'))?.focus({ preventScroll: true });
  }, []);
  return (
    <div role="group" aria-label={label} ref={group}>
      <DatePicker
        size={touched ? 'md' : 'sm'}
        weekendDays={[]}
        hideOutsideDates
        value={value || null}
        defaultDate={value || today}
        minDate={dayLimits.min}
        maxDate={dayLimits.max}
        onChange={(day) => onChoose(day ?? value)}
        renderDay={(day) => day.slice(-2)}
        getDayAriaLabel={(day) => `${formatWeekday(day)} ${formatDay(day)}`}
        getDayProps={(day) => ({
          ...ownEscape,
          'aria-current': day === today ? 'date' : undefined,
          'aria-pressed': day === value,
        })}
        ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }}
        attributes={{
          calendarHeaderControl: ownEscape,
          calendarHeaderLevel: ownEscape,
          monthsListControl: ownEscape,
          yearsListControl: ownEscape,
        }}
      />
    </div>
  );
}
