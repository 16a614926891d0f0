import type { EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';
import { type Placeholder, fillTemplate, xmlProblem } from './eppTemplate.ts';
import { type Range, problemsOf, wholeNumberProblem } from '../../ui/form/fields.ts';
import { toTimeOfDay } from '../../core/time/time.ts';

/** The name of a setting of a category or an account. */
export type SettingName = keyof EppCategorySettings | keyof EppAccountSettings;

/** What a form holds of the settings: text as it is typed, and switches. */
export type SettingValues = Readonly<Record<string, string | boolean>>;

/** One setting as data: what it is called, how it is entered, what fits, and when it matters. */
export type SettingField = {
  name: SettingName;
  label: string;
  /** What it does, where the label cannot say it. */
  hint?: string;
  /** Whether it matters, by the other values; always where absent. What does not matter is not shown. */
  when?: (values: SettingValues) => boolean;
} & (
  | { kind: 'switch' }
  | ({
      kind: 'number';
      unit?: string;
      /** The spec's default (section 9); the least that fits where absent. */
      default?: number;
    } & Range)
  | { kind: 'time'; required: boolean }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
  | {
      kind: 'text';
      maxLength: number;
      /** What an empty field stands for; null where absent. */
      fallback?: string;
    }
  | { kind: 'template'; maxLength: number; placeholders: readonly Placeholder[] }
);

/** Settings that belong together. */
export interface SettingGroup {
  heading: string;
  fields: readonly SettingField[];
}

/** What the server holds for one setting. */
type SettingValue = string | number | boolean | null;

/** Settings by name, as the server has them. */
export type Settings = Readonly<Record<string, SettingValue>>;

/** The fields of the groups, one after the other. */
export function fieldsOf(groups: readonly SettingGroup[]): SettingField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Whether a field matters, and so shows, with these values. */
export function isShown(field: SettingField, values: SettingValues): boolean {
  return field.when?.(values) ?? true;
}

/** A setting as its field holds it: text as it would be typed, or a switch. */
export function typedValue(value: SettingValue | undefined): string | boolean {
  return typeof value === 'boolean' ? value : String(value ?? '');
}

/** What a setting is where the server does not say: the spec's default (section 9), the first choice, off, or nothing. */
function defaultOf(field: SettingField): SettingValue {
  switch (field.kind) {
    case 'switch':
      return false;
    case 'number':
      return field.default ?? field.min;
    case 'select':
      return field.options[0]?.value ?? null;
    case 'text':
      return field.fallback ?? null;
    case 'time':
    case 'template':
      return null;
  }
}

/** The settings with the defaults of the spec (section 9) for those that an answer lacks. */
export function withDefaults<Known extends Settings>(
  groups: readonly SettingGroup[],
  settings: Known,
): Known {
  const defaults = fieldsOf(groups).map((field) => [
    field.name,
    settings[field.name] ?? defaultOf(field),
  ]);
  return { ...settings, ...Object.fromEntries(defaults) };
}

/** Why templates that show are not well-formed XML, by label. A registry may want pieces of a document: no more than a hint. */
export function templateProblems(
  groups: readonly SettingGroup[],
  values: SettingValues,
): [label: string, problem: string][] {
  return fieldsOf(groups).flatMap((field) => {
    if (field.kind !== 'template' || !isShown(field, values)) return [];
    const problem = xmlProblem(fillTemplate(String(values[field.name] ?? ''), field.placeholders));
    return problem ? [[field.label, problem]] : [];
  });
}

/** The settings as a form holds them. */
export function valuesOf(groups: readonly SettingGroup[], settings: Settings) {
  return Object.fromEntries(fieldsOf(groups).map(({ name }) => [name, typedValue(settings[name])]));
}

/** A field's value as the server takes it. What was typed fits: see {@link settingProblems}. */
function settingOf(field: SettingField, value: string | boolean | undefined): SettingValue {
  if (field.kind === 'switch') return value === true;
  const text = String(value ?? '');
  switch (field.kind) {
    case 'number':
      return Number(text);
    case 'time':
      return toTimeOfDay(text) ?? null;
    case 'text':
      return text.trim() || (field.fallback ?? null);
    case 'template':
      return text.trim() ? text : null;
    case 'select':
      return text;
  }
}

/** What is wrong with what was typed, by field. Fields that do not matter are not looked at. */
export function settingProblems(
  groups: readonly SettingGroup[],
  values: SettingValues,
): Record<string, string> {
  const problems = fieldsOf(groups).map((field) => [
    field.name,
    isShown(field, values) ? problemOf(field, values[field.name]) : undefined,
  ]);
  return problemsOf(Object.fromEntries(problems));
}

function problemOf(field: SettingField, value: string | boolean | undefined): string | undefined {
  const text = String(value ?? '').trim();
  switch (field.kind) {
    case 'number':
      return wholeNumberProblem(text, field.label, field);
    case 'time':
      if (!text) return field.required ? `${field.label} is required` : undefined;
      return toTimeOfDay(text) ? undefined : `${field.label} must be HH:MM:SS`;
    case 'template':
      return text ? undefined : `${field.label} is required`;
    case 'switch':
    case 'select':
    case 'text':
      return undefined;
  }
}

/** The settings as a whole, to be sent. What does not matter now, and so is not shown, stays as it was. */
export function allSettings<Known extends Settings>(
  groups: readonly SettingGroup[],
  values: SettingValues,
  before: Known,
): Known {
  const shown = fieldsOf(groups).filter((field) => isShown(field, values));
  const entries = shown.map((field) => [field.name, settingOf(field, values[field.name])]);
  // The fields' descriptions see to it that each value is one that its setting takes.
  return { ...before, ...(Object.fromEntries(entries) as Partial<Known>) };
}

/** Under this key a form holds whether an account has a value of its own for a setting. */
export function ownKey(name: string): string {
  return `own:${name}`;
}

/**
 * Which of an account's settings are its own, by {@link ownKey}: those that differ from its category's. The server
 * does not tell (contract, eppAccounts/settings), so an own value that is the same counts as inherited.
 */
export function ownValues(groups: readonly SettingGroup[], inForce: Settings, category: Settings) {
  return Object.fromEntries(
    fieldsOf(groups)
      .filter(({ name }) => name in category)
      .map(({ name }) => [ownKey(name), inForce[name] !== category[name]]),
  );
}

/**
 * What to send of an account's settings: changed keys only, null for what is inherited again.
 * @param before the values with which the form began.
 * @param category the category's settings; what it does not have is the account's alone.
 */
export function changedSettings(
  groups: readonly SettingGroup[],
  values: SettingValues,
  before: SettingValues,
  category: Settings,
): Record<string, SettingValue> {
  const changes: Record<string, SettingValue> = {};
  for (const field of fieldsOf(groups)) {
    const { name } = field;
    if (!isShown(field, values)) continue;
    const wasOwn = !(name in category) || before[ownKey(name)] === true;
    const isOwn = !(name in category) || values[ownKey(name)] === true;
    const value = settingOf(field, values[name]);
    if (isOwn && (!wasOwn || value !== settingOf(field, before[name]))) changes[name] = value;
    if (!isOwn && wasOwn) changes[name] = null;
  }
  return changes;
}
