import type { UseFormReturnType } from '@mantine/form';
import type {
  DataSource,
  DataSourceAuthCredentialsInput,
  DataSourceAuthType,
  DataSourceInput,
  DataSourceRequestMethod,
  DataSourceResponseFormat,
  DataSourceResponseMapping,
} from '@dropcatch/sdk';
import { dataSourceInputLimits as limits } from '@dropcatch/sdk/limits';
import { byLabel, openParts, type EditedFields } from '../../../ui/form/mergeEdit.ts';
import { problemsOf, wholeNumberProblem, urlProblem } from '../../../ui/form/fields.ts';
import { authTypeLabels, responseFormatLabels } from '../dataSourceLabels.ts';
import { defaultHeader, type CredentialName } from './credentials.ts';
import { isHeaderName } from '../curl.ts';
import { fillUrl, type RequestForm } from './dataSourceRequest.ts';

/** A request header as it is typed. */
interface HeaderValues {
  /** Tells rows apart while they are added and removed. */
  id: number;
  name: string;
  value: string;
}

/** What the form of a data source holds: text as it is typed, switches, and the mapping. */
interface DataSourceFormValues extends Record<string, unknown>, Record<CredentialName, string> {
  name: string;
  description: string;
  api_url: string;
  auth_type: DataSourceAuthType;
  request_headers: HeaderValues[];
  request_method: DataSourceRequestMethod;
  request_body_template: string;
  response_format: DataSourceResponseFormat;
  response_mapping: DataSourceResponseMapping | null;
  batch_size: string;
  parallel_workers: string;
  indexed_params_enabled: boolean;
  indexed_params_prefix: string;
  indexed_params_count_key: string;
  indexed_params_start_index: string;
  is_active: boolean;
}

/** The form of a data source, as its parts take it. */
export type DataSourceForm = UseFormReturnType<DataSourceFormValues, DataSourceInput>;

/** With what the form begins: the source, its secrets masked, or the defaults of a new one (spec, section 9). */
export function dataSourceFormValues(source?: DataSource): DataSourceFormValues {
  const { auth_credentials = {}, request_headers = {} } = source ?? {};
  return {
    name: source?.name ?? '',
    description: source?.description ?? '',
    api_url: source?.api_url ?? '',
    auth_type: source?.auth_type ?? limits.auth_type.default,
    username: auth_credentials.username ?? '',
    password: auth_credentials.password ?? '',
    token: auth_credentials.token ?? '',
    key: auth_credentials.key ?? defaultHeader,
    value: auth_credentials.value ?? '',
    request_headers: Object.entries(request_headers).map(([name, value], id) => ({
      id,
      name,
      value,
    })),
    request_method: source?.request_method ?? limits.request_method.default,
    request_body_template: source?.request_body_template ?? '',
    response_format: source?.response_format ?? limits.response_format.default,
    response_mapping: source?.response_mapping ?? null,
    batch_size: String(source?.batch_size ?? limits.batch_size.default),
    parallel_workers: String(source?.parallel_workers ?? limits.parallel_workers.default),
    indexed_params_enabled: source?.indexed_params_enabled ?? limits.indexed_params_enabled.default,
    indexed_params_prefix: source?.indexed_params_prefix ?? limits.indexed_params_prefix.default,
    indexed_params_count_key:
      source?.indexed_params_count_key ?? limits.indexed_params_count_key.default,
    indexed_params_start_index: String(
      source?.indexed_params_start_index ?? limits.indexed_params_start_index.default,
    ),
    is_active: source?.is_active ?? limits.is_active.default,
  };
}

/**
 * What is wrong with what was entered, by field (spec, section 5). That name and address are missing is left to the
 * server, which reports it.
 */
