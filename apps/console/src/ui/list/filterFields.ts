import { enteredText } from '../../core/text/enteredText.ts';
import { fitting, letterWidth } from './room.ts';

/** The hint of a filter that finds part of a domain or object. */
export const partOfName = 'Part of the name';

export type DraftKind = 'text' | 'number' | 'integer' | 'date';

/** The first and the last day that a date filter takes: a year that is still being typed is no year. */
export const dayLimits = { min: '1990-01-01', max: '9999-12-31' } as const;

const problems = {
  number: 'Enter a number such as 9.5',
  integer: 'Enter a whole number from 1',
  date: 'Enter a full date, 1990 or later',
} as const;

/**
 * What was typed into a filter, as the address has it: a number in its shortest form, so that `99.` and `99` are one.
 * What means nothing is no filter, with the reason in words.
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

/** No filter, since what is in the field cannot be read as what it asks for. */
export function unreadable(kind: keyof typeof problems): { value: ''; problem: string } {
  return { value: '', problem: problems[kind] };
}

/** One filter of a list: a name in the address, a label, and how it is entered. */
export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  placeholder?: string;
  /** Goes under More first, where not all filters have room in one line. */
  more?: boolean;
} & (
  | {
      kind: DraftKind;
      /** The field that its range begins with. */
      from?: Name;
    }
  | {
      kind: 'select';
      options: readonly { value: string; label: string }[];
      /** How a value is called that is none of the options: they may still be on their way. */
      labelOf?: (value: string) => string;
    }
);

/**
 * Takes what a filter is changed to; empty only where that lifts a default. Typing replaces the entry of the history, a
 * choice makes a new one, so that Back undoes choices and not letters.
 */
export type ChangeFilter<Name extends string> = (
  name: Name,
  value: string | undefined,
  how: { replace: boolean },
) => void;

export interface HeldFilter<Name extends string> {
  field: FilterField<Name>;
  value: string;
  /** It holds something else than usual. */
  isSet: boolean;
  /** Its default was lifted or changed, or it holds something without one: it can be cleared. */
  isChanged: boolean;
  /** Why it leaves nothing: it ends a range before its begin. */
  conflict: string | undefined;
  /** What it is changed to where nothing is left of it. */
  none: '' | undefined;
}

/**
 * What the filters hold.
 * @param values from the address
 * @param defaults what holds where the address says nothing
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

/** How wide a filter is in the line, in pixels, its label in it. */
function widthOf(field: FilterField<string>): number {
  const label = field.label.length * letterWidth + 24;
  if (field.kind === 'date') return label + 126;
  if (field.kind !== 'select') return field.kind === 'text' ? 220 : 170;
  const longest = Math.max(0, ...field.options.map((option) => option.label.length));
  return Math.min(widestChoice, label + longest * letterWidth + 28);
}

/**
 * The filters that one line has room for, in their order; the others go under More.
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

/** The action that lifts the filters of a screen, wherever its button stands: it resets the form of the filter panel. */
export const clearFilters = { label: 'Clear Filters', type: 'reset', form: 'filters' } as const;
