import type { DataSource } from '@dropcatch/sdk';
import { dataSourceAuthCredentialsInputLimits as limits } from '@dropcatch/sdk/limits';
import { secretMask } from '../../ui/form/secretMask.ts';
import { lookUp } from '../../core/text/labels.ts';
import { isJson, requestsFor, type ApiRequest } from './dataSourceRequest.ts';
import { parseUrl } from '../../core/text/parseUrl.ts';

interface CurlRequest {
  method: string;
  url: string;
  /** Names and values. Invalid names are left out. */
  headers: readonly (readonly [name: string, value: string])[];
  /** For HTTP basic authentication. */
  user?: { name: string; password: string };
  body?: string;
}

/** Control characters except the line feed. A terminal would act on them when they are pasted. */
const controlCharacters = /([^\P{Cc}\n]+)/u;

/** Whether a text is a valid name of an HTTP header (RFC 9110, section 5.1). */
export const isHeaderName = (name: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** Whether headers with this name usually contain secrets, so that their values are masked. */
export const isSensitiveHeader = (name: string) =>
  /auth|cookie|key|password|secret|signature|token/i.test(name);

/**
 * Quotes a text as one word of a POSIX shell. In single quotes no character is special, not even `!` in an interactive
 * bash. Control characters are written with `printf`, so that pasting is safe. NUL cannot be passed to a command and is
 * removed.
 */
export function shellQuote(text: string): string {
  const parts = text
    .toWellFormed()
    .replaceAll('\0', '')
    .split(controlCharacters)
    .map((part, index) => {
      if (part === '') return '';
      return index % 2 ? `"$(printf '${octal(part)}')"` : `'${part.replaceAll("'", "'\\''")}'`;
    });
  return parts.join('') || "''";
}

function octal(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text));
  return bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}

/**
 * Encodes a URL like a browser. Text that is not a URL stays unchanged.
 */
function encodeUrl(url: string): string {
  return parseUrl(url)?.href ?? url;
}

/** A header for curl: `Name;` sends it with an empty value. It cannot contain line breaks. */
function headerText([name, value]: readonly [string, string]): string {
  const line = value.replaceAll(/[\r\n]+/g, ' ').trim();
  return line ? `${name}: ${line}` : `${name};`;
}

/**
 * A curl command for a POSIX shell, one option per line. `--globoff` keeps curl from reading brackets and braces in the
 * URL as patterns; `--data-raw` and `--url` keep it from interpreting `@` and `-`.
 */
export function curlCommand({ method, url, headers, user, body }: CurlRequest): string {
  const options = [
    `--url ${shellQuote(encodeUrl(url))}`,
    ...(user ? [`--user ${shellQuote(`${user.name}:${user.password}`)}`] : []),
    ...headers
      .filter(([name]) => isHeaderName(name))
      .map((header) => `--header ${shellQuote(headerText(header))}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(body)}`]),
  ];
  return [`curl --globoff --request ${shellQuote(method)}`, ...options].join(' \\\n  ');
}

/** A command for the first request of a source, and the number of requests. */
interface CurlExample {
  command: string;
  requests: number;
}

/**
 * The request of a source for these domains as a curl command (spec, section 2). Credentials are masked unless
 * revealed. The service never sends a stored secret, so `secret` is what the user entered.
 */
export function curlExample(
  source: DataSource,
  domains: readonly string[],
  { revealed, secret }: { revealed: boolean; secret: string },
): CurlExample | undefined {
  const requests = requestsFor(source, domains);
  const [first] = requests;
  if (!first) return undefined;
  const shownSecret = (revealed && secret) || secretMask;
  const { auth_credentials: { username = '', key = limits.key.default } = {} } = source;
  const headers = Object.entries(source.request_headers ?? {}).map(
    ([name, value]) =>
      [name, revealed || !isSensitiveHeader(name) ? (value ?? '') : secretMask] as const,
  );
  const authHeaders = {
    bearer: ['Authorization', `Bearer ${shownSecret}`],
    api_key: [key, shownSecret],
  } as const;
  const authHeader = lookUp(authHeaders, source.auth_type);
  const allHeaders = authHeader ? [...headers, authHeader] : headers;
  const command = curlCommand({
    method: source.request_method,
    url: first.url,
    headers: [...allHeaders, ...contentType(first, allHeaders)],
    user: source.auth_type === 'basic' ? { name: username, password: shownSecret } : undefined,
    body: first.body,
  });
  return { command, requests: requests.length };
}

/** The Content-Type header, guessed from the body if there is none, since curl would label the body as a web form. */
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
