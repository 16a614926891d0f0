import { useQueries } from '@tanstack/react-query';
import { Group } from '@mantine/core';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { addDays, type Day, formatDay, formatWeekday } from '../../core/time/time.ts';
import { catalogFilters, type CatalogSearch } from './catalogSearch.ts';
import { dropCount } from './dropCount.ts';
import { LoadButton } from '../../ui/page/RefreshButton.tsx';
import { pluralize, formatCount } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import styles from './calendar.module.css';

interface DropCalendarProps {
  /** The filters of the catalogue. Each day replaces their dates. */
  search: CatalogSearch;
  /** Whether it is in the head of the screen, where only its bars have room. */
  inHead: boolean;
  /** Filters by a day, or removes that filter. */
  onSelect: (days: Pick<CatalogSearch, 'drop_date_from' | 'drop_date_to'>) => void;
}

/**
 * The number of names that drop on each of the next 14 UTC days, under the other filters, as bars. A click filters by the
 * day.
 */
export function DropCalendar({ search, inHead, onSelect }: DropCalendarProps) {
  const { drop_date_from: from, drop_date_to: to } = search;
  const selected = from === to ? from : undefined;
  const select = (day?: Day) => onSelect({ drop_date_from: day, drop_date_to: day });
  const filters = catalogFilters(search);
  const today = useToday();
  const days = calendarDays(today);
  const results = useQueries({ queries: days.map((day) => dropCount(day, filters)) });
  const counts = results.flatMap(({ data }) => data ?? []);
  const maxCount = Math.max(0, ...counts);
  const failed = results.filter(({ isError, data }) => isError && data === undefined);

  // A roving tabindex: Tab goes to one day, arrow keys to the others.
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const tabStop = focusedIndex ?? Math.max(0, selected === undefined ? 0 : days.indexOf(selected));
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const next = indexAfterKey(event.key, tabStop, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setFocusedIndex(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={styles.calendar}>
      <div
        role="toolbar"
        aria-label="Domains dropping per day (UTC)"
        aria-busy={counts.length + failed.length < days.length}
        tabIndex={-1}
        className={styles.days}
        onKeyDown={moveFocus}
      >
        {days.map((day, index) => {
          const { data: count, isError } = results[index] ?? {};
          const isToday = day === today;
          const counted =
            count === undefined ? (isError ? 'not loaded' : 'loading') : pluralize(count, 'domain');
          const name = `${formatWeekday(day)} ${isToday ? 'Today ' : ''}${formatDay(day)}: ${counted}`;
          return (
            <button
              key={day}
              type="button"
              className={`plain-button ${styles.day}`}
              style={{ '--share': shareOf(count ?? 0, maxCount) } as CSSProperties}
              tabIndex={index === tabStop ? 0 : -1}
              aria-pressed={day === selected}
              aria-current={isToday ? 'date' : undefined}
              title={name}
              onFocus={() => setFocusedIndex(index)}
              onClick={() => select(day === selected ? undefined : day)}
            >
              <span className="visually-hidden">{name}</span>
              <span className={styles.bar} aria-hidden />
              <span aria-hidden>{Number(day.slice(8))}</span>
            </button>
          );
        })}
      </div>
      <Group gap={10} c="dimmed" fz={12}>
        {failed.length > 0 ? (
          <>
            <span role="alert">{`${pluralize(failed.length, 'day')} could not be loaded.`}</span>
            <LoadButton
              size="compact-xs"
              variant="default"
              load={() => Promise.all(failed.map(({ refetch }) => refetch()))}
            >
              Try again
            </LoadButton>
          </>
        ) : (
          !inHead &&
          counts.length === days.length && <span>{summaryText(days, counts, maxCount)}</span>
        )}
      </Group>
    </div>
  );
}

/** The calendar in a sentence. */
function summaryText(days: readonly Day[], counts: readonly number[], maxCount: number): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const busiest = days[counts.indexOf(maxCount)] ?? '';
  const all = `${pluralize(total, 'domain')} in ${days.length} days`;
  if (maxCount === 0) return all;
  return `${all}, most on ${formatWeekday(busiest)}, ${formatDay(busiest)}: ${formatCount(maxCount)}`;
}

/** The days of the drop calendar, today first. */
export function calendarDays(today: Day): Day[] {
  return Array.from({ length: 14 }, (_, index) => addDays(today, index));
}

/** The share of a day in the highest count, from 0 to 1. */
export function shareOf(count: number, maxCount: number): number {
  return maxCount > 0 ? Math.min(1, Math.max(0, count) / maxCount) : 0;
}

/** The index that a key moves the focus to; undefined for other keys. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const targets = new Map([
    ['ArrowLeft', index - 1],
    ['ArrowRight', index + 1],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const target = targets.get(key) ?? -1;
  return target >= 0 && target < count ? target : undefined;
}
