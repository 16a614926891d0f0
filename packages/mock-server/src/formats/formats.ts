import type { DataSourceResponseFormat } from '@dropcatch/sdk';
import { csv } from './csv.ts';
import { delimiterOf, parseCsv, parseLines } from './table.ts';
import { FormatError, isList, isMap, type Value } from './value.ts';
import { parseXml, writeXml } from './xml.ts';

function parseJson(text: string): Value {
  try {
    const value: Value = JSON.parse(text.replace(/^\uFEFF/, ''));
    return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FormatError(`JSON: ${reason}`);
  }
}

/** A list of records, whatever a value is. */
function recordsIn(value: Value): readonly Value[] {
  return isList(value) ? value : [value];
}

function cellsOf(record: Value): Record<string, string | number | boolean | null> {
  const entries = isMap(record) ? Object.entries(record) : [['value', record] as const];
  return Object.fromEntries(
    entries.map(([name, cell]) => [
      name,
      typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : cell,
    ]),
  );
}

function writeCsv(value: Value): string {
  const records = recordsIn(value).map(cellsOf);
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [...csv(names, records)].join('');
}

function writeLines(value: Value): string {
  const blocks = recordsIn(value).map((record) =>
    Object.entries(cellsOf(record)).map(([name, cell]) => `${name}: ${cell ?? ''}\n`),
  );
  return blocks.map((block) => block.join('')).join('\n');
}

const FORMATS: Readonly<
  Record<
    DataSourceResponseFormat,
    { read: (text: string) => Value; write: (value: Value) => string }
  >
> = {
  json: { read: parseJson, write: (value) => JSON.stringify(value, undefined, 1) },
  xml: { read: parseXml, write: writeXml },
  csv: { read: (text) => parseCsv(text), write: writeCsv },
  text: { read: parseLines, write: writeLines },
};

/** Reads a text in a format; throws a FormatError that says why it cannot. */
export function readFormat(format: DataSourceResponseFormat, text: string): Value {
  return FORMATS[format].read(text);
}

/** Writes a value in a format. CSV and text take a list of maps, or one map. */
export function writeFormat(format: DataSourceResponseFormat, value: Value): string {
  return FORMATS[format].write(value);
}

/** The format that a text looks like: by how it begins, then by whether its first line has columns. */
export function detectFormat(text: string): DataSourceResponseFormat {
  const begin = text.replace('\uFEFF', '').trimStart();
  if (begin.startsWith('<')) return 'xml';
  if (begin.startsWith('{') || begin.startsWith('[')) return 'json';
  const lines = begin.trimEnd().split(/\r?\n/);
  const delimiter = delimiterOf(begin);
  const columns = (line: string): number => line.split(delimiter ?? ',').length;
  const even = lines.every(
    (line) => columns(line) === columns(lines[0] ?? '') || line.includes('"'),
  );
  return delimiter !== undefined && lines.length > 1 && even ? 'csv' : 'text';
}

/** A text as a number where it is one (as the formats without types write it), else as it is. */
export function typed(value: Value | undefined): string | number | boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'object') return JSON.stringify(value);
  if (value === '') return null;
  return typeof value === 'string' && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(value)
    ? Number(value)
    : value;
}
