import type { UseFormReturnType } from '@mantine/form';
import type {
  ArchiveType,
  CsvDelimiter,
  DataFormat,
  EppCategory,
  Source,
  SourceAuthConfigInput,
  SourceAuthType,
  SourceInput,
  SourceType,
} from '@dropcatch/sdk';
import {
  sourceAuthConfigInputLimits as authLimits,
  sourceFetchConfigLimits as fetchLimits,
  sourceInputLimits as limits,
  sourceValidationRulesLimits as rulesLimits,
} from '@dropcatch/sdk/limits';
import { problemsOf, wholeNumberProblem, urlProblem } from '../../ui/form/fields.ts';
import {
  type EditedFields,
  byLabel,
  byName,
  namesById,
  openParts,
} from '../../ui/form/mergeEdit.ts';
import { csvDelimiterLabels, sourceAuthTypeLabels } from './sourceLabels.ts';
import type { Credential } from '../../ui/form/CredentialInputs.tsx';
import { known } from '../../core/text/looks.ts';
import { addDays, utcDay } from '../../core/time/time.ts';
import type { Insertion } from '../../core/text/enteredText.ts';

/** The fields of a record that a source may hold, as they are offered (spec, section 3). */
export const mappedFields = {
  domain: 'Domain',
  expiration_date: 'Expiration Date',
  registrar: 'Registrar',
  price: 'Price',
} as const;

/** What the form of a source holds. The names are those of the call, so that the server's complaints find their fields. */
interface SourceFormValues extends Record<string, unknown> {
  name: string;
  description: string;
  type: SourceType;
  url: string;
  data_format: DataFormat;
  archive_type: ArchiveType;
  is_active: boolean;
  /** Ids, as text. */
  epp_categories: string[];
  auth_type: SourceAuthType | '';
  auth_config: Record<CredentialName, string>;
  fetch_config: { timeout: string; csv_delimiter: CsvDelimiter; max_pages: string };
  field_mapping: Record<keyof typeof mappedFields, string>;
  validation_rules: { required_fields: string[]; date_format: string };
  transform_script: string;
}

/** The form of a source, as its parts take it. */
export type SourceForm = UseFormReturnType<SourceFormValues, SourceInput>;

/** With what the form begins: the source, its secrets masked, or the defaults of a new one (spec, section 3). */
export function sourceFormValues(source?: Source): SourceFormValues {
  const { auth_config: auth, fetch_config: fetched, field_mapping: mapping } = source ?? {};
  const rules = source?.validation_rules;
  return {
    name: source?.name ?? '',
    description: source?.description ?? '',
    type: source?.type ?? 'HTTP',
    url: source?.url ?? '',
    data_format: source?.data_format ?? 'JSON',
    archive_type: source?.archive_type ?? 'NONE',
    is_active: source?.is_active ?? limits.is_active.default,
    epp_categories: source?.epp_categories.map(({ id }) => String(id)) ?? [],
    auth_type: source?.auth_type ?? '',
    auth_config: {
      username: auth?.username ?? '',
      password: auth?.password ?? '',
      token: auth?.token ?? '',
      header: auth?.header ?? authLimits.header.default,
      key: auth?.key ?? '',
    },
    fetch_config: {
      timeout: String(fetched?.timeout ?? fetchLimits.timeout.default),
      csv_delimiter: fetched?.csv_delimiter ?? ',',
      max_pages: String(fetched?.max_pages ?? fetchLimits.max_pages.default),
    },
    field_mapping: {
      domain: mapping?.domain ?? '',
      expiration_date: mapping?.expiration_date ?? '',
      registrar: mapping?.registrar ?? '',
      price: mapping?.price ?? '',
    },
    validation_rules: {
      required_fields: [...(rules?.required_fields ?? rulesLimits.required_fields.default)],
      date_format: rules?.date_format ?? rulesLimits.date_format.default,
    },
    transform_script: source?.transform_script ?? '',
  };
}

