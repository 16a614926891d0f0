import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useCloseOnBack } from '../../core/address/history.ts';
import { dayLimits } from '../../core/time/parseDay.ts';
import {
  addDays,
  formatDay,
  formatWeekday,
  monthNames,
  utcDay,
  weekdayNames,
  type Day,
} from '../../core/time/time.ts';
import { useToday } from '../../core/time/useNow.ts';
import styles from './day.module.css';

interface MonthGridProps {
  /** The name of the calendar. */
  label: string;
  value: Day;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** Keeps Escape from closing the dialog around the calendar. */
const ownEscape = { 'data-mantine-stop-propagation': true } as const;

/**
 * The days of a month, to choose one. Arrow keys go to other days, Home and End to the ends of the week, Page Up and
 * Page Down to other months. Back and Escape close it.
 */
export function MonthGrid({ label, value, onChoose, onClose }: MonthGridProps) {
  useCloseOnBack(onClose);
  const today = useToday();
  /** The day that Tab leads to. Its month shows. */
  const [current, setCurrent] = useState<Day>(value || today);
  const table = useRef<HTMLTableElement>(null);
  const focusCurrent = () =>
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  useEffect(focusCurrent, []);
  const show = (day: Day) => day >= dayLimits.min && day <= dayLimits.max && setCurrent(day);
  const moveByKey = (event: KeyboardEvent) => {
    const target = dayAfterKey(event.key, current);
    if (!target) return;
    event.preventDefault();
    // The day may be of another month, and so not in the document yet.
    flushSync(() => show(target));
    focusCurrent();
  };
  const month = current.slice(0, 7);
  const title = `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
  const step = (name: string, months: number, Mark: typeof IconChevronLeft) => (
    <button
      type="button"
      className={`plain-button ${styles.step}`}
      aria-label={`${name} month`}
      onClick={() => show(addMonths(current, months))}
      {...ownEscape}
    >
      <Mark size={16} aria-hidden />
    </button>
  );
  return (
    <div role="group" aria-label={label}>
      <div className={styles.head}>
        {step('Previous', -1, IconChevronLeft)}
        <span role="status">{title}</span>
        {step('Next', 1, IconChevronRight)}
      </div>
      <table ref={table} className={styles.month} aria-label={title}>
        <thead>
          <tr>
            {weekOf(current).map((day) => (
              <th key={day} scope="col" abbr={weekdayNames[weekday(day)]}>
                {formatWeekday(day).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    className={`plain-button ${styles.day}`}
                    aria-pressed={day === value}
                    aria-current={day === today ? 'date' : undefined}
                    data-other-month={day.startsWith(month) ? undefined : true}
                    tabIndex={day === current ? 0 : -1}
                    onClick={() => onChoose(day)}
                    onKeyDown={moveByKey}
                    {...ownEscape}
                  >
                    <span className="visually-hidden">{`${formatWeekday(day)} ${formatDay(day)}`}</span>
                    <span aria-hidden>{Number(day.slice(8))}</span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekday = (day: Day) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of the week of a day, from Monday on. */
function weekOf(day: Day): Day[] {
  const monday = addDays(day, -((weekday(day) + 6) % 7));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The six weeks from the first day of a month on, so that the calendar keeps its height. */
function weeksOf(month: string): Day[][] {
  return Array.from({ length: 6 }, (_, index) => weekOf(addDays(`${month}-01`, index * 7)));
}

/** The same day of another month, or the last one of that month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, ofMonth = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return utcDay(Date.UTC(year, month - 1 + count, Math.min(ofMonth, last)));
}

/** The day that a key goes to; undefined for other keys. */
function dayAfterKey(key: string, day: Day): Day | undefined {
  const week = weekOf(day);
  const targets = new Map([
    ['ArrowLeft', addDays(day, -1)],
    ['ArrowRight', addDays(day, 1)],
    ['ArrowUp', addDays(day, -7)],
    ['ArrowDown', addDays(day, 7)],
    ['Home', week[0]],
    ['End', week[6]],
    ['PageUp', addMonths(day, -1)],
    ['PageDown', addMonths(day, 1)],
  ]);
  return targets.get(key);
}
