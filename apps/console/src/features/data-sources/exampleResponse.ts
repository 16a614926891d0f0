import { parseXml as parseDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import Papa from 'papaparse';
import type { DataSourceResponseFormat } from '@dropcatch/sdk';
import { type JsonValue, isList, isMap } from './response.ts';

/** Possible delimiters. If two fit equally well, the first one wins. */
const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Reads CSV with a header line as a list of records.
 * @throws {SyntaxError} it cannot be read
 */
function parseTable(text: string): JsonValue {
  const plain = text.replace(/^\uFEFF?[\r\n]*/, '');
  const { data, errors, meta } = Papa.parse<Record<string, string>>(plain, {
    header: true,
    delimiter: delimiterOf(plain),
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
  });
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  if (!meta.fields?.length) throw new SyntaxError('There is no header line');
  return data;
}

/** By the header alone, since cells may contain other delimiters. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/**
 * An XML document as values by name, as the service reads it: attributes as `@name`, repeated elements as a list, the
 * text of an element with attributes or child elements as `#text`, other elements as their text. The analyze call
 * returns fields without values, and Trusted Types forbid `DOMParser`.
 * @throws {Error} it cannot be read
 */
function parseXml(text: string): JsonValue {
  const { root } = parseDocument(text.replace(/^\uFEFF/, '').trim());
  return root ? { [root.name]: valueOf(root) } : null;
}

function valueOf({ attributes, children }: XmlElement): JsonValue {
  const inside = new Map<string, JsonValue[]>();
  const add = (name: string, value: JsonValue) =>
    inside.set(name, [...(inside.get(name) ?? []), value]);
  for (const [name, value] of Object.entries(attributes)) add(`@${name}`, value);
  for (const child of children) if (child instanceof XmlElement) add(child.name, valueOf(child));
  const texts = children.map((child) => (child instanceof XmlText ? child.text : ''));
  const text = texts.join('').trim();
  if (inside.size === 0) return text;
  const entries = Array.from(inside, ([name, values]): [string, JsonValue] => [
    name,
    values.length === 1 ? (values[0] ?? '') : values,
  ]);
  return Object.fromEntries(text ? [...entries, ['#text', text]] : entries);
}

/** Whether a text may have a format, by its beginning. If not, the service finds the format. */
export function looksLike(format: DataSourceResponseFormat, text: string): boolean {
  const begin = /^[\uFEFF\s]*(.)/.exec(text)?.[1];
  if (format === 'xml') return begin === '<';
  return (begin === '{' || begin === '[') === (format === 'json') && begin !== '<';
}

const readers: Readonly<Record<DataSourceResponseFormat, (text: string) => JsonValue>> = {
  json: (text): JsonValue => JSON.parse(text.replace(/^\uFEFF/, '')),
  xml: parseXml,
  csv: parseTable,
  text: parseLines,
};

/**
 * An example response read as the service reads it, for previews of a mapping. Undefined if it cannot be read here;
 * then the service says why.
 */
export function readExample(format: DataSourceResponseFormat, text: string): JsonValue | undefined {
  try {
    const value = readers[format](text);
    return isWithin(value, deepest) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Deeper responses are not read. The service refuses them, too. */
const deepest = 100;

/** Whether values are nested at most `depth` times. */
function isWithin(value: JsonValue, depth: number): boolean {
  if (!isList(value) && !isMap(value)) return true;
  const inner = isList(value) ? value : Object.values(value);
  return depth > 0 && inner.every((one) => isWithin(one, depth - 1));
}

const pair = /^([\p{L}\p{N}_@][^:=\t]{0,80}?)\s*[:=]\s*(.*)$/u;

/** Plain text: blocks of `name: value` lines (a single block is the record itself), or columns separated by spaces. */
function parseLines(text: string): JsonValue {
  const blocks = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim()));
  const pairs = blocks.map((block) => block.map((line) => pair.exec(line.trim())));
  if (pairs.flat().every((found) => found !== null)) {
    const records = pairs.map((block) =>
      Object.fromEntries(block.map((found) => [found?.[1] ?? '', found?.[2] ?? ''])),
    );
    return records.length === 1 ? (records[0] ?? null) : records;
  }
  return blocks.flat().map((line) =>
    Object.fromEntries(
      line
        .trim()
        .split(/\s+/)
        .map((cell, index) => [`column_${index + 1}`, cell]),
    ),
  );
}
