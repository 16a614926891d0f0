import { array, assert, constantFrom, property, record, string, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { detectFormat, readFormat, typed, writeFormat } from './formats.ts';
import { FormatError, type Value, valueAt } from '../../text/value.ts';

test.each([
  ['{"a":1}', 'json'],
  ['  [1, 2]', 'json'],
  ['{ broken', 'json'],
  ['\uFEFF<?xml version="1.0"?><a/>', 'xml'],
  ['domain,flow\na.com,1\nb.com,2\n', 'csv'],
  ['domain;flow\n"a;b.com";1', 'csv'],
  ['domain: a.com\nflow: 14', 'text'],
  ['a.com 14\nb.com 3', 'text'],
  ['one line, with a comma', 'text'],
  ['', 'text'],
] as const)('%j looks like %s', (text, format) => {
  expect(detectFormat(text)).toBe(format);
});

test('CSV is read by its header with any delimiter', () => {
  const rows = [
    { domain: 'a.com', note: 'says "hi", twice' },
    { domain: 'b.com', note: 'two\nlines' },
  ];
  expect(
    readFormat('csv', 'domain,note\na.com,"says ""hi"", twice"\r\nb.com,"two\nlines"\n'),
  ).toEqual(rows);
  expect(readFormat('csv', 'domain;flow\na.com;14\n\nb.com;')).toEqual([
    { domain: 'a.com', flow: '14' },
    { domain: 'b.com', flow: '' },
  ]);
  expect(readFormat('csv', '\uFEFFdomain\tflow\na.com\t14')).toEqual([
    { domain: 'a.com', flow: '14' },
  ]);
});

test('a byte order mark before JSON is ignored', () => {
  expect(readFormat('json', '\uFEFF{"domain":"a.com"}')).toEqual({ domain: 'a.com' });
});

test('text is read as pairs, as blocks of pairs, or as columns', () => {
  expect(readFormat('text', 'domain: a.com\nflow = 14\n')).toEqual({ domain: 'a.com', flow: '14' });
  expect(readFormat('text', 'domain: a.com\nflow: 14\n\ndomain: b.com\nflow: 3')).toEqual([
    { domain: 'a.com', flow: '14' },
    { domain: 'b.com', flow: '3' },
  ]);
  expect(readFormat('text', 'a.com 14\nb.com 3')).toEqual([
    { column_1: 'a.com', column_2: '14' },
    { column_1: 'b.com', column_2: '3' },
  ]);
});

test.each([
  ['json', '{', 'JSON: '],
  ['csv', '', 'CSV: there is no header line'],
  ['csv', 'a,b\n1', 'CSV, record 1: 1 cells for 2 columns'],
  ['csv', 'a,b\n"1,2', 'CSV, line 2: a quoted cell is not closed'],
  ['csv', 'a,b\n"1"2,3', 'CSV, line 2: text follows a quoted cell'],
  ['csv', 'a,,b\n1,2,3', 'CSV, line 1: column 2 has no name'],
  ['csv', 'a,a\n1,2', 'CSV, line 1: two columns have the same name'],
  ['text', ' \n ', 'text: there is nothing to read'],
] as const)('%s %j is refused: %s', (format, text, reason) => {
  expect(() => readFormat(format, text)).toThrow(FormatError);
  expect(() => readFormat(format, text)).toThrow(reason);
});

const names = uniqueArray(
  constantFrom('domain', 'flow', 'Ref Domains', 'x;y', 'a,b', '__proto__'),
  {
    minLength: 2,
  },
);

test('a table that is written is read back the same', () => {
  const tables = names.chain((columns) =>
    array(array(string(), { minLength: columns.length, maxLength: columns.length }), {
      minLength: 1,
    }).map((rows) => ({ columns, rows })),
  );
  assert(
    property(tables, ({ columns, rows }) => {
      // The reader trims column names, and a lone CR can end a line.
      const clean = rows.map((row) => row.map((cell) => cell.replaceAll('\r', '')));
      const value: Value = clean.map((row) =>
        Object.fromEntries(
          columns.map((name, i) => [name, `${i === 0 ? 'x' : ''}${row[i] ?? ''}`]),
        ),
      );
      expect(JSON.stringify(readFormat('csv', writeFormat('csv', value)))).toBe(
        JSON.stringify(value),
      );
    }),
  );
});

test('any text is read or refused with a reason in every format', () => {
  assert(
    property(
      record({ format: constantFrom('json', 'xml', 'csv', 'text'), text: string() }),
      ({ format, text }) => {
        try {
          readFormat(format, text);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
        expect(['json', 'xml', 'csv', 'text']).toContain(detectFormat(text));
      },
    ),
    { numRuns: 400 },
  );
});

test('values are found by dotted paths and by whole names, and in no other way', () => {
  const value = { a: { b: [1, 2], 'c.d': 3 }, 'a.b': 4 };
  expect(valueAt(value, '')).toBe(value);
  expect(valueAt(value, 'a.b')).toBe(4);
  expect(valueAt(value.a, 'c.d')).toBe(3);
  expect(valueAt(value, 'a.c')).toBeUndefined();
  expect(valueAt(value, 'a.b.c')).toBeUndefined();
  expect(valueAt({ a: 1 }, 'constructor.name')).toBeUndefined();
});

test('texts that are numbers become numbers, others stay', () => {
  expect(['14', '-0.5', '0', '007', '1e3', '20110304', '', 'x'].map(typed)).toEqual([
    14,
    -0.5,
    0,
    '007',
    '1e3',
    20_110_304,
    null,
    'x',
  ]);
  expect([undefined, null, true, { a: 1 }].map(typed)).toEqual([null, null, true, '{"a":1}']);
});
