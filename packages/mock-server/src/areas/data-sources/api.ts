import type {
  DataSource,
  DataSourceResponseMapping,
  DataSourceTestResult,
  DataSourceTestRow,
} from '@dropcatch/sdk';
import { hashName, NONE } from '../../world/catalogue/columns.ts';
import { isAccepted, isUnknownHost } from '../credentials.ts';
import { factOf, isCovered } from './facts.ts';
import { readFormat, writeFormat } from './formats.ts';
import { readMapped } from './mapping.ts';
import type { StoredDataSource } from './records.ts';
import { FormatError, mapOf, type Value } from './value.ts';

/** How an API without a mapping answers: nobody knows yet where what is. */
const UNMAPPED: DataSourceResponseMapping = {
  array_path: 'results',
  domain_field: 'domain',
  main_value_field: 'domain_authority',
  additional_values: [
    { field: 'spam_score', label: 'Spam Score' },
    { field: 'linking_domains', label: 'Linking Domains' },
  ],
};

/** The same in XML and in lists of lines, which need a root or have no path to records. */
function mappingOf({
  response_mapping,
  response_format,
}: StoredDataSource): DataSourceResponseMapping {
  if (response_mapping !== null) return response_mapping;
  if (response_format === 'json') return UNMAPPED;
  return { ...UNMAPPED, array_path: response_format === 'xml' ? 'response.result' : '' };
}

/** Values inside each other, as they are while an answer is put together. */
type Nest = Map<string, Nest | Value>;

function put(nest: Nest, path: readonly string[], value: Value): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    nest.set(name, value);
    return;
  }
  const known = nest.get(name);
  const inner: Nest = known instanceof Map ? known : new Map();
  nest.set(name, inner);
  put(inner, rest, value);
}

function valueOf(nest: Nest): Value {
  return mapOf(
    [...nest].map(([name, value]) => [name, value instanceof Map ? valueOf(value) : value]),
  );
}

/** What the source says about one field of a domain; null when it says nothing. */
function fieldOf(source: StoredDataSource, field: string, domain: string, today: number): Value {
  const hash = hashName(domain);
  const { of, show } = factOf(field);
  const value = isCovered(hash, source.id, source.coverage) ? of(hash, today) : NONE;
  return value === NONE ? null : (show?.(value) ?? value);
}

/** A record of the answer, as the mapping expects to find it. A table has no depth: its columns have the whole path. */
function recordOf(source: StoredDataSource, domain: string, today: number): Value {
  const mapping = mappingOf(source);
  const isFlat = source.response_format === 'csv' || source.response_format === 'text';
  const pathOf = (field: string): string[] => (isFlat ? [field] : field.split('.'));
  const nest: Nest = new Map();
  put(nest, pathOf(mapping.domain_field), domain);
  const fields = [
    mapping.main_value_field,
    ...(mapping.additional_values ?? []).map(({ field }) => field),
    ...Object.values(mapping.extra_fields ?? {}),
  ];
  for (const field of fields) {
    if (field !== mapping.domain_field)
      put(nest, pathOf(field), fieldOf(source, field, domain, today));
  }
  return valueOf(nest);
}

/**
 * What the external API answers about these domains, in its format: the records where the mapping looks for them. Several
 * texts where the format has no place for more than one record.
 */
function answersOf(source: StoredDataSource, domains: readonly string[], today: number): string[] {
  const { response_format: format } = source;
  const path = (mappingOf(source).array_path ?? '').split('.').filter((name) => name !== '');
  const write = (records: Value): string => {
    if (path.length === 0) return writeFormat(format, records);
    const nest: Nest = new Map();
    put(nest, path, records);
    return writeFormat(format, valueOf(nest));
  };
  const records = domains.map((domain) => recordOf(source, domain, today));
  // XML has a single root, so there is no list at the top.
  const isAlone =
    path.length < (format === 'xml' ? 2 : 1) && (format === 'xml' || records.length === 1);
  return isAlone ? records.map(write) : [write(records)];
}

/** What of a data source decides how its requests look. */
export type RequestForm = Pick<
  DataSource,
  | 'api_url'
  | 'request_method'
  | 'request_body_template'
  | 'batch_size'
  | 'indexed_params_enabled'
  | 'indexed_params_prefix'
  | 'indexed_params_count_key'
  | 'indexed_params_start_index'
>;

/** One request to an external API. */
interface ApiRequest {
  readonly url: string;
  readonly body: string | null;
  /** The domains that it asks about. */
  readonly domains: readonly string[];
}

