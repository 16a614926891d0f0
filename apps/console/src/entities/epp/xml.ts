import { secretMask } from '../../ui/form/secretMask.ts';

interface XmlPart {
  kind: 'punctuation' | 'name' | 'attribute' | 'value' | 'text' | 'other';
  text: string;
}

interface XmlLine {
  /** The depth of nesting, from 0. */
  depth: number;
  parts: XmlPart[];
}

/** An unclosed token extends to the end of the text. Otherwise many openings would take quadratic time. */
const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^<>]*>|[^<]+|</g;

/** The elements and attributes that hold secrets: of EPP and of its extensions, such as RFC 8334 and RFC 8495. */
const secretNames = 'pw|newPW|authInfo|authCode|password|newPassword|allocationToken';
const secretName = `(?:(?:[^\\s<>/:="'&;]+:)?(?:${secretNames})|launch:code)`;
/** The rest of an empty element after its name. An attribute with an angle bracket may not be complete. */
const emptyRest = '(?:\\s+[^\\s<>/="\']+\\s*=\\s*(?:"[^"<>]*"|\'[^\'<>]*\'))*\\s*/>';
const secretOpening = new RegExp(`<(${secretName})(?=[\\s/>])(?!${emptyRest})[^>]*(?:>|$)`, 'gi');
/** CDATA and comments, in which closing tags do not count, and tags. Each may be truncated by the end of the text. */
const contentPiece =
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<(\/?)([^\s<>/]+)[^>]*(?:>|$)/g;
const secretAttribute = new RegExp(`(\\s(?!xmlns:)${secretName}\\s*=\\s*)("[^"]+|'[^']+)`, 'gi');
/** An element in escaped characters, as in a server's quotation of a command. */
const escapedSecret = new RegExp(
  `(&lt;(${secretName})(?:\\s(?:(?!&[lg]t;)[^<])*)?&gt;)([^<]+?)(?=&lt;/\\2\\s*&gt;|<|$)`,
  'gi',
);

/** What a registry quotes of a password in its reason. */
const quotedSecret =
  /((?<!&lt;[\w:.-]{0,40})\b(?:pass(?:word|phrase)|pw|auth(?:info|[ -]?code)|token)\b[^<>"'“‘&]{0,40}(?:["'“‘]|&quot;|&apos;))([^<"'”’&]+)/gi;

/**
 * Masks passwords: the content of {@link secretNames} as elements or attributes, with any namespace prefix, and what a
 * text quotes after such a word. If an element is not closed, everything after it is masked.
 */
export function maskSecrets(xml: string): string {
  let masked = '';
  let done = 0;
  for (const { 0: opening, 1: name = '', index } of xml.matchAll(secretOpening)) {
    // Already masked.
    if (index < done) continue;
    const start = index + opening.length;
    const end = start + contentLength(xml.slice(start), name);
    const content = xml.slice(start, end);
    masked += xml.slice(done, start) + (content.trim() ? secretMask : content);
    done = end;
  }
  return (masked + xml.slice(done))
    .replace(escapedSecret, `$1${secretMask}`)
    .replace(/>[^<]+/g, (text) => text.replace(quotedSecret, `$1${secretMask}`))
    .replace(secretAttribute, (_, before: string, value: string) => before + value[0] + secretMask);
}

function contentLength(text: string, name: string): number {
  let depth = 1;
  for (const { 1: slash, 2: tagName, index } of text.matchAll(contentPiece)) {
    if (tagName === name) depth += slash ? -1 : 1;
    if (depth === 0) return index;
  }
  return text.length;
}

/** Deeper lines are indented no further. */
const maxDepth = 100;

/**
 * Splits XML into indented lines. An element with only text stays on one line. Text that is not well-formed is shown as
 * well as possible. Only white space is lost.
 */
export function xmlLines(xml: string): XmlLine[] {
  const tokens = (xml.match(tokenPattern) ?? []).map((text) => text.trim()).filter(Boolean);
  const lines: XmlLine[] = [];
  let depth = 0;
  for (let at = 0, taken = 1; at < tokens.length; at += taken) {
    const [text = '', content = '', close = ''] = tokens.slice(at, at + 3);
    const isOpening = /^<[^/!?]/.test(text) && text.endsWith('>') && !text.endsWith('/>');
    taken = isOpening ? leafLength(content, close) : 1;
    if (isClosing(text)) depth = Math.max(0, depth - 1);
    lines.push({
      depth: Math.min(depth, maxDepth),
      parts: tokens.slice(at, at + taken).flatMap(partsOf),
    });
    if (isOpening && taken === 1) depth += 1;
  }
  return lines;
}

/** The number of tokens of an element without child elements; 1 for an element with child elements. */
function leafLength(content: string, close: string): number {
  if (isClosing(content)) return 2;
  return !content.startsWith('<') && isClosing(close) ? 3 : 1;
}

/** The XML as indented text, two spaces per level. */
export function prettyXml(xml: string): string {
  return xmlLines(xml)
    .map(({ depth, parts }) => '  '.repeat(depth) + parts.map(({ text }) => text).join(''))
    .join('\n');
}

function isClosing(text: string): boolean {
  return text.startsWith('</');
}

const tag = /^(<\/?)([^\s/>!?][^\s/>]*)([^]*?)(\/?>)$/;
const attribute = /([^\s=]+)(\s*=\s*)("[^"]*"|'[^']*')|[^\s=]+|\s+|=/g;

function partsOf(text: string): XmlPart[] {
  if (!text.startsWith('<')) return [{ kind: 'text', text }];
  const [, open = '', name, rest = '', close = ''] = tag.exec(text) ?? [];
  if (name === undefined) return [{ kind: 'other', text }];
  return [
    { kind: 'punctuation', text: open },
    { kind: 'name', text: name },
    ...[...rest.matchAll(attribute)].flatMap(attributeParts),
    { kind: 'punctuation', text: close },
  ];
}

function attributeParts([whole, name, equals = '', value = '']: RegExpExecArray): XmlPart[] {
  if (name === undefined) return [{ kind: 'punctuation', text: whole }];
  return [
    { kind: 'attribute', text: name },
    { kind: 'punctuation', text: equals },
    { kind: 'value', text: value },
  ];
}
