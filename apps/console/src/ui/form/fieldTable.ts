import { toTimeOfDay } from '../../core/time/time.ts';
import { emailProblem, wholeNumberProblem } from './fields.ts';
import { byOption, type EditedFields } from './mergeEdit.ts';

/**
 * What a form of a field table holds, by field: text as it is typed, or a switch; null where the field is inherited. A
 * field with dots in its name stands in an object, as in the body.
 */
export type FormValues = Record<string, unknown>;

/** What the server holds for a field. */
export type FieldValue = string | number | boolean | readonly string[] | null;

interface Option {
  value: string;
  label: string;
}

/**
 * One field of a form as data: what it is called, how it is entered, what fits, and when it matters. A table of them gives
 * the form its values, rules, inputs and body, and the names of its fields where two edits differ. A part of an object in
 * the body has the object's name before its own, `fetch_config.timeout`.
 */
export interface FormField<Name extends string = string> {
  name: Name;
  label: string;
  /**
   * How it is entered; as text where absent. `code` is text that no dictionary knows, `id` the choice of a record or a
   * number, `own` has an input of its form's own.
   */
  kind?: keyof typeof readers | 'own';
  /** What it does, where the label cannot say it. */
  hint?: string | ((values: FormValues) => string);
  placeholder?: string;
  /** It must be filled in; as the contract has it for texts where absent. A text takes the place of the label in the complaint. */
  required?: boolean | string | undefined;
  /** A number that may be left out: then it is the default. */
  optional?: boolean;
  min?: number;
  max?: number;
  maxLength?: number;
  /** Of a secret. */
  minLength?: number;
  /** Of a number. */
  unit?: string;
  options?: readonly Option[];
  /** What a new record has, and what an empty field stands for: the first option, or nothing, where absent. */
  default?: FieldValue;
  /** What a `code` or a `template` may hold, offered as buttons. */
  placeholders?: readonly string[];
  /** It has a line of its own, as switches and long texts have. */
  wide?: boolean;
  /** Lines of an area while it is empty. */
  rows?: number;
  inputMode?: 'url' | 'tel';
  autoComplete?: string;
  disabled?: boolean;
  /** Whether it matters, by the other values; always where absent. What does not matter neither shows nor is sent. */
  when?: (values: FormValues) => boolean;
  /** What else may be wrong with what was typed. */
  check?: (text: string, values: FormValues) => string | undefined;
  /** What the form holds for a stored value, where it is no text of it. */
  start?: (stored: unknown) => unknown;
  /** What is sent for what the form holds, where it is no text. */
  read?: (typed: unknown) => unknown;
  /** The server's value in words, where it does not read well as it is. */
  show?: (value: unknown) => string;
  /** What it is called together with others where two edits differ: they come from the same edit. */
  group?: string;
}

/** What the server takes for a text that was entered; undefined where that is left out. */
const readers = {
  text: (text: string, empty: FieldValue) => text.trim() || empty,
  code: (text: string, empty: FieldValue) => text.trim() || empty,
  email: (text: string, empty: FieldValue) => text.trim() || empty,
  area: (text: string, empty: FieldValue) => text.trim() || empty,
  template: (text: string) => (text.trim() ? text : null),
  secret: (text: string, empty: FieldValue) => (text.trim() ? text : (empty ?? undefined)),
  token: (text: string, empty: FieldValue) => text.trim() || (empty ?? undefined),
  number: (text: string, empty: FieldValue) => (text.trim() ? Number(text) : empty),
  time: (text: string) => toTimeOfDay(text) ?? null,
  list: commaSeparated,
  choice: (text: string) => text,
  id: (text: string) => (text ? Number(text) : null),
  switch: (text: string) => text === 'true',
} satisfies Record<string, (text: string, empty: FieldValue) => FieldValue | undefined>;

/** A list as it was typed: split on commas, trimmed, empties dropped. */
export function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

type Limits = Pick<FormField, 'min' | 'max' | 'minLength' | 'maxLength' | 'default' | 'required'>;

/** Gives the fields the limits and defaults that the contract has for them by name. */
export function withLimits<Field extends FormField>(
  limits: FormValues,
  fields: readonly Field[],
): Field[] {
  return fields.map((field) => {
    const { required, ...found } = (valueAt(limits, field.name) ?? {}) as Limits;
    return { ...found, ...(isText(field) && { required }), ...field };
  });
}

/** What stands in an object at a path, `fetch_config.timeout`. */
export function valueAt(object: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => (inner as FormValues | undefined)?.[name], object);
}

