import type { EppLog } from '@dropcatch/sdk';
import { secretMask } from '../../ui/form/secretMask.ts';
import { tokenPattern } from './xml.ts';

/** The elements and attributes that hold secrets: of EPP and of its extensions, such as RFC 8334 and RFC 8495. */
const secretNames = 'pw|newPW|authInfo|authCode|password|newPassword|allocationToken';
const secretName = `(?:(?:[^\\s<>/:="'&;]+:)?(?:${secretNames})|launch:code)`;
/** The rest of an empty element after its name. An attribute with an angle bracket may not be complete. */
const emptyRest = '(?:\\s+[^\\s<>/="\']+\\s*=\\s*(?:"[^"<>]*"|\'[^\'<>]*\'))*\\s*/>';
const secretOpening = new RegExp(`<(${secretName})(?=[\\s/>])(?!${emptyRest})[^>]*(?:>|$)`, 'gi');
/** CDATA and comments, in which closing tags do not count, and tags. Each may be truncated by the end of the text. */
const contentPiece =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<(\/?)([^\s<>/]+)[^>]*(?:>|$)/g;
const secretAttribute = new RegExp(
  `(\\s(?!xmlns:)${secretName}\\s*=\\s*["'])((?<=")[^"]+|(?<=')[^']+)`,
  'gi',
);
/** A member of a JSON object. */
const secretMember = new RegExp(`("(?:${secretNames})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi');
/** An element in escaped characters, as in a server's quotation of a command. */
const escapedSecret = new RegExp(
  `(&lt;(${secretName})(?:\\s(?:(?!&[lg]t;)[^<])*)?&gt;)([^<]+?)(?=&lt;/\\2\\s*&gt;|<|$)`,
  'gi',
);

/** What a registry quotes of a password in its reason. The name of a JSON member is no such word. */
const quotedSecret =
  /((?<!&lt;[\w:.-]{0,40})\b(?:pass(?:word|phrase)|pw|auth(?:info|[ -]?code)|token)\b[^<>"'“‘&]{0,40}(?:["'“‘]|&quot;|&apos;)(?!\s*:))([^<"'”’&]+)/gi;

/**
 * The lengths of the secrets that are looked for elsewhere, in characters. A shorter one may also be an ordinary word; a
 * longer one is the rest of a broken document.
 */
const [minLength, maxLength] = [6, 1000];

/** How many secrets of a text are looked for elsewhere. */
const maxSecrets = 100;

/**
 * Masks passwords: the content of {@link secretNames} as elements, attributes or members of JSON, with any namespace
 * prefix, what a text quotes after such a word, and every further occurrence of such a value. If an element is not
 * closed, everything after it is masked.
 */
export function maskSecrets(text: string): string {
  const [masked = ''] = maskTogether([text]);
  return masked;
}

/**
 * Masks the passwords of an entry of the log. A value that is a secret in its request, response or message is masked in
 * all of them, since registries repeat what they received.
 */
export function maskEntry<Entry extends EppLog>(entry: Entry): Entry {
  const { request, response, status_message } = entry;
  const [sent, received, said] = maskTogether([
    request ?? '',
    response ?? '',
    status_message ?? '',
  ]);
  return {
    ...entry,
    request: request && sent,
    response: response && received,
    status_message: status_message && said,
  };
}

function maskTogether(texts: readonly string[]): string[] {
  const secrets = new Set<string>();
  const masked = texts.map((text) =>
    maskNamed(text, (secret) => {
      const value = secret.trim();
      const isLookedFor = value.length >= minLength && value.length <= maxLength;
      if (isLookedFor && !/^\*+$/.test(value)) secrets.add(value);
    }),
  );
  if (secrets.size === 0) return masked;
  const known = occurrencesOf([...secrets].slice(0, maxSecrets));
  return masked.map((text) => maskKnown(text, known));
}

/** Masks the secrets that their names tell, and reports each. */
function maskNamed(xml: string, onSecret: (secret: string) => void): string {
  const hide =
    (read = decode) =>
    (_match: string, before: string, secret: string) => {
      onSecret(read(secret));
      return before + secretMask;
    };
  let masked = '';
  let done = 0;
  for (const { 0: opening, 1: name = '', index } of xml.matchAll(secretOpening)) {
    // Already masked.
    if (index < done) continue;
    const start = index + opening.length;
    const end = start + contentLength(xml.slice(start), name);
    const content = xml.slice(start, end);
    for (const text of textsIn(content)) onSecret(text);
    masked += xml.slice(done, start) + (content.trim() ? secretMask : content);
    done = end;
  }
  return (masked + xml.slice(done))
    .replace(escapedSecret, (match, before: string, _name, secret: string) =>
      hide()(match, before, secret),
    )
    .replace(/(?:^|>)[^<]+/g, (text) => text.replace(quotedSecret, hide()))
    .replace(secretAttribute, hide())
    .replace(secretMember, hide(decodeJson));
}

function contentLength(text: string, name: string): number {
  let depth = 1;
  for (const { 1: slash, 2: tagName, index } of text.matchAll(contentPiece)) {
    if (tagName === name) depth += slash ? -1 : 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** The texts in the content of an element, without markup. */
function textsIn(content: string): string[] {
  return content
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, '$1')
    .split(/<[^>]*(?:>|$)/)
    .map(decode);
}

/** The text of a JSON string. */
function decodeJson(written: string): string {
  try {
    return String(JSON.parse(`"${written}"`));
  } catch {
    return written;
  }
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' } as const;

const decode = (text: string) =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity as keyof typeof entities]);

/** Finds secrets as they are, in XML and in JSON, the longest first. */
function occurrencesOf(secrets: readonly string[]): RegExp {
  const encoded = (text: string, characters: RegExp) =>
    text.replace(
      characters,
      (character) =>
        Object.entries(entities).find(([, plain]) => plain === character)?.[0] ?? character,
    );
  const written = secrets.flatMap((secret) => [
    secret,
    encoded(secret, /[&<>]/g),
    encoded(secret, /[&<>"']/g),
    JSON.stringify(secret).slice(1, -1),
  ]);
  const alternatives = [...new Set(written)]
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(alternatives.join('|'), 'g');
}

/** Masks secrets in texts, comments and attributes. The names of elements stay. */
function maskKnown(xml: string, known: RegExp): string {
  return xml.replace(tokenPattern, (token) =>
    /^<[^!?]/.test(token)
      ? token.replace(/"[^"]*"|'[^']*'/g, (value) => value.replace(known, secretMask))
      : token.replace(known, secretMask),
  );
}
