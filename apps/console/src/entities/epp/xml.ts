// Its own reader of XML, for people: it also shows what is broken, which a parser refuses.

interface XmlPart {
  kind: 'punctuation' | 'name' | 'attribute' | 'value' | 'text' | 'other';
  text: string;
}

interface XmlLine {
  /** The depth of nesting, from 0. */
  depth: number;
  parts: XmlPart[];
}

/** The parts of XML. An unclosed one extends to the end of the text. Otherwise many openings would take quadratic time. */
export const tokenPattern =
  /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[^<>]*>|[^<]+|</g;

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