/** An object of values at their paths; undefined ones are left out. */
function objectOf(entries: readonly (readonly [path: string, value: unknown])[]): FormValues {
  const object: FormValues = {};
  for (const [path, value] of entries) {
    const [name = '', part] = path.split('.');
    if (value === undefined) continue;
    object[name] = part === undefined ? value : { ...(object[name] as object), [part]: value };
  }
  return object;
}

/** The fields, while another one has a value, or one of some values. */
export function onlyWhen<const Field extends FormField>(
  name: string,
  value: string | boolean | readonly string[],
  fields: readonly Field[],
): Field[] {
  return fields.map((field) => ({
    ...field,
    when: (values: FormValues) =>
      (Array.isArray(value) ? value.includes(values[name]) : values[name] === value) &&
      (field.when?.(values) ?? true),
  }));
}

/** Whether it is typed, and so may be empty. */
function isText({ kind = 'text' }: FormField): boolean {
  return ['text', 'code', 'email', 'area', 'secret'].includes(kind);
}

/** What a field stands for where nothing is stored or entered. */
export function defaultOf({ kind, default: start, options }: FormField): FieldValue {
  if (kind === 'switch') return start === true;
  return start ?? options?.[0]?.value ?? null;
}

/** A stored value as its field holds it; where nothing is stored, the default. */
export function typedValue(field: FormField, stored: unknown): string | boolean {
  const value = (stored as FieldValue | undefined) ?? defaultOf(field);
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** With what a form begins: the record, or the defaults of a new one. Secrets are never sent here. */
export function valuesOf(fields: readonly FormField[], record?: object): FormValues {
  return objectOf(
    fields.map((field) => {
      const { name, start = (stored) => typedValue(field, stored) } = field;
      return [name, start(valueAt(record, name))];
    }),
  );
}

/** Whether a field has a line of its own. */
export function isWide({ kind = 'text', wide }: FormField): boolean {
  return wide ?? ['switch', 'area', 'template'].includes(kind);
}

/** The fields that matter, and so show, with these values. */
export function shownFields<Field extends FormField>(
  fields: readonly Field[],
  values: FormValues,
): Field[] {
  return fields.filter(({ when }) => when?.(values) ?? true);
}

/** A field's value as the server takes it. What was typed fits: see {@link problemsIn}. */
export function readValue(field: FormField, value: unknown): unknown {
  const { kind = 'text', read } = field;
  if (read || kind === 'own') return read ? read(value) : value;
  return readers[kind](textOf(value), defaultOf(field));
}

/** What a form holds of a field, as text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/** What to send for what was entered: the fields that show. Secrets that were left empty stay as they are stored. */
export function bodyOf(fields: readonly FormField[], values: FormValues): FormValues {
  return objectOf(
    shownFields(fields, values).map((field) => [
      field.name,
      readValue(field, valueAt(values, field.name)),
    ]),
  );
}

/** What is wrong with what was typed, by field. Fields that do not matter are not looked at. */
export function problemsIn(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, string> {
  return Object.fromEntries(
    shownFields(fields, values).flatMap((field) => {
      const problem = problemOf(field, textOf(valueAt(values, field.name)), values);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

function problemOf(field: FormField, typed: string, values: FormValues): string | undefined {
  const { kind, label, required, optional = false, min = 0, max = Infinity } = field;
  const text = typed.trim();
  const shortest = shortestSecret(field);
  if (shortest && typed.length < (field.minLength ?? 0) && (typed || required)) return shortest;
  if (!text && required) return `${required === true ? label : required} is required`;
  const isNumber = kind === 'number' && (text || !optional);
  // What stands in brackets tells more of the field than its name.
  const name = label.replace(/ \(.*\)$/, '');
  const misfit = isNumber && wholeNumberProblem(text, name, { min, max });
  if (misfit) return misfit;
  if (kind === 'time' && text && !toTimeOfDay(text)) return `${label} must be HH:MM:SS`;
  if (kind === 'email') return emailProblem(text);
  return field.check?.(text, values);
}

/** How long a secret is at least, in words; undefined where any will do. */
export function shortestSecret({ kind, minLength = 0 }: FormField): string | undefined {
  return kind === 'secret' && minLength > 1 ? `Minimum ${minLength} characters` : undefined;
}

/** How the fields are called where two edits of a record differ. */
export function editedFields<Body>(fields: readonly FormField[]): EditedFields<Body> {
  const looks = fields.map((field) => [
    field.name,
    { label: field.group ?? field.label, show: wordsFor(field) },
  ]);
  return Object.fromEntries(looks) as EditedFields<Body>;
}

/** How a field's value is told in words; a secret is not. */
function wordsFor({ kind, options, show }: FormField): FormField['show'] {
  if (show) return show;
  if (kind === 'secret' || kind === 'token') return () => '';
  return options && byOption(options);
}
