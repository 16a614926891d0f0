import { isSecret, type FormField } from './fieldTable.ts';

type Show = (value: unknown) => string;

/** A field's value in words, for people; '' for none and for secrets. */
export function valueInWords(field: FormField, value: unknown): string {
  const { options, show } = field;
  if (show) return show(value);
  if (isSecret(field)) return '';
  return options ? byOption(options)(value) : plainText(value);
}

function plainText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${plainText(part)}`)
    .join('\n');
}

/** Shows a choice or an id by its option's label, or an unknown id by its number. */
function byOption(options: readonly { value: string; label: string }[]): Show {
  return (value) => {
    if (typeof value !== 'number' && typeof value !== 'string') return '';
    const option = options.find((one) => one.value === String(value));
    return option?.label ?? (typeof value === 'number' ? `#${value}` : value);
  };
}

/** Shows an id or a list of ids by the names of their records, or an unknown id by its number. */
export function byName<Row extends { readonly id: number }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
): Show {
  const names = new Map((rows ?? []).map((row) => [row.id, nameOf(row)]));
  const one = (id: unknown) => names.get(Number(id)) ?? `#${String(id)}`;
  return (value) => {
    if (value === undefined || value === null) return '';
    return Array.isArray(value) ? value.map(one).join(', ') : one(value);
  };
}
