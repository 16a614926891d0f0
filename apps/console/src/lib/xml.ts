import { secretMask } from './secretMask.ts';

/** A piece of an XML line by what it is, for colouring. */
export interface XmlPart {
  kind: 'punctuation' | 'name' | 'attribute' | 'value' | 'text' | 'other';
  text: string;
}

/** A line of an XML text as it is shown. */
export interface XmlLine {
  /** How deep it is nested, from 0. */
  depth: number;
  parts: XmlPart[];
}

const token = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<[^<>]*>|[^<]+|</g;
const secret = /(<((?:[\w-]+:)?(?:pw|newPW|authInfo))(?:\s[^<>]*)?>)([\s\S]*?)(<\/\2\s*>)/g;

/** Hides passwords: what `pw`, `newPW` and `authInfo` hold, in any namespace prefix. */
export function maskSecrets(xml: string): string {
  return xml.replace(secret, (_, open: string, _name: string, content: string, close: string) =>
    content.trim() ? `${open}${secretMask}${close}` : `${open}${content}${close}`,
  );
}

/**
 * An XML text in lines, indented by its elements; an element that holds text alone stays on one line. Made for showing:
 * a text that is not well formed is shown as well as it goes, never refused, and nothing of it but white space is lost.
 */
export function xmlLines(xml: string): XmlLine[] {
  const tokens = (xml.match(token) ?? []).map((text) => text.trim()).filter(Boolean);
  const lines: XmlLine[] = [];
  let depth = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const text = tokens[at] ?? '';
    const [content = '', close = ''] = [tokens[at + 1], tokens[at + 2]];
    if (isOpening(text) && !content.startsWith('<') && isClosing(close)) {
      lines.push({
        depth,
        parts: [...tagParts(text), { kind: 'text', text: content }, ...tagParts(close)],
      });
      at += 2;
    } else if (isOpening(text) && isClosing(content)) {
      lines.push({ depth, parts: [...tagParts(text), ...tagParts(content)] });
      at += 1;
    } else {
      if (isClosing(text)) depth = Math.max(0, depth - 1);
      lines.push({ depth, parts: tagParts(text) });
      if (isOpening(text)) depth += 1;
    }
  }
  return lines;
}

/** The lines as text, two spaces a level: what is copied. */
export function prettyXml(xml: string): string {
  return xmlLines(xml)
    .map(({ depth, parts }) => '  '.repeat(depth) + parts.map(({ text }) => text).join(''))
    .join('\n');
}

function isOpening(text: string): boolean {
  return /^<[^/!?]/.test(text) && text.endsWith('>') && !text.endsWith('/>');
}

function isClosing(text: string): boolean {
  return text.startsWith('</');
}

const tag = /^(<\/?)([^\s/>]+)([\s\S]*?)(\/?>)$/;
const attribute = /([^\s=]+)(\s*=\s*)("[^"]*"|'[^']*')|[^\s=]+|\s+|=/g;

function tagParts(text: string): XmlPart[] {
  if (!text.startsWith('<')) return [{ kind: 'text', text }];
  const [, open, name, rest, close] = /^<[!?]/.test(text) ? [] : (tag.exec(text) ?? []);
  if (open === undefined || name === undefined || close === undefined) {
    return [{ kind: 'other', text }];
  }
  return [
    { kind: 'punctuation', text: open },
    { kind: 'name', text: name },
    ...[...(rest ?? '').matchAll(attribute)].flatMap(attributeParts),
    { kind: 'punctuation', text: close },
  ];
}

function attributeParts([whole, name, equals, value]: RegExpExecArray): XmlPart[] {
  if (name === undefined || equals === undefined || value === undefined) {
    return [{ kind: 'punctuation', text: whole }];
  }
  return [
    { kind: 'attribute', text: name },
    { kind: 'punctuation', text: equals },
    { kind: 'value', text: value },
  ];
}
