import type { AnalyzeInput, AnalyzeResult } from '@dropcatch/sdk';
import { detectFormat, readFormat } from '../formats/formats.ts';
import { FormatError, isList, isMap, type Value } from '../formats/value.ts';

/** So many values may stand inside each other. */
const DEEPEST = 100;

/** So many different paths are listed at most. */
const MOST_PATHS = 2000;

interface Found {
  readonly fields: Set<string>;
  readonly arrays: Set<string>;
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function look(value: Value, path: string, found: Found, depth: number): void {
  if (depth > DEEPEST) throw new FormatError('The response is nested too deeply');
  if (found.fields.size + found.arrays.size >= MOST_PATHS) return;
  if (isList(value)) {
    if (path !== '') found.arrays.add(path);
    for (const item of value) {
      if (typeof item === 'object' && item !== null) look(item, path, found, depth + 1);
    }
  } else if (isMap(value)) {
    for (const [name, item] of Object.entries(value))
      look(item, within(path, name), found, depth + 1);
  } else if (path !== '') found.fields.add(path);
}

/**
 * The fields and arrays of an example response, as dotted paths in the order in which they come; a path runs through
 * arrays without a number. A response that is an array itself has paths from its records on. Throws a FormatError.
 */
export function analyze({ response_text, format_type }: AnalyzeInput): AnalyzeResult {
  const format = format_type ?? detectFormat(response_text);
  const value = readFormat(format, response_text);
  const found: Found = { fields: new Set(), arrays: new Set() };
  look(value, '', found, 0);
  if (!isList(value) && !isMap(value)) {
    throw new FormatError('The response is a single value: there are no fields in it');
  }
  return { format, fields: [...found.fields], arrays: [...found.arrays] };
}
