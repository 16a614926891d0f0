import {
  parseXml as parseDocument,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlText,
} from '@rgrove/parse-xml';
import { FormatError, isList, isMap, mapOf, type Value, type ValueMap } from './value.ts';

/** Converts an element: to its text, or to a map of its attributes (`@name`), elements and text (`#text`). */
function valueOf({ attributes, children }: XmlElement): Value {
  const inside = new Map<string, Value[]>();
  for (const [name, value] of Object.entries(attributes)) inside.set(`@${name}`, [value]);
  for (const child of children) {
    if (!(child instanceof XmlElement)) continue;
    const values = inside.get(child.name) ?? [];
    values.push(valueOf(child));
    inside.set(child.name, values);
  }
  const isText = (node: XmlNode): node is XmlText => node instanceof XmlText;
  const text = children.filter(isText).map((node) => node.text);
  const trimmed = text.join('').trim();
  if (inside.size === 0) return trimmed;
  const entries = [...inside].map(([name, values]): [string, Value] => {
    const [first = ''] = values;
    return [name, values.length === 1 ? first : values];
  });
  return mapOf(trimmed === '' ? entries : [...entries, ['#text', trimmed]]);
}

/**
 * Parses XML to `{ root: … }`. An element without attributes and elements becomes its text, others become maps with
 * attributes as `@name` and text as `#text`. Repeated elements become a list. Throws a FormatError that names the line.
 */
export function parseXml(text: string): Value {
  try {
    const { root } = parseDocument(text.replace('\uFEFF', '').trim());
    return mapOf(root === null ? [] : [[root.name, valueOf(root)]]);
  } catch (error) {
    // Deep nesting overflows the stack.
    if (error instanceof RangeError) throw new FormatError('XML: it is nested too deeply');
    if (!(error instanceof XmlError)) throw error;
    const [reason] = error.message.split(' (line ');
    throw new FormatError(`XML, line ${error.line}: ${reason}`);
  }
}

/** Escapes a text for XML and HTML, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const textOf = (value: Value): string => (typeof value === 'object' ? '' : escaped(String(value)));

function elementText(name: string, value: Value): string {
  if (isList(value)) return value.map((item) => elementText(name, item)).join('');
  if (value === null) return `<${name}/>`;
  if (!isMap(value)) return `<${name}>${textOf(value)}</${name}>`;
  const attributes: string[] = [];
  const inside: string[] = [];
  for (const [key, item] of Object.entries(value)) {
    if (key.startsWith('@')) attributes.push(` ${key.slice(1)}="${textOf(item)}"`);
    else inside.push(key === '#text' ? textOf(item) : elementText(key, item));
  }
  const begin = `<${name}${attributes.join('')}`;
  return inside.length === 0 ? `${begin}/>` : `${begin}>${inside.join('')}</${name}>`;
}

/** Writes elements by name. Null becomes an empty element, a list one element per item. */
export const writeElements = (elements: ValueMap): string =>
  Object.entries(elements)
    .map(([name, inside]) => elementText(name, inside))
    .join('');

/** Writes a value that `parseXml` can read: a map with one name, that of the root. */
export function writeXml(value: Value): string {
  const root = isMap(value) ? value : mapOf([['response', value]]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeElements(root)}`;
}
