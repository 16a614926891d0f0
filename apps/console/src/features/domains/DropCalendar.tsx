import { useQueries } from '@tanstack/react-query';
import type { DomainsStatsQuery } from '@dropcatch/sdk';
import { Button, Group } from '@mantine/core';
import { useState, type CSSProperties, type KeyboardEvent } from 'react';
import { addDays, type Day, formatDay, formatWeekday } from '../../core/time/time.ts';
import { dropsOn } from '../../entities/domains/domains.ts';
import { Skeleton } from '../../ui/page/Skeleton.tsx';
import { useIsNarrow } from '../../core/browser/media.ts';
import { dash, pluralize, formatCount } from '../../core/text/numbers.ts';
import { useToday } from '../../core/time/useNow.ts';
import styles from './calendar.module.css';

export interface DropCalendarProps {
  /** The catalogue's filters. The days replace their dates. */
  filters: DomainsStatsQuery;
  /** The day that the list is filtered by, if it is one day. */
  picked: Day | undefined;
  /** Filters by a day, or removes that filter. */
  onPick: (day: Day | undefined) => void;
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** How many names drop on each of the next 14 UTC days, under the other filters. A click filters by the day. */
export function DropCalendar({ filters, picked, onPick }: DropCalendarProps) {
  const today = useToday();
  const days = dropDaysFrom(today);
  const results = useQueries({ queries: days.map((day) => dropsOn(day, filters)) });
  const counts = results.flatMap(({ data }) => data ?? []);
  const most = Math.max(0, ...counts);
  const failed = results.filter(({ isError, data }) => isError && data === undefined);

  // One Tab stop; arrow keys go from day to day.
  const narrow = useIsNarrow();
  const [at, setAt] = useState<number>();
  const stop = at ?? Math.max(0, picked === undefined ? 0 : days.indexOf(picked));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeByKey(event.key, stop, days.length, narrow ? 7 : 14);
    if (place === undefined) return;
    event.preventDefault();
    setAt(place);
    event.currentTarget.querySelectorAll('button')[place]?.focus();
  };

  return (
    <>
      <div
        role="toolbar"
        aria-label="Domains dropping per day (UTC)"
        aria-busy={counts.length + failed.length < days.length}
        tabIndex={-1}
        className={styles.days}
        onKeyDown={move}
      >
        {days.map((day, index) => {
          const { data: count, isError } = results[index] ?? {};
          const isToday = day === today;
          const date = formatDay(day);
          return (
            <button
              key={day}
              type="button"
              className={`plain-button ${styles.day}`}
              style={{ '--heat': heatOf(count ?? 0, most) } as CSSProperties}
              tabIndex={index === stop ? 0 : -1}
              aria-pressed={day === picked}
              aria-current={isToday ? 'date' : undefined}
              onFocus={() => setAt(index)}
              onClick={() => onPick(day === picked ? undefined : day)}
            >
              <span>{formatWeekday(day)}</span>{' '}
              <span className={styles.date}>
                {isToday ? 'Today' : date.slice(0, 6)}
                <span className="visually-hidden">
                  {isToday ? ` ${date}:` : `${date.slice(6)}:`}
                </span>
              </span>{' '}
              <Count count={count} failed={isError} />
            </button>
          );
        })}
      </div>
      <Group gap={10} mih={22} mt={4} c="dimmed" fz={12}>
        {failed.length > 0 ? (
          <>
            <span role="alert">{pluralize(failed.length, 'day')} could not be loaded.</span>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() => failed.forEach(({ refetch }) => void refetch())}
            >
              Try again
            </Button>
          </>
        ) : (
          counts.length === days.length && <span>{inWords(days, counts, most)}</span>
        )}
      </Group>
    </>
  );
}

/** The count of a day, short on screen and in full for screen readers. */
function Count({ count, failed }: { count: number | undefined; failed: boolean | undefined }) {
  const text =
    count === undefined ? (failed ? 'not loaded' : 'loading') : pluralize(count, 'domain');
  return (
    <strong title={text}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden>
        {count === undefined ? failed ? dash : <Skeleton width={20} /> : short.format(count)}
      </span>
    </strong>
  );
}

/** The strip in a sentence. */
function inWords(days: readonly Day[], counts: readonly number[], most: number): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const busiest = days[counts.indexOf(most)] ?? '';
  const all = `${pluralize(total, 'domain')} in ${days.length} days`;
  if (most === 0) return all;
  return `${all}, most on ${formatWeekday(busiest)}, ${formatDay(busiest)}: ${formatCount(most)}`;
}

/** The days of the drop calendar, today first. */
export function dropDaysFrom(today: Day): Day[] {
  return Array.from({ length: 14 }, (_, index) => addDays(today, index));
}

/** How busy a day is compared to the busiest one, from 0 to 1; squared, so that similar days differ visibly. */
export function heatOf(count: number, most: number): number {
  return most > 0 ? Math.min(1, Math.max(0, count) / most) ** 2 : 0;
}

/** The index that a key moves to; undefined for other keys. */
export function placeByKey(
  key: string,
  at: number,
  count: number,
  columns: number,
): number | undefined {
  const places = new Map([
    ['ArrowLeft', at - 1],
    ['ArrowRight', at + 1],
    ['ArrowUp', at - columns],
    ['ArrowDown', at + columns],
    ['Home', 0],
    ['End', count - 1],
  ]);
  const place = places.get(key) ?? -1;
  return place >= 0 && place < count ? place : undefined;
}
