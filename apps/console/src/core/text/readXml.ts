/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The elements in it, in their order. */
  children: XmlElement[];
  /** What stands in it itself, CDATA included. */
  text: string;
}

const name = '[A-Za-z_:\\u00C0-\\uFFFD][\\w:.\\-\\u00B7-\\uFFFD]*';
const attribute = `(${name})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`;
const unnamed = attribute.replaceAll(/\((?!\?)/g, '(?:');

/** A piece of a document: a comment or instruction, CDATA, a tag with its attributes, or text. */
const piece = new RegExp(
  [
    '(?<skipped><!--(?:(?!--)[^])*-->|<\\?[^]*?\\?>)',
    '<!\\[CDATA\\[(?<cdata>[^]*?)\\]\\]>',
    `<(?<close>/?)(?<tag>${name})(?<attributes>(?:\\s+${unnamed})*)\\s*(?<empty>/?)>`,
    '(?<text>[^<]+)',
  ].join('|'),
  'y',
);
const attributes = new RegExp(attribute, 'g');
const reference = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));|&/g;
const characters: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** So many elements may stand inside each other; the service reads no more either. */
const deepest = 200;

/**
 * Reads an XML document or a piece of one with a single root element. The browser's own parser is not to be had: the
 * console's Content-Security-Policy lets no text become a document. Document types are refused, so there are no entities
 * but the five of XML and numbers. Throws a SyntaxError that names the line.
 */
export function readXml(xml: string): XmlElement {
  const outside = emptyElement('', '');
  const open = [outside];
  piece.lastIndex = 0;
  while (piece.lastIndex < xml.length) {
    const at = piece.lastIndex;
    const refuse = (reason: string) => refusal(xml, at, reason);
    const found = piece.exec(xml)?.groups;
    const inner = open.at(-1) ?? outside;
    if (!found) throw refuse(unreadable(xml.slice(at, at + 20)));
    const { skipped, cdata, tag, text } = found;
    if (skipped !== undefined) {
      if (at > 0 && /^<\?xml\s/i.test(skipped)) throw refuse('<?xml stands behind the beginning');
    } else if (tag === undefined) {
      // XML 1.0, section 2.4.
      if (text?.includes(']]>')) throw refuse(']]> stands outside of CDATA');
      inner.text += cdata ?? decoded(text ?? '', refuse);
      if (inner === outside && outside.text.trim()) throw refuse('text outside of the element');
    } else if (found['close']) {
      if (open.length === 1) throw refuse(`</${tag}> closes nothing`);
      if (inner.name !== tag) throw refuse(`</${tag}> closes <${inner.name}>`);
      open.pop();
    } else {
      if (inner === outside && outside.children.length > 0)
        throw refuse(`<${tag}> is a second root`);
      if (open.length > deepest) throw refuse('elements are nested too deeply');
      const element = emptyElement(tag, found['attributes'] ?? '', refuse);
      inner.children.push(element);
      if (!found['empty']) open.push(element);
    }
  }
  const [root] = outside.children;
  const unclosed = open.length > 1 && open.at(-1);
  if (unclosed) throw refusal(xml, xml.length, `<${unclosed.name}> is not closed`);
  if (!root) throw refusal(xml, xml.length, 'there is no element');
  return root;
}

type Refuse = (reason: string) => SyntaxError;

function refusal(xml: string, at: number, reason: string): SyntaxError {
  return new SyntaxError(`line ${xml.slice(0, at).split('\n').length}: ${reason}`);
}

function unreadable(start: string): string {
  if (/^<!doctype/i.test(start)) return 'document types are not read';
  return `${start.split('\n')[0]} … is not written to its end`;
}

function emptyElement(tag: string, written: string, refuse: Refuse = SyntaxError): XmlElement {
  const found = new Map<string, string>();
  for (const [, key = '', double, single = ''] of written.matchAll(attributes)) {
    if (found.has(key)) throw refuse(`the attribute ${key} comes twice`);
    found.set(key, decoded(double ?? single, refuse));
  }
  return { name: tag, attributes: found, children: [], text: '' };
}

function decoded(text: string, refuse: Refuse): string {
  return text.replaceAll(reference, (whole, decimal?: string, hex?: string, known?: string) => {
    if (known) return characters[known] ?? '';
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (!(code > 0 && code <= 0x10ffff)) throw refuse(`${whole} is no known entity`);
    return String.fromCodePoint(code);
  });
}
