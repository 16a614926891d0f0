import type { UseFormReturnType } from '@mantine/form';
import {
  dataSourceRequestMethods,
  type DataSource,
  type DataSourceAuthType,
  type DataSourceInput,
  type DataSourceResponseFormat,
  type DataSourceResponseMapping,
} from '@dropcatch/sdk';
import { dataSourceAuthCredentialsInputLimits, dataSourceInputLimits } from '@dropcatch/sdk/limits';
import { optionsOf } from '../../core/text/labels.ts';
import { responseFormatLabels } from './dataSources.ts';
import { problemsOf, urlProblem } from '../../ui/form/fields.ts';
import {
  onlyWhen,
  applicableFields,
  isSecret,
  textOf,
  valueAt,
  withLimits,
  type FormField,
  type FormValues,
} from '../../ui/form/fieldTable.ts';
import { isHeaderName, isSensitiveHeader } from './curl.ts';
import type { MappingDraft } from './mappingDraft.ts';

/** The contract's limits of the fields of a data source. */
const dataSourceLimits = {
  ...dataSourceInputLimits,
  auth_credentials: dataSourceAuthCredentialsInputLimits,
};

const { batch_size, parallel_workers } = dataSourceInputLimits;

/** The labels of the authentication types. */
const authTypeLabels: Readonly<Record<DataSourceAuthType, string>> = {
  none: 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
};

/** A request header in the form. */
export interface HeaderRow {
  /** Identifies a row while others are added and removed. */
  id: number;
  name: string;
  value: string;
}

/** The values of the form, with the types of those that it does not only show. */
export type DataSourceValues = FormValues & {
  request_headers: readonly HeaderRow[];
  response_format: DataSourceResponseFormat;
  response_mapping: DataSourceResponseMapping | null;
  draft: MappingDraft;
};

export type DataSourceFormState = UseFormReturnType<DataSourceValues, DataSourceInput>;

const urlHint =
  '{DOMAIN}: a request for each domain. {DOMAINS_INDEXED}: a batch, with Indexed Parameters.';

/**
 * The fields of a data source (spec, sections 3 and 5). The server reports a missing name or URL. All fields are sent,
 * also those that do not apply.
 */
const fieldTable = (source?: DataSource): FormField[] => [
  { name: 'name', label: 'Name', required: undefined, wide: true, default: '' },
  { name: 'description', label: 'Description', kind: 'area', rows: 1 },
  {
    name: 'api_url',
    label: 'API URL',
    kind: 'code',
    required: undefined,
    wide: true,
    // Only a warning: the server decides (spec, section 5).
    hint: ({ api_url }) => apiUrlWarning(textOf(api_url).trim()) ?? urlHint,
    placeholders: ['DOMAIN', 'DOMAINS_INDEXED'],
    default: '',
  },
  ...authFields(source),
  {
    name: 'request_method',
    label: 'Request Method',
    kind: 'choice',
    options: dataSourceRequestMethods.map((method) => ({ value: method, label: method })),
  },
  {
    name: 'response_format',
    label: 'Response Format',
    kind: 'choice',
    options: optionsOf(responseFormatLabels),
  },
  {
    name: 'request_headers',
    label: 'Request Headers',
    kind: 'custom',
    wide: true,
    toInput: (stored) =>
      Object.entries(stored ?? {}).map(([name, value], id) => ({ id, name, value: value ?? '' })),
    fromInput: (rows) => headersOf(rows as HeaderRow[]),
    // A header may hold a secret.
    show: (headers) => Object.keys(headers ?? {}).join('\n'),
  },
  {
    name: 'request_body_template',
    label: 'Request Body Template',
    kind: 'template',
    hint: ({ request_method }) =>
      request_method === 'GET'
        ? 'Not sent: GET has no body'
        : '{DOMAIN}: a request for each domain. {DOMAINS_LIST}: a batch, as an array.',
    placeholders: ['DOMAIN', 'DOMAINS_LIST'],
  },
  {
    name: 'indexed_params_enabled',
    label: 'Indexed Parameters',
    kind: 'switch',
    hint: '{DOMAINS_INDEXED} becomes a count and numbered parameters: items=2&item0=…&item1=…',
  },
  {
    name: 'indexed_params_prefix',
    label: 'Prefix',
    kind: 'code',
  },
  {
    name: 'indexed_params_count_key',
    label: 'Count Key',
    kind: 'code',
  },
  {
    name: 'indexed_params_start_index',
    label: 'Start Index',
    kind: 'choice',
    options: ['0', '1'].map((index) => ({ value: index, label: index })),
    fromInput: Number,
  },
  {
    name: 'batch_size',
    label: 'Batch Size',
    kind: 'number',
    hint: `Domains in one request, ${batch_size.min} to ${batch_size.max}`,
  },
  {
    name: 'parallel_workers',
    label: 'Parallel Workers',
    kind: 'number',
    hint: `Requests at a time, ${parallel_workers.min} to ${parallel_workers.max}`,
  },
  {
    name: 'response_mapping',
    label: 'Response Mapping',
    kind: 'custom',
    toInput: (stored) => stored ?? null,
  },
  {
    name: 'is_active',
    label: 'Active',
    kind: 'switch',
    hint: 'An inactive source is not queried, and its columns are hidden',
  },
];

