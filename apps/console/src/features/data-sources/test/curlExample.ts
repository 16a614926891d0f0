import type { DataSource } from '@dropcatch/sdk';
import { secretMask } from '../../../ui/form/secretMask.ts';
import { known } from '../../../core/text/looks.ts';
import { credentialsFor, defaultHeader } from '../form/credentials.ts';
import { curlCommand } from '../curl.ts';
import { isJson, requestsFor, type ApiRequest } from '../form/dataSourceRequest.ts';
import { isSensitiveHeader } from '../form/sensitiveHeader.ts';

/** Whether the example has something to hide: what signs in, or a header that looks like it. */
export function hasSecrets(source: DataSource): boolean {
  const { request_headers = {} } = source;
  return secretField(source) !== undefined || Object.keys(request_headers).some(isSensitiveHeader);
}

/** The field of the secret that a source signs in with; undefined where it does not. */
export function secretField({ auth_type }: Pick<DataSource, 'auth_type'>) {
  return credentialsFor(auth_type).find(({ secret }) => secret);
}

/** A command for the first of the requests that a source makes, and how many there are. */
export interface CurlExample {
  command: string;
  requests: number;
}

/**
 * The request that a source makes for these domains as a curl command (spec, section 2). What signs in is masked unless
 * it is revealed; the service never tells the stored secret, so `secret` is what the person entered, if anything.
 */
export function curlExample(
  source: DataSource,
  domains: readonly string[],
  { revealed, secret }: { revealed: boolean; secret: string },
): CurlExample | undefined {
  const requests = requestsFor(source, domains);
  const [first] = requests;
  if (!first) return undefined;
  const shown = (revealed && secret) || secretMask;
  const { auth_credentials: { username = '', key = defaultHeader } = {} } = source;
  const headers = Object.entries(source.request_headers ?? {}).map(
    ([name, value]) => [name, revealed || !isSensitiveHeader(name) ? value : secretMask] as const,
  );
  const signIn = {
    bearer: ['Authorization', `Bearer ${shown}`],
    api_key: [key, shown],
  } as const;
  const signedIn = known(signIn, source.auth_type);
  const named = signedIn ? [...headers, signedIn] : headers;
  const command = curlCommand({
    method: source.request_method,
    url: first.url,
    headers: [...named, ...contentType(first, named)],
    user: source.auth_type === 'basic' ? { name: username, password: shown } : undefined,
    body: first.body,
  });
  return { command, requests: requests.length };
}

/** curl would call a body a web form: where no header says what it is, its look does. */
function contentType(
  { body }: ApiRequest,
  headers: readonly (readonly [string, string])[],
): (readonly [string, string])[] {
  if (body === undefined || headers.some(([name]) => name.toLowerCase() === 'content-type')) {
    return [];
  }
  if (isJson(body)) return [['Content-Type', 'application/json']];
  return body.trimStart().startsWith('<') ? [['Content-Type', 'application/xml']] : [];
}
