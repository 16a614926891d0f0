import { parseTimeOfDay } from '../../core/time/time.ts';
import { emailProblem, wholeNumberProblem } from './fields.ts';

/**
 * The values of a form by field: text as typed, or a switch; null if inherited. A field with dots in its name is inside
 * an object, as in the body.
 */
export type FormValues = Record<string, unknown>;

type FieldValue = string | number | boolean | readonly string[] | null;

interface Option {
  value: string;
  label: string;
}

/** What a field of any kind may have. */
interface CommonField<Name extends string> {
  name: Name;
  label: string;
  /** A hint, if the label does not say enough. */
  hint?: string | ((values: FormValues) => string);
  placeholder?: string;
  /** A tooltip. */
  title?: string;
  /** Whether it is required; for texts, the contract decides by default. A string replaces the label in the message. */
  required?: boolean | string | undefined;
  maxLength?: number;
  /** The value of a new record and of an empty field; by default, the first option or nothing. */
  default?: FieldValue;
  /** Whether it has a line of its own, like switches and long texts. */
  wide?: boolean;
  autoComplete?: string;
  disabled?: boolean;
  /** Whether a change sends the field only if its value differs from the stored one. */
  onlyIfChanged?: boolean;
  /** Whether the field applies, given the other values; always by default. If not, it is hidden and not sent. */
  when?: (values: FormValues) => boolean;
  /** A further rule. Returns what is wrong with the typed text. */
  check?: (text: string, values: FormValues) => string | undefined;
  /** Converts a stored value for the form, if it is not text. */
  toInput?: (stored: unknown) => unknown;
  /** Converts the form's value for the server, if it is not text. */
  fromInput?: (typed: unknown) => unknown;
  /** Formats a stored value for people, if it is not readable as it is. */
  show?: (value: unknown) => string;
  /** A label shared with other fields in a conflict: they are one edit. */
  group?: string;
}

/** What only fields of some kinds have. */
interface KindOptions {
  min: number;
  max: number;
  unit: string;
  /** Whether a number may be empty, which means the default. */
  optional: boolean;
  minLength: number;
  options: readonly Option[];
  /** The placeholders of a template, offered as buttons. */
  placeholders: readonly string[];
  /** The number of lines of an empty text area. */
  rows: number;
  inputMode: 'url' | 'tel';
}

/** The kinds of inputs, and what each of them may have besides. */
interface OptionsOfKind {
  text: 'inputMode';
  /** Text without spell checking. */
  code: 'placeholders' | 'inputMode';
  email: never;
  area: 'rows';
  template: 'placeholders';
  secret: 'minLength';
  token: never;
  number: 'min' | 'max' | 'unit' | 'optional';
  time: never;
  /** Text with commas. */
  list: never;
  choice: 'options';
  /** A choice of a record, or a number. */
  id: 'options';
  switch: never;
  /** The form renders the input itself. */
  custom: never;
}

export type FieldKind = keyof OptionsOfKind;

/** A field of one kind. */
export type FieldOf<Kind extends FieldKind, Name extends string = string> = CommonField<Name> &
  ('text' extends Kind ? { kind?: Kind } : { kind: Kind }) &
  Partial<Pick<KindOptions, OptionsOfKind[Kind]>> & {
    [Other in Exclude<keyof KindOptions, OptionsOfKind[Kind]>]?: undefined;
  };

/**
 * One field of a form as data: its label, kind of input, limits, and when it applies. The form's values, rules, inputs,
 * body and labels for conflicts derive from a table of fields. The kind is text by default. For a part of an object in the
 * body, the name is a path, `fetch_config.timeout`.
 */
export type FormField<Name extends string = string> = {
  [Kind in FieldKind]: FieldOf<Kind, Name>;
}[FieldKind];

/** Converts entered text for the server; undefined omits it. */
const parsers = {
  text: (text: string, empty: FieldValue) => text.trim() || empty,
  code: (text: string, empty: FieldValue) => text.trim() || empty,
  email: (text: string, empty: FieldValue) => text.trim() || empty,
  area: (text: string, empty: FieldValue) => text.trim() || empty,
  template: (text: string) => (text.trim() ? text : null),
  secret: (text: string, empty: FieldValue) => (text.trim() ? text : (empty ?? undefined)),
  token: (text: string, empty: FieldValue) => text.trim() || (empty ?? undefined),
  number: (text: string, empty: FieldValue) => (text.trim() ? Number(text) : empty),
  time: (text: string) => parseTimeOfDay(text) ?? null,
  list: commaSeparated,
  choice: (text: string) => text,
  id: (text: string) => (text ? Number(text) : null),
  switch: (text: string) => text === 'true',
} satisfies Record<
  Exclude<FieldKind, 'custom'>,
  (text: string, empty: FieldValue) => FieldValue | undefined
>;

