/** The secrets of a call, and what comes back of them: from the service, a proxy or the platform. */
import type { HttpCall } from './call.ts';

/** Names of headers and fields with secrets. A name that ends otherwise only tells about one: `main_value_field`. */
export const secretName =
  /(password|passphrase|passwd|token|secret|authorization|cookie)s?$|^(pass|pw|key|value)$|(api|ssl|private|^x)[-_]?key$/i;

/** Replaces secrets by `***`. */
export interface Mask {
  /** In a text. */
  text: (text: string) => string;
  /** In all texts of a JSON value, and whatever a field with the name of a secret has. */
  json: (value: unknown) => unknown;
}

/**
 * Masks what a call sent: the token, secret headers and secret fields of the body, however they are escaped. One that is
 * shorter than six characters is masked only as a value: alone, in quotes, or after `=`, `:`, `>` or `Bearer`.
 */
export function maskOf({ headers, body }: Pick<HttpCall, 'headers' | 'body'>): Mask {
  const secrets = new Set<string>();
  JSON.stringify([Object.fromEntries(headers), body], (name, value: unknown) => {
    if (secretName.test(name) && (typeof value === 'string' || typeof value === 'number')) {
      // With and without the scheme, such as `Bearer`.
      secrets.add(String(value)).add(String(value).replace(/^\w+ /, ''));
    }
    return value;
  });
  const forms = [...secrets].filter(Boolean).flatMap(formsOf);
  const patterns = [...new Set(forms)].toSorted((a, b) => b.length - a.length).map(patternOf);
  const pattern = patterns.length > 0 && new RegExp(patterns.join('|'), 'gi');
  const known = (text: string) => (pattern ? text.replace(pattern, '***') : text);

  function json(value: unknown, name: string, depth: number): unknown {
    if (typeof value === 'string') {
      // A text with spaces is a complaint about the field.
      return secretName.test(name) && /^\S+$/.test(value) ? '***' : known(value);
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth > 99) return '***';
    if (Array.isArray(value)) return value.map((item) => json(item, name, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const inner = name === 'fields' ? '' : key;
        return [known(key), json(item, inner, depth + 1)];
      }),
    );
  }

  return {
    text: (text) => known(text).replace(secretPair, '$1"***"'),
    json: (value) => json(value, '', 0),
  };
}

/** A JSON field with the name of a secret, in a text that need not be whole JSON. */
const secretPair =
  /("[\w-]{0,40}(?:password|passphrase|token|secret|authorization|cookie|api_?key)"\s{0,9}:\s{0,9})"[^"\s]*"?/gi;

/** The forms of a secret in answers: as it is, and within JSON, JSON of ASCII, JSON in JSON, addresses, forms and HTML. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  const address = form.replaceAll('+', '%20');
  return [
    secret,
    json,
    json.replaceAll(
      /[^\x20-\x7E]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    JSON.stringify(json).slice(1, -1),
    form,
    address,
    address.replaceAll(/%(?:2[1789A]|7E)/g, decodeURIComponent),
    ...['&quot;', '&#34;'].map((quote) =>
      secret
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', quote)
        .replaceAll("'", '&#39;'),
    ),
  ];
}

/** A pattern for a text as it is. A short one must stand as a value, because it may be an ordinary word. */
function patternOf(text: string): string {
  const exact = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  if (text.length >= 6) return exact;
  // What stands around a value: a quote, `=`, `:`, a scheme, an element of HTML, or the end of the text.
  const before = String.raw`(?<=^|["'=:>]\s?|\bBearer )`;
  const after = String.raw`(?=$|["'&<\\,;}\]]|\s|[.](?:\s|$))`;
  return before + exact + after;
}