/** What is wrong with what was entered, by field (spec, section 5): the name is required, the
 * address fits the type, numbers are whole. */
export function sourceProblems(values: SourceFormValues): Record<string, string> {
  const { timeout, max_pages } = values.fetch_config;
  return problemsOf({
    name: values.name.trim() ? undefined : 'Name is required',
    url: sourceUrlProblem(values.type, values.url),
    'fetch_config.timeout': wholeNumberProblem(timeout, 'Timeout', fetchLimits.timeout),
    'fetch_config.max_pages': wholeNumberProblem(max_pages, 'Max Pages', fetchLimits.max_pages),
  });
}

/**
 * The credentials that each way of signing in needs. What is masked and was not touched goes back as its mask; those of
 * a way that this console does not know are left out, and so stay as they are.
 */
function credentials(values: SourceFormValues): SourceAuthConfigInput | undefined {
  const { auth_type, auth_config } = values;
  const { username, password, token, header, key } = auth_config;
  switch (auth_type) {
    case '':
      return {};
    case 'basic':
      return { username: username.trim(), password };
    case 'bearer':
    case 'oauth':
      return { token: token.trim() };
    case 'api_key':
      return { header: header.trim() || authLimits.header.default, key: key.trim() };
    default:
      return undefined;
  }
}

/** What to send for what was entered: the whole form, but not the schedule, which has a dialog of its own. */
export function sourceBody(values: SourceFormValues): SourceInput {
  const { fetch_config, field_mapping, validation_rules } = values;
  const auth_config = credentials(values);
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    type: values.type,
    url: values.url.trim(),
    data_format: values.data_format,
    archive_type: values.archive_type,
    auth_type: values.auth_type || null,
    ...(auth_config && { auth_config }),
    fetch_config: {
      timeout: Number(fetch_config.timeout),
      csv_delimiter: fetch_config.csv_delimiter,
      max_pages: Number(fetch_config.max_pages),
    },
    field_mapping: Object.fromEntries(
      Object.entries(field_mapping).flatMap(([name, field]) =>
        field.trim() ? [[name, field.trim()]] : [],
      ),
    ),
    validation_rules: {
      required_fields: validation_rules.required_fields,
      date_format: validation_rules.date_format.trim() || rulesLimits.date_format.default,
    },
    transform_script: values.transform_script.trim() ? values.transform_script : null,
    is_active: values.is_active,
    epp_categories: values.epp_categories.map(Number),
  };
}

/** How the fields are called where two edits of a source differ; fields of one label come from the same edit. */
export const sourceFields = (
  categories: readonly Pick<EppCategory, 'id' | 'name'>[] | undefined,
): EditedFields<SourceInput> => ({
  name: 'Name',
  description: 'Description',
  type: 'Type',
  data_format: 'Data Format',
  archive_type: 'Archive Type',
  url: 'URL',
  epp_categories: {
    label: 'EPP Categories',
    show: byName(namesById(categories, ({ name }) => name)),
  },
  is_active: 'Active',
  auth_type: { label: 'Authentication', show: byLabel(sourceAuthTypeLabels) },
  auth_config: { label: 'Authentication', show: openParts(['username', 'header']) },
  'field_mapping.domain': `${mappedFields.domain} Field`,
  'field_mapping.expiration_date': `${mappedFields.expiration_date} Field`,
  'field_mapping.registrar': `${mappedFields.registrar} Field`,
  'field_mapping.price': `${mappedFields.price} Field`,
  'validation_rules.required_fields': 'Required Fields',
  'validation_rules.date_format': 'Date Format',
  'fetch_config.timeout': 'Timeout',
  'fetch_config.max_pages': 'Max Pages',
  'fetch_config.csv_delimiter': { label: 'CSV Delimiter', show: byLabel(csvDelimiterLabels) },
  transform_script: 'Transform Script',
});