/** A typed list: split on commas, trimmed, without empty parts. */
export function commaSeparated(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

type Limits = Pick<FormField, 'min' | 'max' | 'minLength' | 'maxLength' | 'default' | 'required'>;

/** Adds the contract's limits and defaults to the fields by name. */
export function withLimits<Field extends FormField>(
  limits: FormValues,
  fields: readonly Field[],
): Field[] {
  return fields.map((field) => {
    const { required, ...found } = (valueAt(limits, field.name) ?? {}) as Limits;
    return { ...found, ...(isText(field) && { required }), ...field };
  });
}

/** The value in an object at a path, `fetch_config.timeout`. */
export function valueAt(object: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => (inner as FormValues | undefined)?.[name], object);
}

/** Makes an object from values by path, without undefined ones. */
export function objectOf(
  entries: readonly (readonly [path: string, value: unknown])[],
): FormValues {
  const object: FormValues = {};
  for (const [path, value] of entries) {
    const [name = '', part] = path.split('.');
    if (value === undefined) continue;
    object[name] = part === undefined ? value : { ...(object[name] as object), [part]: value };
  }
  return object;
}

/** Makes fields apply only while another field has one of the given values. */
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

/** Whether the value is a secret, which the server masks or leaves out. */
export function isSecret({ kind }: FormField): boolean {
  return kind === 'secret' || kind === 'token';
}

/** Whether the user types the value, so that it may be empty. */
function isText({ kind = 'text' }: FormField): boolean {
  return ['text', 'code', 'email', 'area', 'secret'].includes(kind);
}

/** The value of a field if nothing is stored or entered. */
export function defaultOf({ kind, default: start, options }: FormField): FieldValue {
  if (kind === 'switch') return start === true;
  return start ?? options?.[0]?.value ?? null;
}

/** A stored value as an input holds it; the default if nothing is stored. */
export function inputValue(field: FormField, stored: unknown): string | boolean {
  const value = (stored as FieldValue | undefined) ?? defaultOf(field);
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** The initial values of a form: the record, or the defaults. The server never sends secrets. */
export function valuesOf(fields: readonly FormField[], record?: object): FormValues {
  return objectOf(
    fields.map((field) => {
      const { name, toInput = (stored) => inputValue(field, stored) } = field;
      return [name, toInput(valueAt(record, name))];
    }),
  );
}

export function isWide({ kind = 'text', wide }: FormField): boolean {
  return wide ?? ['switch', 'area', 'template'].includes(kind);
}

/** The fields that apply with these values. */
export function applicableFields<Field extends FormField>(
  fields: readonly Field[],
  values: FormValues,
): Field[] {
  return fields.filter(({ when }) => when?.(values) ?? true);
}

/** Converts a valid value for the server: see {@link problemsIn}. An inherited value is null there, too. */
export function parseValue(field: FormField, value: unknown): unknown {
  const { kind = 'text', fromInput } = field;
  if (fromInput || kind === 'custom') return fromInput ? fromInput(value) : value;
  if (value === null) return null;
  return parsers[kind](textOf(value), defaultOf(field));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

/**
 * The body to send: the fields that apply. A secret that is empty and that nobody touched is left out, since the server
 * may keep one that it does not show.
 * @param initial the values that the form began with
 */
export function bodyOf(
  fields: readonly FormField[],
  values: FormValues,
  initial: FormValues = {},
): FormValues {
  const isUntouched = (field: FormField) =>
    isSecret(field) && !textOf(valueAt(values, field.name)) && !valueAt(initial, field.name);
  return objectOf(
    applicableFields(fields, values)
      .filter((field) => !isUntouched(field))
      .map((field) => [field.name, parseValue(field, valueAt(values, field.name))]),
  );
}

/** The problems of the values, by field. Fields that do not apply or are inherited (null) are skipped. */
export function problemsIn(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, string> {
  return Object.fromEntries(
    applicableFields(fields, values).flatMap((field) => {
      if (valueAt(values, field.name) === null && field.kind !== 'custom') return [];
      const problem = problemOf(field, textOf(valueAt(values, field.name)), values);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}

function problemOf(field: FormField, typed: string, values: FormValues): string | undefined {
  const { kind, label, required, optional = false, min = 0, max = Infinity } = field;
  const text = typed.trim();
  const shortest = minLengthText(field);
  if (shortest && typed.length < (field.minLength ?? 0) && (typed || required)) return shortest;
  if (!text && required) return `${required === true ? label : required} is required`;
  const isNumber = kind === 'number' && (text || !optional);
  // The label without a remark in parentheses.
  const name = label.replace(/ \(.*\)$/, '');
  const rangeProblem = isNumber && wholeNumberProblem(text, name, { min, max });
  if (rangeProblem) return rangeProblem;
  if (kind === 'time' && text && !parseTimeOfDay(text)) return `${label} must be HH:MM:SS`;
  if (kind === 'email') return emailProblem(text);
  return field.check?.(text, values);
}

/** The text for the minimum length of a secret; undefined if it has none. */
export function minLengthText({ kind, minLength = 0 }: FormField): string | undefined {
  return kind === 'secret' && minLength > 1 ? `Minimum ${minLength} characters` : undefined;
}
