/** A request as curl is to send it. */
export interface CurlRequest {
  method: string;
  url: string;
  /** Names and values. A name that HTTP does not allow is left out. */
  headers: readonly (readonly [name: string, value: string])[];
  /** HTTP basic sign-in. */
  user?: { name: string; password: string } | undefined;
  body?: string | undefined;
}

/** Control characters other than the new line: a terminal would act on them while they are pasted. */
const control = /([^\P{Cc}\n]+)/u;
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

/** Whether HTTP allows a text as the name of a header (RFC 9110, section 5.1). */
export function isHeaderName(name: string): boolean {
  return headerName.test(name);
}

/**
 * A text as one word of a POSIX shell, whatever characters it holds: within single quotes nothing has a meaning, not
 * even `!` to an interactive bash. Control characters are written as `printf` makes them, so that pasting them does
 * nothing. The character NUL, which no command can be given, is dropped.
 */
export function shellQuote(text: string): string {
  const parts = text
    .toWellFormed()
    .replaceAll('\0', '')
    .split(control)
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

/** The address as a browser would send it: spaces and other alphabets encoded. What is no address stays as it is. */
function sendable(url: string): string {
  return URL.parse(url)?.href ?? url;
}

/** A header as curl takes it: `Name;` sends it with an empty value, and a line cannot end within one. */
function headerText([name, value]: readonly [string, string]): string {
  const line = value.replaceAll(/[\r\n]+/g, ' ').trim();
  return line ? `${name}: ${line}` : `${name};`;
}

/**
 * A curl command that a POSIX shell runs as it is shown, one option a line. `--globoff` keeps curl from reading brackets
 * and braces of the address as patterns; `--data-raw` and `--url` keep it from reading `@` and `-` as its own.
 */
export function curlCommand({ method, url, headers, user, body }: CurlRequest): string {
  const options = [
    `--url ${shellQuote(sendable(url))}`,
    ...(user ? [`--user ${shellQuote(`${user.name}:${user.password}`)}`] : []),
    ...headers
      .filter(([name]) => isHeaderName(name))
      .map((header) => `--header ${shellQuote(headerText(header))}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(body)}`]),
  ];
  return [`curl --globoff --request ${shellQuote(method)}`, ...options].join(' \\\n  ');
}
