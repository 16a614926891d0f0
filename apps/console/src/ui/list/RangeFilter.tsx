import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { nearDays, type NearDay } from '../../core/time/parseDay.ts';
import { addDays, formatDay, utcDay, type Day } from '../../core/time/time.ts';
import { Choices } from '../form/Choices.tsx';
import { ClearFilterButton, DaysNote } from './FilterInput.tsx';
import { rangeText, type ChangeFilter, type FilterState } from './filterFields.ts';
import styles from './FilterPanel.module.css';
import type { Elements } from '../elements.ts';

interface RangeFilterProps {
  start: FilterState<string>;
  end: FilterState<string>;
  onChange: ChangeFilter<string>;
  /** The fields of both ends. */
  children: Elements;
}

/** One control for both ends of a range: its value in words, and the fields in a panel, for days below common ranges. */
export function RangeFilter({ start, end, onChange, children }: RangeFilterProps) {
  const id = useId();
  const isDate = end.field.kind === 'date';
  const label = ('range' in end.field && end.field.range) || end.field.label;
  const { placeholder = '' } = end.field;
  const show = (value: string) => (isDate ? shortDay(value) : placeholder + value);
  const isSet = start.isChanged || end.isChanged;
  const choose = (from: string | undefined, to: string | undefined) => {
    onChange(start.field.name, from, { replace: false });
    // One choice is one entry of the history.
    onChange(end.field.name, to, { replace: true });
  };
  return (
    <div className={styles.item} data-kind="range" data-set={isSet || undefined}>
      <Button
        size="xs"
        variant="default"
        className={styles.range}
        popoverTarget={id}
        rightSection={!isSet && <IconChevronDown size={14} aria-hidden />}
      >
        <span className={styles.rangeLabel}>{`${label}: `}</span>
        <span>{end.conflict ?? rangeText(start.value, end.value, show)}</span>
      </Button>
      {isSet && <ClearFilterButton label={label} onClear={() => choose(undefined, undefined)} />}
      <div id={id} popover="auto" className={styles.rest}>
        {isDate && (
          <Choices
            label={label}
            choices={commonRanges(utcDay(), 'past' in end.field && end.field.past).map(
              ({ name, from, to }) => ({
                name,
                isChosen: start.value === from && end.value === to,
                choose: () => choose(from, to),
              }),
            )}
          />
        )}
        {children}
        {isDate && <DaysNote />}
      </div>
    </div>
  );
}

/** A day, `27 Nov`; with its year if that is another one. */
const shortDay = (day: Day) => formatDay(day).replace(` ${utcDay().slice(0, 4)}`, '');

/** The ranges that people look at most, from a UTC day on, or up to it. */
function commonRanges(today: Day, past = false) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const on = (name: NearDay) => {
    const day = addDays(today, nearDays[name]);
    return { name, from: day, to: day };
  };
  return past
    ? [
        on('Today'),
        on('Yesterday'),
        { name: 'Last 7 days', from: addDays(today, -6), to: today },
        { name: 'This month', from: utcDay(Date.UTC(year, month - 1, 1)), to: today },
      ]
    : [
        on('Today'),
        on('Tomorrow'),
        { name: 'Next 7 days', from: today, to: addDays(today, 6) },
        { name: 'This month', from: today, to: utcDay(Date.UTC(year, month, 0)) },
      ];
}
