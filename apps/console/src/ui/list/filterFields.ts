import { enteredText } from '../../core/text/enteredText.ts';
import { fitting, letterWidth } from './room.ts';

/** The hint of a filter that finds part of a domain or object. */
export const partOfName = 'Part of the name';

export type DraftKind = 'text' | 'number' | 'integer' | 'date';

/** The first and last day of a date filter, so that a half-typed year is invalid. */
export const dayLimits = { min: '1990-01-01', max: '9999-12-31' } as const;

const problems = {
  number: 'Enter a number such as 9.5',
  integer: 'Enter a whole number from 1',
  date: 'Enter a full date, 1990 or later',
} as const;

/**
 * Converts typed text for the address: a number in its shortest form, so that `99.` and `99` are equal. Invalid text is
 * no filter, with the problem in words.
 */
export function readDraft(kind: DraftKind, typed: string): { value: string; problem?: string } {
  const text = enteredText(typed);
  if (text === '' || kind === 'text') return { value: text };
  if (kind === 'date') {
    const fits = text >= dayLimits.min && text <= dayLimits.max;
    return fits ? { value: text } : unreadable(kind);
  }
  const number = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN;
  const fits =
    kind === 'number' ? Number.isFinite(number) : Number.isSafeInteger(number) && number > 0;
  return fits ? { value: String(number) } : unreadable(kind);
}

/** No filter, since the text is invalid. */
export function unreadable(kind: keyof typeof problems): { value: ''; problem: string } {
  return { value: '', problem: problems[kind] };
}

/** One filter of a list: its name in the address, its label and its kind. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
  /** Goes under More first, if there is not enough room. */
  more?: boolean;
} & (
  | {
      kind: DraftKind;
      /** The field with the start of its range. */
      from?: Name;
    }
  | {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** The label of a value that is not among the options, which may still be loading. */
      labelOf?: (value: string) => string;
    }
);

/**
 * Sets a filter; empty text only to lift a default. Typing replaces the history entry, a choice makes a new one, so
 * that Back undoes choices, not letters.
 */
export type ChangeFilter<Name extends string> = (
  name: Name,
  value: string | undefined,
  how: { replace: boolean },
) => void;

export interface HeldFilter<Name extends string> {
  field: FilterField<Name>;
  value: string;
  /** Whether it has a value that is not the default. */
  isSet: boolean;
  /** Whether it differs from its default, so that it can be cleared. */
  isChanged: boolean;
  /** The problem of a range that ends before it begins. */
  conflict: string | undefined;
  /** The value of the cleared filter. */
  none: '' | undefined;
}

/**
 * The state of the filters.
 * @param values from the address
 * @param defaults for values that the address lacks
 */
export function heldFilters<Name extends string>(
  fields: readonly FilterField<Name>[],
  values: FilterValues<Name>,
  defaults?: FilterValues<Name>,
): HeldFilter<Name>[] {
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
      conflict: from && conflictWith(from, valueOf(from.name), value),
      none: defaults?.[field.name] === undefined ? undefined : '',
    };
  });
}

export type FilterValues<Name extends string> = Readonly<
  Partial<Record<Name, string | number | undefined>>
>;

function conflictWith(
  { kind, label }: FilterField<string>,
  begin: string,
  end: string,
): string | undefined {
  if (begin === '' || end === '') return undefined;
  if (kind === 'date') return end < begin ? `Earlier than ${label}` : undefined;
  return Number(end) < Number(begin) ? `Less than ${label}` : undefined;
}

const gap = 6;

const widestChoice = 240;

/** The width of a filter in the line, with its label, in pixels. */
function widthOf(field: FilterField<string>): number {
  const label = field.label.length * letterWidth + 24;
  if (field.kind === 'date') return label + 126;
  if (field.kind !== 'select') return field.kind === 'text' ? 220 : 170;
  const longest = Math.max(0, ...field.options.map((option) => option.label.length));
  return Math.min(widestChoice, label + longest * letterWidth + 28);
}

/**
 * The filters that fit into one line, in order. The others go under More.
 * @param room in pixels
 */
export function fittingFilters<Field extends FilterField<string>>(
  fields: readonly Field[],
  room: number,
): Field[] {
  return fitting(fields, room, {
    widthOf: (field) => widthOf(field) + gap,
    isLater: ({ more = false }) => more,
  });
}

/** The properties of a button that clears all filters of the screen, by resetting the filter form. */
export const clearFilters = { label: 'Clear Filters', type: 'reset', form: 'filters' } as const;
