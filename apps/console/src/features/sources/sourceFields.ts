import {
  archiveTypes,
  dataFormats,
  sourceTypes,
  type CsvDelimiter,
  type EppCategory,
  type Source,
  type SourceAuthType,
  type SourceType,
} from '@dropcatch/sdk';
import {
  sourceAuthConfigInputLimits,
  sourceFetchConfigLimits,
  sourceFieldMappingLimits,
  sourceInputLimits,
  sourceValidationRulesLimits as rulesLimits,
} from '@dropcatch/sdk/limits';
import { lookUp, optionsOf } from '../../core/text/labels.ts';
import { urlProblem } from '../../ui/form/fields.ts';
import { onlyWhen, textOf, type FormField, type FormValues } from '../../ui/form/fieldTable.ts';
import { byName } from '../../ui/form/fieldText.ts';
import { fillDates, datePlaceholders } from './sourceDates.ts';

/** The contract's limits of the fields of a source. */
export const sourceLimits = {
  ...sourceInputLimits,
  auth_config: sourceAuthConfigInputLimits,
  fetch_config: sourceFetchConfigLimits,
  field_mapping: sourceFieldMappingLimits,
  validation_rules: rulesLimits,
};

/** The labels of the authentication types; the empty key is none. */
const authTypeLabels: Readonly<Record<SourceAuthType | '', string>> = {
  '': 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
  oauth: 'OAuth',
};

/** The column delimiters by name (spec, section 5). */
const csvDelimiterLabels: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '|': 'Pipe (|)',
  '\t': 'Tab',
  ' ': 'Space',
};

/** The fields of an imported record, with their labels (spec, section 3). */
export const mappedFields = optionsOf({
  domain: 'Domain',
  expiration_date: 'Expiration Date',
  registrar: 'Registrar',
  price: 'Price',
});

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The tabs of the form (spec, section 2). */
export const sourceTabs = {
  basic: 'Basic Configuration',
  auth: 'Authentication',
  mapping: 'Field Mapping',
  advanced: 'Advanced',
} as const;

export type SourceTab = keyof typeof sourceTabs;

/** A part of a tab: its title, a line about it, and the names of its fields; of an object for all of its fields. */
interface SourceSection {
  title: string;
  help?: string;
  names: readonly string[];
  columns?: 3;
}

/** The sections of each tab. */
export const sourceSections: Readonly<Record<SourceTab, readonly SourceSection[]>> = {
  basic: [
    { title: 'Source', help: 'What the list is called', names: ['name', 'description'] },
    {
      title: 'File',
      help: 'Where the list is, and how it is written',
      names: ['type', 'data_format', 'archive_type', 'url'],
      columns: 3,
    },
    {
      title: 'Use',
      help: 'Who catches the domains, and whether they are imported',
      names: ['epp_categories', 'is_active'],
    },
  ],
  auth: [
    { title: 'Sign-in', help: 'How the source knows you', names: ['auth_type', 'auth_config'] },
  ],
  mapping: [
    {
      title: 'Fields',
      help: 'The field or column of the list that holds each value',
      names: ['field_mapping'],
    },
    {
      title: 'Checks',
      help: 'What a record must have, and how its dates are written',
      names: ['validation_rules'],
    },
  ],
  advanced: [
    { title: 'Fetching', names: ['fetch_config'], columns: 3 },
    {
      title: 'Script',
      help: 'Python; changes each record before it is stored',
      names: ['transform_script'],
    },
  ],
};