/** A text inside an address; half a surrogate pair, which no address can hold, becomes U+FFFD, as browsers send it. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** A count and numbered parameters: `items=2&item0=a.com&item1=b.com`. */
function indexed(source: RequestForm, domains: readonly string[]): string {
  const { indexed_params_prefix: prefix, indexed_params_start_index: first } = source;
  const parameters = [
    [source.indexed_params_count_key, String(domains.length)] as const,
    ...domains.map((domain, i) => [`${prefix}${first + i}`, domain] as const),
  ];
  return parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}

/** A text inside the quotes of a JSON text. */
const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The address for these domains. {DOMAINS_INDEXED} stays as it is while indexed parameters are off. */
export function fillUrl(source: RequestForm, domains: readonly string[]): string {
  const url = source.api_url.replaceAll('{DOMAIN}', () => encoded(domains[0] ?? ''));
  if (!source.indexed_params_enabled) return url;
  return url.replaceAll('{DOMAINS_INDEXED}', () => indexed(source, domains));
}

/** The body for these domains; null without a template, and for GET. */
export function fillBody(source: RequestForm, domains: readonly string[]): string | null {
  if (source.request_method === 'GET' || !source.request_body_template) return null;
  return source.request_body_template
    .replaceAll('{DOMAINS_LIST}', () => JSON.stringify(domains))
    .replaceAll('{DOMAIN}', () => inQuotes(domains[0] ?? ''));
}

/** Whether each domain needs a request of its own: {DOMAIN} stands for a single one. */
function isSingle({ api_url, request_method, request_body_template }: RequestForm): boolean {
  const body = request_method === 'GET' ? '' : (request_body_template ?? '');
  return `${api_url} ${body}`.includes('{DOMAIN}');
}

/** The requests for these domains: one for each of them, or in batches. */
export function requestsFor(source: RequestForm, domains: readonly string[]): ApiRequest[] {
  const size = isSingle(source) ? 1 : source.batch_size;
  return Array.from({ length: Math.ceil(domains.length / size) }, (_, i) => {
    const batch = domains.slice(i * size, (i + 1) * size);
    return { url: fillUrl(source, batch), body: fillBody(source, batch), domains: batch };
  });
}

/** The texts that the API sent, or why it sent none. */
type Sent = { readonly texts: readonly string[] } | { readonly error: string };

function hostOf(url: string): string | undefined {
  try {
    const { protocol, hostname } = new URL(url);
    return /^https?:$/.test(protocol) ? hostname : undefined;
  } catch {
    return undefined;
  }
}

function isRefused({ auth_type, auth_credentials: given }: StoredDataSource): boolean {
  const secret = { none: 'none', basic: given.password, bearer: given.token, api_key: given.value };
  return !isAccepted(secret[auth_type]);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Why the API would turn a request down; undefined when it would not. */
function trouble(source: StoredDataSource, { url, body }: ApiRequest): string | undefined {
  const host = hostOf(url);
  if (host === undefined) return `${url} is not a web address`;
  if (isUnknownHost(host)) return `getaddrinfo ENOTFOUND ${host}`;
  if (isRefused(source)) return 'HTTP 401 from the API';
  const left = /\{(?:DOMAIN|DOMAINS_INDEXED|DOMAINS_LIST)\}/.exec(url)?.[0];
  if (left !== undefined) return `HTTP 400 from the API: ${left} was sent as it is`;
  const template = `${source.api_url} ${source.request_body_template ?? ''}`;
  if (!/\{(?:DOMAIN|DOMAINS_INDEXED|DOMAINS_LIST)\}/.test(template)) {
    return 'HTTP 400 from the API: the request names no domain';
  }
  const looksLikeJson = body !== null && /^\s*[[{]/.test(body);
  if (looksLikeJson && !isJson(body)) return 'HTTP 400 from the API: the body is not valid JSON';
  return undefined;
}

function send(source: StoredDataSource, domains: readonly string[], today: number): Sent {
  const requests = requestsFor(source, domains);
  const [error] = requests.flatMap((request) => trouble(source, request) ?? []);
  if (error !== undefined) return { error };
  return { texts: requests.flatMap((request) => answersOf(source, request.domains, today)) };
}

function read(source: StoredDataSource, texts: readonly string[]): DataSourceTestRow[] {
  const { response_mapping: mapping, response_format: format } = source;
  if (mapping === null) throw new FormatError('The source has no response mapping yet');
  return texts.flatMap((text) => readMapped(readFormat(format, text), mapping));
}

/** Calls the external API for these domains and reads what it answers; `today` counts days from 1970-01-01. */
export function callApi(
  source: StoredDataSource,
  domains: readonly string[],
  today: number,
): DataSourceTestResult {
  const asked = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
  const sent = send(source, asked, today);
  if ('error' in sent)
    return { success: false, error: sent.error, results: [], raw_response: null };
  const raw_response = sent.texts.join('\n');
  try {
    return { success: true, results: read(source, sent.texts), raw_response };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { success: false, error: error.message, results: [], raw_response };
  }
}
