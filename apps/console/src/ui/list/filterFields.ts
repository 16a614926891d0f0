import { normalizeInput } from '../../core/text/inputText.ts';
import type { Draft } from '../form/useDraft.ts';

/** The placeholder of a filter that finds part of a domain or object. */
export const partOfName = 'Part of the name';

export type DraftKind = 'text' | 'number' | 'integer' | 'date';

const problemTexts = {
  number: 'Enter a number such as 9.5',
  integer: 'Enter a whole number from 1',
} as const;

/**
 * Converts typed text for the address. Numbers get their shortest form, so that `99.` and `99` are equal. Invalid text
 * gives no filter, and the problem in words.
 */
export function readDraft(kind: Exclude<DraftKind, 'date'>, typed: string): Draft {
  const text = normalizeInput(typed);
  if (text === '' || kind === 'text') return { value: text };
  const number = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  const isValid =
    kind === 'number' ? Number.isFinite(number) : Number.isSafeInteger(number) && number > 0;
  return isValid ? { value: String(number) } : { value: '', problem: problemTexts[kind] };
}

/** One filter of a list: its name in the address, its label and its kind. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
  /** Moves under More first, if not all filters fit. */
  lowPriority?: boolean;
} & (
  | {
      kind: DraftKind;
      /** The field with the start of its range. */
      from?: Name;
      /** The label of the one control for both ends in a wide line, such as `Drop Dates`. */
      range?: string;
      /** Whether the days of the range are in the past. Its panel offers those by default that are to come. */
      past?: boolean;
    }
  | {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** The label of a value that is not among the options, which may still be loading. */
      labelOf?: (value: string) => string;
    }
);

/**
 * Sets a filter. An empty value clears a filter with a default. Typing replaces the history entry and a choice adds
 * one, so that Back undoes choices, not key presses.
 */
export type ChangeFilter<Name extends string> = (
  name: Name,
  value: string | undefined,
  how: { replace: boolean },
) => void;

export interface FilterState<Name extends string> {
  field: FilterField<Name>;
  value: string;
  /** Whether it has a value, and not the default. */
  isSet: boolean;
  /** Whether it differs from its default, so that it can be cleared. */
  isChanged: boolean;
  /** The problem of a range whose end is before its start. */
  conflict: string | undefined;
  /** The value that clears the filter. */
  clearedValue: '' | undefined;
}

/**
 * The state of the filters.
 * @param values from the address
 * @param defaults for values that the address lacks
 */
export function filterStates<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
  defaults?: FilterValues<Name>,
): FilterState<Name>[] {
  const valueOf = (name: Name) => String(values[name] ?? defaults?.[name] ?? '');
  return fields.map((field) => {
    const value = valueOf(field.name);
    const isChanged = value !== (defaults?.[field.name] ?? '');
    const from = fields.find(({ name }) => 'from' in field && name === field.from);
    return {
      field,
      value,
      isSet: isChanged && value !== '',
      isChanged,
      conflict: from && rangeConflict(from, valueOf(from.name), value),
      clearedValue: defaults?.[field.name] === undefined ? undefined : '',
    };
  });
}

export type FilterValues<Name extends string> = Readonly<
  Partial<Record<Name, string | number | undefined>>
>;

function rangeConflict(
  { kind, label }: FilterField<string>,
  start: string,
  end: string,
): string | undefined {
  if (start === '' || end === '') return undefined;
  if (kind === 'date') return end < start ? `Earlier than ${label}` : undefined;
  return Number(end) < Number(start) ? `Less than ${label}` : undefined;
}

/** A filter of the line, or the start and the end of a range that share a control. */
export type LineFilter<Field> = readonly [field: Field, end?: Field];

/** The filters of a wide line, in order. */
export function lineFilters<Name extends string>(
  fields: readonly FilterField<Name>[],
): LineFilter<FilterField<Name>>[] {
  const endOf = (start: Name) =>
    fields.find((field) => 'range' in field && field.range && field.from === start);
  return fields
    .filter((field) => !('range' in field && field.range))
    .map((field) => [field, endOf(field.name)]);
}

/** The values of a range in words: `27 Nov onwards`, `$10 to $99`, `Any`. */
export function rangeText(start: string, end: string, show: (value: string) => string): string {
  if (start && start === end) return show(start);
  if (start && end) return `${show(start)} to ${show(end)}`;
  if (start) return `${show(start)} onwards`;
  return end ? `up to ${show(end)}` : 'Any';
}
