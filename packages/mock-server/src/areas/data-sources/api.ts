import type { DataSourceResponseMapping, DataSourceTestRow } from '@dropcatch/sdk';
import { hashName, NONE } from '../../world/catalogue/columns.ts';
import { parsedJson, parsedUrl } from '../../input/json.ts';
import { isAccepted, isUnknownHost } from '../credentials.ts';
import { factOf, hasRecord } from './facts.ts';
import { readFormat, writeFormat } from './formats.ts';
import { readMapped } from './mapping.ts';
import type { StoredDataSource } from '../../world/records/data-sources.ts';
import { FormatError, isMap, mapOf, type Value } from '../../text/value.ts';

/** Structure of the answers of an API that has no mapping yet. */
const UNMAPPED: DataSourceResponseMapping = {
  array_path: 'results',
  domain_field: 'domain',
  main_value_field: 'domain_authority',
  additional_values: [
    { field: 'spam_score', label: 'Spam Score' },
    { field: 'linking_domains', label: 'Linking Domains' },
  ],
};

/** The mapping of a source, or a default for its format. XML needs a root, and lines have no path to records. */
function mappingOf({
  response_mapping,
  response_format,
}: StoredDataSource): DataSourceResponseMapping {
  if (response_mapping !== null) return response_mapping;
  if (response_format === 'json') return UNMAPPED;
  return { ...UNMAPPED, array_path: response_format === 'xml' ? 'response.result' : '' };
}

function put(map: Record<string, Value>, path: readonly string[], value: Value): void {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    map[name] = value;
    return;
  }
  const known = map[name];
  const inner = mapOf(isMap(known) ? Object.entries(known) : []);
  map[name] = inner;
  put(inner, rest, value);
}

function fieldOf(source: StoredDataSource, field: string, domain: string, today: number): Value {
  const hash = hashName(domain);
  const { of, show } = factOf(field);
  const value = hasRecord(source, hash) ? of(hash, today) : NONE;
  return value === NONE ? null : (show?.(value) ?? value);
}

/** A record with the structure of the mapping. CSV and text are flat: their column names are whole paths. */
function recordOf(source: StoredDataSource, domain: string, today: number): Value {
  const mapping = mappingOf(source);
  const isFlat = source.response_format === 'csv' || source.response_format === 'text';
  const pathOf = (field: string): string[] => (isFlat ? [field] : field.split('.'));
  const record = mapOf([]);
  put(record, pathOf(mapping.domain_field), domain);
  const fields = [
    mapping.main_value_field,
    ...(mapping.additional_values ?? []).map(({ field }) => field),
    ...Object.values(mapping.extra_fields ?? {}),
  ];
  for (const field of fields) {
    if (field === mapping.domain_field) continue;
    put(record, pathOf(field), fieldOf(source, field, domain, today));
  }
  return record;
}

/** The answers of the external API for these domains. Several texts when the format can hold only one record. */
function answersOf(source: StoredDataSource, domains: readonly string[], today: number): string[] {
  const { response_format: format } = source;
  const path = (mappingOf(source).array_path ?? '').split('.').filter((name) => name !== '');
  const write = (records: Value): string => {
    if (path.length === 0) return writeFormat(format, records);
    const answer = mapOf([]);
    put(answer, path, records);
    return writeFormat(format, answer);
  };
  const records = domains.map((domain) => recordOf(source, domain, today));
  // XML has one root, so it cannot have a list at the top.
  const isAlone =
    path.length < (format === 'xml' ? 2 : 1) && (format === 'xml' || records.length === 1);
  return isAlone ? records.map(write) : [write(records)];
}

interface ApiRequest {
  readonly url: string;
  readonly body: string | null;
  readonly domains: readonly string[];
}

/** Encodes a text for an address. A lone surrogate becomes U+FFFD, as in browsers. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** The count and the numbered parameters: `items=2&item0=a.com&item1=b.com`. */
function indexed(source: StoredDataSource, domains: readonly string[]): string {
  const { indexed_params_prefix: prefix, indexed_params_start_index: first } = source;
  const parameters = [
    [source.indexed_params_count_key, String(domains.length)] as const,
    ...domains.map((domain, i) => [`${prefix}${first + i}`, domain] as const),
  ];
  return parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}

