/** The secrets of a call, and what comes back of them: from the service, a proxy or the platform. */

/** Names of headers and fields with secrets. A name that ends otherwise only tells about one: `main_value_field`. */
export const secretName =
  /(password|passphrase|passwd|token|secret|authorization|cookie)s?$|^(pass|pw|key|value)$|(api|ssl|private|^x)[-_]?key$/i;

/** What a call sends, for its secrets. */
interface Sent {
  url: string;
  headers: Headers;
  /** The JSON body, if any. */
  body: unknown;
}

/** An answer without its body. */
export type AnswerHead = Pick<Response, 'status' | 'statusText' | 'headers'>;

/** Replaces secrets by `***`. */
export interface Mask {
  /** In a text. */
  text: (text: string) => string;
  /** In all texts of a JSON value, and whatever a field with the name of a secret has. */
  json: (value: unknown) => unknown;
  /** In the reason phrase and the headers of an answer. */
  head: (answer: AnswerHead) => AnswerHead;
}

/**
 * Masks what a call sent: the token, secret headers and secret fields of the query and the body, however they are
 * escaped. One that is
 * shorter than six characters is masked only as a value: alone, in quotes, or after `=`, `:`, `>` or `Bearer`.
 */
export function maskOf({ url, headers, body }: Sent): Mask {
  const query = [...new URLSearchParams(url.split('?')[1])].map((pair) =>
    Object.fromEntries([pair]),
  );
  const secrets = secretsIn([Object.fromEntries(headers), query, body]);
  const forms = [...secrets].flatMap(formsOf);
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

  const text = (given: string) =>
    known(given).replace(secretPair, '$1"***"').replace(secretParameter, '$1***');
  return {
    text,
    json: (value) => json(value, '', 0),
    head: (answer) => ({
      status: answer.status,
      statusText: text(answer.statusText),
      headers: new Headers(
        [...answer.headers].map(([name, value]): [string, string] => [name, text(value)]),
      ),
    }),
  };
}

/** All texts and numbers of a JSON value that have the name of a secret, or are within something that has. */
function secretsIn(value: unknown): ReadonlySet<string> {
  const secrets = new Set<string>();
  const holders = new WeakSet();
  JSON.stringify(value, function (this: object, name, inner: unknown) {
    if (!secretName.test(name) && !holders.has(this)) return inner;
    if (typeof inner === 'object' && inner !== null) holders.add(inner);
    // With and without the scheme, such as `Bearer`.
    else secrets.add(String(inner)).add(String(inner).replace(/^\w+ /, ''));
    return inner;
  });
  for (const word of ['', 'null', 'undefined', 'true', 'false']) secrets.delete(word);
  return secrets;
}

/** A JSON field with the name of a secret, in a text that need not be whole JSON. */
const secretPair =
  /("[\w-]{0,40}(?:password|passphrase|token|secret|authorization|cookie|api_?key)"\s{0,9}:\s{0,9})"[^"\s]*"?/gi;

/** A parameter with the name of a secret, in an address or a form. */
const secretParameter =
  /([?&;]\w{0,40}(?:password|passphrase|token|secret|authorization|cookie|api_?key)=)[^&;#\s"'<>]+/gi;

/**
 * The forms of a secret in answers: as it is, within JSON, JSON of ASCII, JSON in JSON, addresses, forms and HTML, and in
 * headers, which have bytes in place of letters.
 */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const form = new URLSearchParams({ '': secret }).toString().slice(1);
  const address = form.replaceAll('+', '%20');
  const forms = [
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
  // Most are the same: a token needs no escapes.
  return [...new Set(forms)].flatMap((one) => [one, bytesOf(one)]);
}

/** A text as it arrives in a header: a letter for each of its bytes (RFC 9110, section 5.5). */
const bytesOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join('');

/** A pattern for a text as it is. A short one must stand as a value, because it may be an ordinary word. */
function patternOf(text: string): string {
  const exact = text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  if (text.length >= 6) return exact;
  // What stands around a value: a quote, `=`, `:`, a scheme, an element of HTML, or the end of the text.
  const before = String.raw`(?<=^|["'=:>]\s?|\bBearer )`;
  const after = String.raw`(?=$|["'&<\\,;}\]]|\s|[.](?:\s|$))`;
  return before + exact + after;
}
