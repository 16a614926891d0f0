import { parseXml as parseDocument, XmlElement, XmlText } from '@rgrove/parse-xml';
import Papa from 'papaparse';
import type { DataSourceResponseFormat } from '@dropcatch/sdk';
import { type JsonValue, isList, isObject } from './response.ts';
import { asTable } from './responseTable.ts';

/** Possible delimiters. The first one wins a tie. */
const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Parses CSV with a header line to a list of records.
 * @throws {SyntaxError} the text is not valid CSV
 */
function parseCsv(text: string): JsonValue {
  const plain = text.replace(/^\uFEFF?[\r\n]*/, '');
  const { data, errors, meta } = Papa.parse<Record<string, string>>(plain, {
    header: true,
    delimiter: detectDelimiter(plain),
    skipEmptyLines: true,
    transformHeader: (name) => name.trim(),
  });
  const [error] = errors;
  if (error) throw new SyntaxError(error.message);
  if (!meta.fields?.length) throw new SyntaxError('There is no header line');
  return data;
}

/** Detects the delimiter by the header alone, since cells may contain other delimiters. */
function detectDelimiter(text: string): string {
  const [head = ''] = text.split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Tokens of JSON: strings, which may contain digits, and numbers. */
const jsonToken = /"(?:[^"\\]|\\.)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;

/** Parses JSON, or one value per line. Whole numbers that JavaScript cannot hold become text with all their digits. */
function parseJson(text: string): JsonValue {
  const json = text
    .replace(/^\uFEFF/, '')
    .replaceAll(jsonToken, (token) =>
      /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token)) ? `"${token}"` : token,
    );
  try {
    return JSON.parse(json) as JsonValue;
  } catch {
    const lines = json.split('\n').filter((line) => line.trim() !== '');
    return lines.map((line) => JSON.parse(line) as JsonValue);
  }
}

/**
 * Parses an XML document like the service: attributes become `@name`, repeated elements a list, the text of an element
 * with attributes or child elements `#text`, other elements their text. The analyze call returns fields without values,
 * and Trusted Types forbid `DOMParser`.
 * @throws {Error} the text is not valid XML
 */
function parseXml(text: string): JsonValue {
  const { root } = parseDocument(text.replace(/^\uFEFF/, '').trim());
  return root ? { [root.name]: valueOf(root) } : null;
}

function valueOf({ attributes, children }: XmlElement): JsonValue {
  const entriesByName = new Map<string, JsonValue[]>();
  const add = (name: string, value: JsonValue) =>
    entriesByName.set(name, [...(entriesByName.get(name) ?? []), value]);
  for (const [name, value] of Object.entries(attributes)) add(`@${name}`, value);
  for (const child of children) if (child instanceof XmlElement) add(child.name, valueOf(child));
  const texts = children.map((child) => (child instanceof XmlText ? child.text : ''));
  const text = texts.join('').trim();
  if (entriesByName.size === 0) return text;
  const entries = Array.from(entriesByName, ([name, values]): [string, JsonValue] => [
    name,
    values.length === 1 ? (values[0] ?? '') : values,
  ]);
  return Object.fromEntries(text ? [...entries, ['#text', text]] : entries);
}

/** The selected format, unless the beginning of the text shows that it has another one. */
export function likelyFormat(
  text: string,
  selected: DataSourceResponseFormat,
): DataSourceResponseFormat {
  const isTable = /^.*[,;\t]/.test(text.trim());
  const formats = [selected, 'json', 'xml', isTable ? 'csv' : 'text'] as const;
  return formats.find((format) => looksLike(format, text)) ?? selected;
}

/** Whether the beginning of a text fits a format. */
function looksLike(format: DataSourceResponseFormat, text: string): boolean {
  const begin = /^[\uFEFF\s]*(.)/.exec(text)?.[1];
  if (format === 'xml') return begin === '<';
  return (begin === '{' || begin === '[') === (format === 'json') && begin !== '<';
}

const parsers: Readonly<Record<DataSourceResponseFormat, (text: string) => JsonValue>> = {
  json: parseJson,
  xml: parseXml,
  csv: parseCsv,
  text: parseLines,
};

/**
 * Parses an example response like the service, for previews of a mapping. Undefined if it cannot be parsed here; the
 * service then reports the reason.
 */
export function readExample(format: DataSourceResponseFormat, text: string): JsonValue | undefined {
  try {
    const value = parsers[format](text);
    return isWithin(value, maxDepth) ? asTable(value) : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with texts that look like a response, but are none, or have something around it. */
const knownMistakes: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^\s*<(?:!doctype\s+html|html)\b/i, 'This is a web page, such as the error page of a server.'],
  [/^\s*\)\]\}'/, "The text begins with )]}', which keeps scripts from reading it. Remove it."],
  [/^\s*[\w$.]+\s*\(\s*[{[]/, 'This is JSONP. Remove the name and the brackets around the JSON.'],
  [/^\s*[{[][\s{[]*[“”„]/, 'The quotes are typographic. JSON has straight ones: "'],
];

/** What is wrong with a text that cannot be an example, in a sentence; undefined if nothing is known. */
export function exampleMistake(text: string): string | undefined {
  return knownMistakes.find(([pattern]) => pattern.test(text))?.[1];
}

/** The maximum depth of nesting. The service has the same limit. */
const maxDepth = 100;

/** Whether a value is nested at most `depth` levels deep. */
function isWithin(value: JsonValue, depth: number): boolean {
  if (!isList(value) && !isObject(value)) return true;
  const inner = isList(value) ? value : Object.values(value);
  return depth > 0 && inner.every((one) => isWithin(one, depth - 1));
}

const pairPattern = /^([\p{L}\p{N}_@][^:=\t]{0,80}?)\s*[:=]\s*(.*)$/u;

/**
 * Parses plain text: blocks of `name: value` lines (a single block is the record itself), or columns separated by
 * spaces.
 */
function parseLines(text: string): JsonValue {
  const blocks = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim()));
  const pairs = blocks.map((block) => block.map((line) => pairPattern.exec(line.trim())));
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
