import type { EppAccountSettings, EppCategorySettings } from '@dropcatch/sdk';
import type { Placeholder } from './eppTemplate.ts';
import type { Range } from '../../ui/form/fieldProblems.ts';

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
