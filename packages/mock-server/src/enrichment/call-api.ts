import type { DataSourceTestResult, DataSourceTestRow } from '@dropcatch/sdk';
import { readFormat } from '../formats/formats.ts';
import { FormatError } from '../formats/value.ts';
import { isAccepted, isUnknownHost } from '../outside.ts';
import { answersOf } from './answer.ts';
import { readMapped } from './mapping.ts';
import type { StoredDataSource } from './stored.ts';
import { type ApiRequest, requestsFor } from './templates.ts';

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
