import type { DraftKind } from './filterDraft.ts';

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

/** Whether one end of a range lies before the other; not where one of them is open. */
export function isBefore(end: string, begin: string, kind: FilterField<string>['kind']): boolean {
  if (end === '' || begin === '') return false;
  return kind === 'date' ? end < begin : Number(end) < Number(begin);
}

/** Of a letter on average, in pixels. */
const letter = 6.8;
const gap = 6;
const widestChoice = 240;

/** How wide a filter is in the line, in pixels, its label in it. */
function widthOf(field: FilterField<string>): number {
  const label = field.label.length * letter + 24;
  if (field.kind === 'date') return label + 116;
  if (field.kind !== 'select') return field.kind === 'text' ? 220 : 170;
  const longest = Math.max(0, ...field.options.map((option) => option.label.length));
  return Math.min(widestChoice, label + longest * letter + 28);
}

/** Of the button More, in pixels. */
const moreWidth = 88;

/**
 * The filters that one line has room for, in their order; the others go under More.
 * @param room in pixels
 */
export function fitting<Field extends FilterField<string>>(
  fields: readonly Field[],
  room: number,
): Field[] {
  const widths = new Map(fields.map((field) => [field, widthOf(field) + gap]));
  const total = [...widths.values()].reduce((sum, width) => sum + width, 0);
  if (total <= room) return [...fields];
  let left = room - moreWidth;
  const byRank = fields.toSorted(
    (one, other) => Number(one.more ?? false) - Number(other.more ?? false),
  );
  const chosen = new Set<Field>();
  for (const field of byRank) {
    left -= widths.get(field) ?? 0;
    if (left < 0) break;
    chosen.add(field);
  }
  return fields.filter((field) => chosen.has(field));
}
