import { labelOf } from '../../core/text/looks.ts';

type Show = (value: unknown) => string;

/** Shows a value of an enumeration by its label. */
export function byLabel(labels: Readonly<Record<string, string>>): Show {
  return (value) =>
    typeof value === 'string' || value === null ? labelOf(labels, value ?? '') : '';
}

/** Shows the id of a record, or a list of ids, by name; an id that is not known by its number. */
export function byName(names: ReadonlyMap<number, string>): Show {
  const one = (id: unknown) => names.get(Number(id)) ?? `#${String(id)}`;
  return (value) => {
    if (value === undefined || value === null) return '';
    return Array.isArray(value) ? value.map(one).join(', ') : one(value);
  };
}

/** The names of records by id. */
export function namesById<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): ReadonlyMap<number, string> {
  return new Map((rows ?? []).map((row) => [row.id, nameOf(row)]));
}

/** Shows credentials without their secrets: the parts with these names alone. */
export function openParts(names: readonly string[]): Show {
  return (value) =>
    Object.entries(value ?? {})
      .filter(([name, part]) => names.includes(name) && typeof part === 'string')
      .map(([, part]) => String(part))
      .join('\n');
}