/** The tabs of the form (spec, section 2). */
export const sourceTabs = ['basic', 'auth', 'mapping', 'advanced'] as const;

/** A tab of the form. */
export type SourceTab = (typeof sourceTabs)[number];

const tabFields: readonly (readonly [SourceTab, RegExp])[] = [
  ['auth', /^auth_/],
  ['mapping', /^(field_mapping|validation_rules)\b/],
  ['advanced', /^(fetch_config|transform_script)\b/],
];

/** The tab on which a field stands. */
export function tabOf(field: string): SourceTab {
  return tabFields.find(([, names]) => names.test(field))?.[0] ?? 'basic';
}

/** The first of the tabs that holds one of the fields; nothing where there is none. */
export function firstTabOf(fields: readonly string[]): SourceTab | undefined {
  const tabs = new Set(fields.map(tabOf));
  return sourceTabs.find((tab) => tabs.has(tab));
}

/** A credential of a source. */
type CredentialName = 'username' | 'password' | 'token' | 'header' | 'key';

const token = {
  name: 'token',
  label: 'Token',
  secret: true,
  maxLength: authLimits.token.maxLength,
} as const;

/** The credentials that each way of signing in needs (spec, section 3). */
const neededCredentials: Readonly<
  Record<SourceAuthType | '', readonly Credential<CredentialName>[]>
> = {
  '': [],
  basic: [
    {
      name: 'username',
      label: 'Username',
      secret: false,
      maxLength: authLimits.username.maxLength,
    },
    { name: 'password', label: 'Password', secret: true, maxLength: authLimits.password.maxLength },
  ],
  bearer: [token],
  api_key: [
    { name: 'header', label: 'Header', secret: false, maxLength: authLimits.header.maxLength },
    { name: 'key', label: 'Key', secret: true, maxLength: authLimits.key.maxLength },
  ],
  oauth: [token],
};

/** The credentials that a way of signing in needs; none that this console could ask for where it does not know the way. */
export const credentialsFor = (type: SourceAuthType | '') => known(neededCredentials, type) ?? [];

/** What the address of a source may hold to be replaced by a date (spec, section 5). */
export const datePlaceholders = ['TODAY', 'YESTERDAY'] as const;

/** The address as it is fetched at an instant: {TODAY} and {YESTERDAY} as YYYYmmdd, in UTC. */
export function datedUrl(url: string, now: number): string {
  const today = utcDay(now);
  return url
    .replaceAll('{TODAY}', today.replaceAll('-', ''))
    .replaceAll('{YESTERDAY}', addDays(today, -1).replaceAll('-', ''));
}

/** The schemes of a source's address, and an example, by its type; a file has a path, which may be anything. */
const addresses: Readonly<
  Record<SourceType, readonly [schemes: readonly string[], example: string] | null>
> = {
  HTTP: [['http', 'https'], 'https://lists.example.com/{TODAY}.csv'],
  API: [['http', 'https'], 'https://api.example.com/drops?date={TODAY}'],
  FTP: [['ftp'], 'ftp://ftp.example.com/{TODAY}.csv'],
  FTPS: [['ftps', 'ftp'], 'ftps://ftp.example.com/{TODAY}.csv'],
  S3: [['s3', 'http', 'https'], 's3://bucket/{TODAY}.csv'],
  FILE: null,
};

/** What is wrong with the address of a source of a type. An empty one is none, and left to the server. */
export function sourceUrlProblem(type: SourceType, url: string): string | undefined {
  const address = addresses[type];
  if (!address || !url.trim()) return undefined;
  return urlProblem(datedUrl(url.trim(), 0), ...address);
}

const step = '    ';

/** A new line in Python text: as far in as the line before, and one step further behind a colon. */
export function newLine(text: string, start: number, end: number): Insertion {
  const before = text.slice(0, start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const inserted = `\n${indent}${line.trimEnd().endsWith(':') ? step : ''}`;
  return { text: before + inserted + text.slice(end), cursor: start + inserted.length };
}
