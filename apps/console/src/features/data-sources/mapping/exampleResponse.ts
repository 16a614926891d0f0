import type { DataSourceResponseFormat } from '@dropcatch/sdk';
import { isList, isMap, type JsonValue } from './jsonValue.ts';
import { parseTable } from './parseTable.ts';
import { parseXml } from './xmlValue.ts';

/** Whether a text may be of a format, by how it begins. Where it may not, the service is left to find the format. */
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
 * An example response read as the service reads it, for showing what a mapping finds in it. Undefined where it cannot be
 * read here; the service, which has the last word on it, says why.
 */
export function readExample(format: DataSourceResponseFormat, text: string): JsonValue | undefined {
  try {
    const value = readers[format](text);
    return isWithin(value, deepest) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Deeper responses are not looked at; the service refuses them too. */
const deepest = 100;

/** Whether values stand inside each other at most `depth` times. */
function isWithin(value: JsonValue, depth: number): boolean {
  if (!isList(value) && !isMap(value)) return true;
  const inner = isList(value) ? value : Object.values(value);
  return depth > 0 && inner.every((one) => isWithin(one, depth - 1));
}

const pair = /^([\p{L}\p{N}_@][^:=\t]{0,80}?)\s*[:=]\s*(.*)$/u;

/** Plain text: blocks of `name: value` lines, one block alone as the record itself, or else columns parted by space. */
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
