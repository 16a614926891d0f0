import type { DataSource } from '@dropcatch/sdk';

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
export interface ApiRequest {
  readonly url: string;
  readonly body: string | null;
  /** The domains that it asks about. */
  readonly domains: readonly string[];
}

/** A text inside an address; half a surrogate pair, which no address can hold, becomes U+FFFD, as browsers send it. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

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
function inQuotes(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

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