/** The fields of a source by their tabs (spec, sections 3 and 5). */
export const sourceFields = (
  source?: Source,
  categories?: readonly EppCategory[],
): Readonly<Record<SourceTab, readonly FormField[]>> => ({
  basic: [
    { name: 'name', label: 'Name', wide: true },
    { name: 'description', label: 'Description', kind: 'area', rows: 1 },
    { name: 'type', label: 'Type', kind: 'choice', options: choices(sourceTypes) },
    { name: 'data_format', label: 'Data Format', kind: 'choice', options: choices(dataFormats) },
    { name: 'archive_type', label: 'Archive Type', kind: 'choice', options: choices(archiveTypes) },
    {
      name: 'url',
      label: 'URL',
      kind: 'code',
      wide: true,
      // Only a warning: the server decides (spec, section 5).
      hint: (values) =>
        sourceUrlWarning(textOf(values['url']).trim(), values) ??
        '{TODAY} and {YESTERDAY} become the date, YYYYmmdd, in UTC',
      placeholders: datePlaceholders,
      default: '',
    },
    {
      name: 'epp_categories',
      label: 'EPP Categories',
      kind: 'custom',
      wide: true,
      toInput: (stored) => ((stored ?? []) as EppCategory[]).map(({ id }) => String(id)),
      fromInput: (ids) => (ids as string[]).map(Number),
      show: byName(categories, ({ name }) => name),
    },
    {
      name: 'is_active',
      label: 'Active',
      kind: 'switch',
      hint: 'An inactive source is not imported by its schedule',
    },
  ],
  auth: [
    {
      name: 'auth_type',
      label: 'Auth Type',
      kind: 'choice',
      options: optionsOf(authTypeLabels, source?.auth_type ?? ''),
      fromInput: (type) => type || null,
    } satisfies FormField,
    ...onlyWhen('auth_type', 'basic', [
      { name: 'auth_config.username', label: 'Username', kind: 'code', default: '' },
      { name: 'auth_config.password', label: 'Password', kind: 'secret', default: '' },
    ]),
    ...onlyWhen(
      'auth_type',
      ['bearer', 'oauth'],
      [{ name: 'auth_config.token', label: 'Token', kind: 'token', default: '' }],
    ),
    ...onlyWhen('auth_type', 'api_key', [
      { name: 'auth_config.header', label: 'Header', kind: 'code' },
      { name: 'auth_config.key', label: 'Key', kind: 'token', default: '' },
    ]),
  ].map((field): FormField => ({ ...field, group: 'Authentication', wide: true })),
  mapping: [
    ...mappedFields.map(({ value, label }): FormField => ({
      name: `field_mapping.${value}`,
      label: `${label} Field`,
      kind: 'code',
      fromInput: (text) => textOf(text).trim() || undefined,
    })),
    {
      name: 'validation_rules.required_fields',
      label: 'Required Fields',
      kind: 'custom',
      wide: true,
      toInput: (stored) => stored ?? rulesLimits.required_fields.default,
    },
    {
      name: 'validation_rules.date_format',
      label: 'Date Format',
      kind: 'code',
      wide: true,
      hint: 'A Python strftime format',
    },
  ],
  advanced: [
    {
      name: 'fetch_config.timeout',
      label: 'Timeout',
      kind: 'number',
      unit: 'seconds',
    },
    {
      name: 'fetch_config.max_pages',
      label: 'Max Pages',
      kind: 'number',
      hint: 'For paged sources',
    },
    {
      name: 'fetch_config.csv_delimiter',
      label: 'CSV Delimiter',
      kind: 'choice',
      hint: 'For CSV and TSV',
      options: optionsOf(csvDelimiterLabels),
    },
    {
      name: 'transform_script',
      label: 'Transform Script',
      kind: 'custom',
      wide: true,
      toInput: (stored) => stored ?? '',
      fromInput: (script) => (textOf(script).trim() ? script : null),
    },
  ],
});

/**
 * Part of the body besides the fields: empty credentials without authentication. Credentials of an unknown type are not
 * sent, so they stay.
 */
export const sourceExtraBody = ({ auth_type }: FormValues) =>
  auth_type ? {} : { auth_config: {} };

/** The URL schemes of each type of source, and an example. A file has a path, which may be anything. */
const urlRules: Readonly<
  Record<Exclude<SourceType, 'FILE'>, readonly [schemes: readonly string[], example: string]>
> = {
  HTTP: [['http', 'https'], 'https://lists.example.com/{TODAY}.csv'],
  API: [['http', 'https'], 'https://api.example.com/drops?date={TODAY}'],
  FTP: [['ftp'], 'ftp://ftp.example.com/{TODAY}.csv'],
  FTPS: [['ftps', 'ftp'], 'ftps://ftp.example.com/{TODAY}.csv'],
  S3: [['s3', 'http', 'https'], 's3://bucket/{TODAY}.csv'],
};

/** Warns of an address that does not fit the type of its source. */
export function sourceUrlWarning(url: string, { type }: FormValues): string | undefined {
  const rule = lookUp(urlRules, textOf(type));
  return rule && url ? urlProblem(fillDates(url, 0), ...rule) : undefined;
}

/** A line break in Python code, with the indentation of the previous line, and one level more after a colon. */
export function lineBreak(before: string): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return `\n${indent}${line.trimEnd().endsWith(':') ? '    ' : ''}`;
}
