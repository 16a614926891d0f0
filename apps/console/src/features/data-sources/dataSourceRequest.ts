import type { DataSource } from '@dropcatch/sdk';
import { parseJson } from '../../core/text/parseJson.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';

/** The settings of a data source that define its requests. */
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

export interface ApiRequest {
  url: string;
  /** Undefined if no body is sent. */
  body: string | undefined;
  /** The domains of the request. */
  domains: readonly string[];
}

/** Encodes a text for a URL. Lone surrogates are replaced, since they cannot be encoded. */
function encodeForUrl(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Escapes a text for a JSON string, without the quotes. */
function escapeForJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** A count and numbered parameters, `items=2&item0=a.com&item1=b.com` (spec, section 5). */
function indexedParams(source: RequestForm, domains: readonly string[]): string {
  const { indexed_params_prefix: prefix, indexed_params_start_index: start } = source;
  return [
    [source.indexed_params_count_key, String(domains.length)] as const,
    ...domains.map((domain, index) => [`${prefix}${start + index}`, domain] as const),
  ]
    .map(([name, value]) => `${encodeForUrl(name)}=${encodeForUrl(value)}`)
    .join('&');
}

/** The URL for these domains. {DOMAINS_INDEXED} stays unchanged while indexed parameters are off. */
export function fillUrl(source: RequestForm, domains: readonly string[]): string {
  const url = source.api_url.replaceAll('{DOMAIN}', () => encodeForUrl(domains[0] ?? ''));
  if (!source.indexed_params_enabled) return url;
  return url.replaceAll('{DOMAINS_INDEXED}', () => indexedParams(source, domains));
}

/** The body for these domains. GET has none. */
export function fillBody(source: RequestForm, domains: readonly string[]): string | undefined {
  return bodyTemplate(source)
    ?.replaceAll('{DOMAINS_LIST}', () => JSON.stringify(domains))
    .replaceAll('{DOMAIN}', () => escapeForJson(domains[0] ?? ''));
}

function bodyTemplate(source: RequestForm): string | undefined {
  const { request_method, request_body_template: template } = source;
  return request_method === 'GET' || !template?.trim() ? undefined : template;
}

/** The requests for these domains: one for each domain with {DOMAIN}, otherwise one per batch (spec, section 5). */
export function requestsFor(source: RequestForm, domains: readonly string[]): ApiRequest[] {
  const isPerDomain = `${source.api_url} ${bodyTemplate(source) ?? ''}`.includes('{DOMAIN}');
  const size = isPerDomain ? 1 : Math.max(1, source.batch_size || 1);
  return Array.from({ length: Math.ceil(domains.length / size) }, (_, index) => {
    const batch = domains.slice(index * size, (index + 1) * size);
    return { url: fillUrl(source, batch), body: fillBody(source, batch), domains: batch };
  });
}

const placeholderPattern = /\{[A-Z][A-Z_]*\}/g;

/** Hints about likely mistakes. They are only hints, since an API may be unusual. */
export function requestHints(source: RequestForm): string[] {
  const { api_url: url, indexed_params_enabled: isIndexed } = source;
  if (!url.trim()) return [];
  const body = bodyTemplate(source) ?? '';
  const hints: string[] = [];
  if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) {
    hints.push('The API URL is not a web address');
  }
  const unchanged = new Set([
    ...(url.match(placeholderPattern) ?? []).filter(
      (name) => name !== '{DOMAIN}' && !(isIndexed && name === '{DOMAINS_INDEXED}'),
    ),
    ...(body.match(placeholderPattern) ?? []).filter(
      (name) => name !== '{DOMAIN}' && name !== '{DOMAINS_LIST}',
    ),
  ]);
  for (const name of unchanged) {
    const isDisabled = name === '{DOMAINS_INDEXED}' && !isIndexed && url.includes(name);
    hints.push(`${name} is sent unchanged${isDisabled ? ': Indexed Parameters are off' : ''}`);
  }
  if (isIndexed && !url.includes('{DOMAINS_INDEXED}')) {
    hints.push('Indexed Parameters are on, but the API URL has no {DOMAINS_INDEXED}');
  }
  if (!/\{(?:DOMAIN|DOMAINS_INDEXED|DOMAINS_LIST)\}/.test(url + body)) {
    hints.push('The request names no domain');
  }
  const sent = fillBody(source, ['example.com']) ?? '';
  if (/^\s*[[{]/.test(sent) && !isJson(sent)) hints.push('The body is not valid JSON');
  return hints;
}

export const isJson = (text: string) => parseJson(text) !== undefined;
