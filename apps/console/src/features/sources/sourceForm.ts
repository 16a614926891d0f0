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
import { problemsOf, wholeNumberProblem } from '../../ui/form/fieldProblems.ts';
import type { EditedFields } from '../../ui/form/mergeEdit.ts';
import { byLabel, byName, namesById, openParts } from '../../ui/form/editedFields.ts';
import type { CredentialName } from './credentials.ts';
import { sourceUrlProblem } from './sourceUrl.ts';
import { csvDelimiterLabels, sourceAuthTypeLabels } from './sourceLabels.ts';

/** The fields of a record that a source may hold, as they are offered (spec, section 3). */
export const mappedFields = {
  domain: 'Domain',
  expiration_date: 'Expiration Date',
  registrar: 'Registrar',
  price: 'Price',
} as const;

/** What the form of a source holds. The names are those of the call, so that the server's complaints find their fields. */
export interface SourceFormValues extends Record<string, unknown> {
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