/** Escapes a text for use inside a JSON string. */
const inQuotes = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The address for these domains. {DOMAINS_INDEXED} stays while indexed parameters are off. */
export function fillUrl(source: StoredDataSource, domains: readonly string[]): string {
  const url = source.api_url.replaceAll('{DOMAIN}', () => encoded(domains[0] ?? ''));
  if (!source.indexed_params_enabled) return url;
  return url.replaceAll('{DOMAINS_INDEXED}', () => indexed(source, domains));
}

/** The body for these domains. Null without a template and for GET. */
export function fillBody(source: StoredDataSource, domains: readonly string[]): string | null {
  if (source.request_method === 'GET' || !source.request_body_template) return null;
  return source.request_body_template
    .replaceAll('{DOMAINS_LIST}', () => JSON.stringify(domains))
    .replaceAll('{DOMAIN}', () => inQuotes(domains[0] ?? ''));
}

/** Whether each domain needs its own request, because {DOMAIN} stands for one. */
function isSingle({ api_url, request_method, request_body_template }: StoredDataSource): boolean {
  const body = request_method === 'GET' ? '' : (request_body_template ?? '');
  return `${api_url} ${body}`.includes('{DOMAIN}');
}

/** The requests for these domains: one per domain, or one per batch. */
export function requestsFor(source: StoredDataSource, domains: readonly string[]): ApiRequest[] {
  const size = isSingle(source) ? 1 : source.batch_size;
  return Array.from({ length: Math.ceil(domains.length / size) }, (_, i) => {
    const batch = domains.slice(i * size, (i + 1) * size);
    return { url: fillUrl(source, batch), body: fillBody(source, batch), domains: batch };
  });
}

function isRefused({ auth_type, auth_credentials: given }: StoredDataSource): boolean {
  const { password: basic, token: bearer, value: api_key } = given;
  return !isAccepted({ none: 'none', basic, bearer, api_key }[auth_type]);
}

const PLACEHOLDER = /\{(?:DOMAIN|DOMAINS_INDEXED|DOMAINS_LIST)\}/;

/** The API's reason to refuse a request. Undefined when it accepts it. */
function requestError(source: StoredDataSource, { url, body }: ApiRequest): string | undefined {
  const { protocol = '', hostname = '' } = parsedUrl(url) ?? {};
  if (!/^https?:$/.test(protocol)) return `${url} is not a web address`;
  if (isUnknownHost(hostname)) return `getaddrinfo ENOTFOUND ${hostname}`;
  if (isRefused(source)) return 'HTTP 401 from the API';
  const left = PLACEHOLDER.exec(url)?.[0];
  if (left !== undefined) return `HTTP 400 from the API: ${left} was sent as it is`;
  const template = `${source.api_url} ${source.request_body_template ?? ''}`;
  if (!PLACEHOLDER.test(template)) {
    return 'HTTP 400 from the API: the request names no domain';
  }
  const isBroken = body !== null && /^\s*[[{]/.test(body) && parsedJson(body) === undefined;
  return isBroken ? 'HTTP 400 from the API: the body is not valid JSON' : undefined;
}

/** Sends the requests and returns the answers. Throws a FormatError with the API's error. */
function send(source: StoredDataSource, domains: readonly string[], today: number): string[] {
  const requests = requestsFor(source, domains);
  const [error] = requests.flatMap((request) => requestError(source, request) ?? []);
  if (error !== undefined) throw new FormatError(error);
  return requests.flatMap((request) => answersOf(source, request.domains, today));
}

function read(source: StoredDataSource, texts: readonly string[]): DataSourceTestRow[] {
  const { response_mapping: mapping, response_format: format } = source;
  if (mapping === null) throw new FormatError('The source has no response mapping yet');
  return texts.flatMap((text) => readMapped(readFormat(format, text), mapping));
}

/** Calls the external API for these domains and reads its answers. `today` counts days from 1970-01-01. */
export function callApi(source: StoredDataSource, domains: readonly string[], today: number) {
  const asked = [...new Set(domains.map((domain) => domain.trim().toLowerCase()))];
  let raw_response: string | null = null;
  try {
    const texts = send(source, asked, today);
    raw_response = texts.join('\n');
    return { success: true, results: read(source, texts), raw_response };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { success: false, error: error.message, results: [], raw_response };
  }
}
