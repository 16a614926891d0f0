import type { DataSourceResponseFormat } from '@dropcatch/sdk';
import Papa from 'papaparse';
import { FormatError, isList, isMap, mapOf, type Value } from '../../text/value.ts';
import { csv, delimiterOf } from '../../text/csv.ts';
import { messageOf } from '../../text/words.ts';
import { parseXml, writeXml } from '../../text/xml.ts';

/** Messages for the error codes of Papa Parse. */
const CSV_ERRORS: Readonly<Record<string, string>> = {
  MissingQuotes: 'a quoted cell is not closed',
  InvalidQuotes: 'text follows a quoted cell',
};

/** Parses CSV (RFC 4180). Cells may be quoted, with doubled quotes inside. Empty lines are skipped. */
function recordsOf(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true });
  const wrong = errors.find(({ code }) => code in CSV_ERRORS);
  if (wrong === undefined) return data;
  const line = text.slice(0, wrong.index).split('\n').length;
  throw new FormatError(`CSV, line ${line}: ${CSV_ERRORS[wrong.code]}`);
}

/** Parses CSV with a header line to a list of maps. Throws a FormatError that names the line. */
function parseCsv(text: string, delimiter = delimiterOf(text) ?? ','): Value {
  const [head, ...records] = recordsOf(text, delimiter);
  if (head === undefined) throw new FormatError('CSV: there is no header line');
  const names = head.map((name) => name.trim());
  const empty = names.indexOf('');
  if (empty >= 0) throw new FormatError(`CSV, line 1: column ${empty + 1} has no name`);
  if (new Set(names).size < names.length)
    throw new FormatError('CSV, line 1: two columns have the same name');
  return records.map((record, i) => {
    if (record.length !== names.length) {
      const counts = `${record.length} cells for ${names.length} columns`;
      throw new FormatError(`CSV, record ${i + 1}: ${counts}`);
    }
    return mapOf(names.map((name, column) => [name, record[column] ?? '']));
  });
}

const PAIR = /^([\p{L}\p{N}_@][^:=\t]{0,80}?)\s*[:=]\s*(.*)$/u;

/**
 * Parses blocks of `name: value` lines to maps. Other lines are split at white space into column_1, column_2 and so on.
 */
function parseLines(text: string): Value {
  const blocks = text
    .trim()
    .split(/\r?\n\s*\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() !== ''))
    .filter((block) => block.length > 0);
  if (blocks.length === 0) throw new FormatError('text: there is nothing to read');
  const pairs = blocks.map((block) => block.map((line) => PAIR.exec(line.trim()) ?? undefined));
  if (pairs.flat().every((pair) => pair !== undefined)) {
    const maps = pairs.map((block) =>
      mapOf(block.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? ''])),
    );
    return maps.length === 1 ? (maps[0] ?? null) : maps;
  }
  return blocks.flat().map((line) => {
    const cells = line.trim().split(/\s+/);
    return mapOf(cells.map((cell, i) => [`column_${i + 1}`, cell]));
  });
}

function parseJson(text: string): Value {
  try {
    const value: Value = JSON.parse(text.replace(/^\uFEFF/, ''));
    return value;
  } catch (error) {
    throw new FormatError(`JSON: ${messageOf(error)}`);
  }
}

const recordsIn = (value: Value): readonly Value[] => (isList(value) ? value : [value]);

function cellsOf(record: Value): Record<string, string | number | boolean | null> {
  const entries = Object.entries(isMap(record) ? record : { value: record });
  return Object.fromEntries(
    entries.map(([name, cell]) => {
      return [name, typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell];
    }),
  );
}

function writeCsv(value: Value): string {
  const records = recordsIn(value).map(cellsOf);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [...csv(names, records)].join('');
}

const writeLines = (value: Value): string =>
  recordsIn(value)
    .map((record) => Object.entries(cellsOf(record)))
    .map((cells) => cells.map(([name, cell]) => `${name}: ${cell ?? ''}\n`).join(''))
    .join('\n');

interface Format {
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

const FORMATS: Readonly<Record<DataSourceResponseFormat, Format>> = {
  json: { read: parseJson, write: (value) => JSON.stringify(value, undefined, 1) },
  xml: { read: parseXml, write: writeXml },
  csv: { read: (text) => parseCsv(text), write: writeCsv },
  text: { read: parseLines, write: writeLines },
};

/** Parses a text in a format. Throws a FormatError when it is not valid. */
export const readFormat = (format: DataSourceResponseFormat, text: string): Value =>
  FORMATS[format].read(text);

/** Writes a value in a format. CSV and text take a list of maps, or one map. */
export const writeFormat = (format: DataSourceResponseFormat, value: Value): string =>
  FORMATS[format].write(value);

/** Detects the format of a text by its beginning, then by the columns of its lines. */
export function detectFormat(text: string): DataSourceResponseFormat {
  const begin = text.replace('\uFEFF', '').trimStart();
  if (begin.startsWith('<')) return 'xml';
  if (begin.startsWith('{') || begin.startsWith('[')) return 'json';
  const lines = begin.trimEnd().split(/\r?\n/);
  const delimiter = delimiterOf(begin);
  const columns = (line = ''): number => line.split(delimiter ?? ',').length;
  const even = lines.every((line) => columns(line) === columns(lines[0]) || line.includes('"'));
  return delimiter !== undefined && lines.length > 1 && even ? 'csv' : 'text';
}

/** Converts a text to a number if it looks like one, for formats without types. Other values stay as they are. */
export function typed(value: Value | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  if (value === '') return null;
  return typeof value === 'string' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(value)
    ? Number(value)
    : value;
}