export function dataSourceProblems(values: DataSourceFormValues): Record<string, string> {
  const problems: Record<string, string | undefined> = {
    api_url: apiUrlProblem(values),
    batch_size: wholeNumberProblem(values.batch_size, 'Batch Size', limits.batch_size),
    parallel_workers: wholeNumberProblem(
      values.parallel_workers,
      'Parallel Workers',
      limits.parallel_workers,
    ),
    ...(values.auth_type === 'api_key' && {
      key: headerNameProblem(values.key.trim() || defaultHeader),
    }),
  };
  const known = new Set<string>();
  for (const [index, { name, value }] of values.request_headers.entries()) {
    if (!name.trim() && !value.trim()) continue;
    const key = name.trim().toLowerCase();
    problems[`request_headers.${index}.name`] =
      headerNameProblem(name.trim()) ??
      (known.has(key) ? 'Another header has this name' : undefined);
    known.add(key);
  }
  return problemsOf(problems);
}

function apiUrlProblem(values: DataSourceFormValues): string | undefined {
  if (!values.api_url.trim()) return undefined;
  const filled = fillUrl(requestForm(values), ['example.com']);
  return urlProblem(filled, ['http', 'https'], 'https://api.example.com/{DOMAIN}');
}

function headerNameProblem(name: string): string | undefined {
  return isHeaderName(name)
    ? undefined
    : 'A header name has letters, digits and hyphens, and no spaces';
}

/**
 * The credentials that each way of signing in needs. What is masked and was not touched goes back as its mask; those of
 * a way that this console does not know are left out, and so stay as they are.
 */
function credentials(values: DataSourceFormValues): DataSourceAuthCredentialsInput | undefined {
  const { auth_type, username, password, token, key, value } = values;
  switch (auth_type) {
    case 'none':
      return {};
    case 'basic':
      return { username: username.trim(), password };
    case 'bearer':
      return { token: token.trim() };
    case 'api_key':
      return { key: key.trim() || defaultHeader, value: value.trim() };
    default:
      return undefined;
  }
}

/** What to send for what was entered: the full form (spec, section 7). */
export function dataSourceBody(values: DataSourceFormValues): DataSourceInput {
  const auth_credentials = credentials(values);
  return {
    name: values.name.trim(),
    description: values.description.trim() || null,
    auth_type: values.auth_type,
    ...(auth_credentials && { auth_credentials }),
    request_headers: Object.fromEntries(
      values.request_headers
        .filter(({ name }) => name.trim())
        .map(({ name, value }) => [name.trim(), value.trim()]),
    ),
    response_format: values.response_format,
    response_mapping: values.response_mapping,
    parallel_workers: Number(values.parallel_workers),
    is_active: values.is_active,
    ...requestForm(values),
  };
}

/** How the fields are called where two edits of a data source differ; fields of one label come from the same edit. */
export const dataSourceFields: EditedFields<DataSourceInput> = {
  name: 'Name',
  description: 'Description',
  api_url: 'API URL',
  auth_type: { label: 'Authentication', show: byLabel(authTypeLabels) },
  auth_credentials: { label: 'Authentication', show: openParts(['username', 'key']) },
  request_method: 'Request Method',
  response_format: { label: 'Response Format', show: byLabel(responseFormatLabels) },
  // A header may hold a secret.
  request_headers: {
    label: 'Request Headers',
    show: (headers) => Object.keys(headers ?? {}).join('\n'),
  },
  request_body_template: 'Request Body Template',
  indexed_params_enabled: 'Indexed Parameters',
  indexed_params_prefix: 'Prefix',
  indexed_params_count_key: 'Count Key',
  indexed_params_start_index: 'Start Index',
  batch_size: 'Batch Size',
  parallel_workers: 'Parallel Workers',
  response_mapping: 'Response Mapping',
  is_active: 'Active',
};

/** What of the form decides how requests look, also while it is not complete yet. */
export function requestForm(values: DataSourceFormValues): RequestForm {
  return {
    api_url: values.api_url.trim(),
    request_method: values.request_method,
    request_body_template: values.request_body_template.trim()
      ? values.request_body_template
      : null,
    batch_size: Number(values.batch_size) || 1,
    indexed_params_enabled: values.indexed_params_enabled,
    indexed_params_prefix:
      values.indexed_params_prefix.trim() || limits.indexed_params_prefix.default,
    indexed_params_count_key:
      values.indexed_params_count_key.trim() || limits.indexed_params_count_key.default,
    indexed_params_start_index: Number(values.indexed_params_start_index),
  };
}
