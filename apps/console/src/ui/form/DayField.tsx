import { TextInput, type TextInputProps } from '@mantine/core';
import { nearDays, type NearDay } from '../../core/time/parseDay.ts';
import { addDays, type Day } from '../../core/time/time.ts';
import { useToday } from '../../core/time/useNow.ts';
import { Choices } from './Choices.tsx';
import { dayDraft, DayPicker } from './DayPicker.tsx';
import styles from './day.module.css';
import { useDraft } from './useDraft.ts';

interface DayFieldProps extends Omit<TextInputProps, 'onChange' | 'value' | 'defaultValue'> {
  label: string;
  /** Empty without a day. */
  value?: Day;
  /** Called with the day; empty if the text is none. */
  onChange: (day: Day) => void;
  /** The days that are offered as buttons. */
  near: readonly NearDay[];
}

/** A field of a form for a UTC day, which is typed, chosen in a calendar, or one of the days near today. */
export function DayField({ value = '', onChange, near, error, ...field }: DayFieldProps) {
  const today = useToday();
  const [input, problem] = useDraft({ ...dayDraft, value, onCommit: onChange });
  const choices = near.map((name) => {
    const day = addDays(today, nearDays[name]);
    return { name, isChosen: day === value, choose: () => onChange(day) };
  });
  return (
    <TextInput
      {...field}
      {...input}
      autoComplete="off"
      spellCheck={false}
      placeholder="e.g. 28 Nov 2026"
      error={problem ?? error}
      rightSection={<DayPicker label={field.label} value={value} onChoose={onChange} />}
      rightSectionPointerEvents="all"
      inputContainer={(typed) => (
        <>
          <div className={styles.typed}>{typed}</div>
          <Choices label={`Days for ${field.label}`} choices={choices} />
        </>
      )}
    />
  );
}