/** The fields of the form, with the contract's limits. */
export const dataSourceFields = (source?: DataSource) =>
  withLimits(dataSourceLimits, fieldTable(source));

/** The fields for the authentication (spec, section 3). */
const authFields = (source?: Pick<DataSource, 'auth_type'>): FormField[] =>
  [
    {
      name: 'auth_type',
      label: 'Auth Type',
      kind: 'choice',
      options: optionsOf(authTypeLabels, source?.auth_type),
    } satisfies FormField,
    ...onlyWhen('auth_type', 'basic', [
      { name: 'auth_credentials.username', label: 'Username', kind: 'code', default: '' },
      { name: 'auth_credentials.password', label: 'Password', kind: 'secret', default: '' },
    ]),
    ...onlyWhen('auth_type', 'bearer', [
      { name: 'auth_credentials.token', label: 'Token', kind: 'token', default: '' },
    ]),
    ...onlyWhen('auth_type', 'api_key', [
      {
        name: 'auth_credentials.key',
        label: 'Header Name',
        kind: 'code',
        hint: ({ auth_credentials }) =>
          headerNameWarning(textOf(valueAt(auth_credentials, 'key'))) ?? '',
      },
      { name: 'auth_credentials.value', label: 'Value', kind: 'token', default: '' },
    ]),
  ].map((field) => ({ ...field, group: 'Authentication' }));

/** The field of the authentication secret; undefined if the type has none. */
export function secretField(source: Pick<DataSource, 'auth_type'>): FormField | undefined {
  const shown = applicableFields(authFields(source), { auth_type: source.auth_type });
  return withLimits(dataSourceLimits, shown.filter(isSecret))[0];
}

/** Whether a request contains secrets: credentials, or headers that look like them. */
export function hasSecrets(source: DataSource): boolean {
  const { request_headers = {} } = source;
  return secretField(source) !== undefined || Object.keys(request_headers).some(isSensitiveHeader);
}

/**
 * Part of the body besides the fields: empty credentials without authentication. Credentials of an unknown type are not
 * sent, so they stay.
 */
export const dataSourceExtraBody = ({ auth_type }: FormValues): Partial<DataSourceInput> =>
  auth_type === 'none' ? { auth_credentials: {} } : {};

/** Warns of an address that the server may refuse. */
export function apiUrlWarning(url: string): string | undefined {
  const filled = url.replaceAll('{DOMAIN}', 'example.com');
  return url
    ? urlProblem(filled, ['http', 'https'], 'https://api.example.com/{DOMAIN}')
    : undefined;
}

function headersOf(rows: readonly HeaderRow[]): Record<string, string> {
  const named = rows.filter(({ name }) => name.trim());
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), value.trim()]));
}

/** The problems of the headers, by field. Empty rows do not count. */
export function headerProblems({
  request_headers: rows,
}: DataSourceValues): Record<string, string> {
  const names = rows.map(({ name }) => name.trim().toLowerCase());
  return problemsOf(
    Object.fromEntries(
      rows.map(({ name, value }, index) => [
        `request_headers.${index}.name`,
        name.trim() || value.trim() ? headerProblem(names, index) : undefined,
      ]),
    ),
  );
}

function headerProblem(names: readonly string[], index: number): string | undefined {
  const name = names[index] ?? '';
  const isDuplicate = names.indexOf(name) < index;
  if (!name) return 'Header name is required';
  return isDuplicate ? 'Another header has this name' : undefined;
}

/** Warns of a header name that the service may refuse; it decides. */
export function headerNameWarning(name: string): string | undefined {
  return !name.trim() || isHeaderName(name.trim())
    ? undefined
    : 'A header name has letters, digits and hyphens, and no spaces';
}
