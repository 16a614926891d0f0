import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likelyFormat, exampleMistake, readExample } from './exampleResponse.ts';
import { itemFields, mapRows } from './response.ts';

describe('the reader of examples', () => {
  test('reads JSON', () => {
    expect(readExample('json', '\uFEFF {"a": 1, "b": [1, null]}')).toEqual({ a: 1, b: [1, null] });
    expect(readExample('json', '{"a":')).toBeUndefined();
  });

  test('reads CSV with quotes, other delimiters and empty lines', () => {
    expect(
      readExample('csv', 'domain,note\na.com,"says ""hi"", twice"\r\n\nb.com,"two\nlines"\n'),
    ).toEqual([
      { domain: 'a.com', note: 'says "hi", twice' },
      { domain: 'b.com', note: 'two\nlines' },
    ]);
    expect(readExample('csv', '\uFEFF"Ref. Domains";flow\n3;\n')).toEqual([
      { 'Ref. Domains': '3', flow: '' },
    ]);
    for (const end of ['\n', '\r', '\r\n']) {
      const lines = ['', 'domain;flow', 'a.com;1,5', '', 'b.com;', ''];
      expect(readExample('csv', lines.join(end))).toEqual([
        { domain: 'a.com', flow: '1,5' },
        { domain: 'b.com', flow: '' },
      ]);
    }
  });

  test.for(['', 'a,b\n1', 'a,b\n"1,2', 'a,b\n"1"2,3', 'a\n"1"2'])(
    'does not take %j for CSV',
    (text) => {
      expect(readExample('csv', text)).toBeUndefined();
    },
  );

  test('reads XML with attributes, repeated elements and text beside them', () => {
    const text = '\uFEFF <list n="2"><d><name>a.com</name> <note/>free </d><d> b.com </d></list>\n';
    expect(readExample('xml', text)).toEqual({
      list: { '@n': '2', d: [{ name: 'a.com', note: '', '#text': 'free' }, 'b.com'] },
    });
    expect(readExample('xml', '<list>')).toBeUndefined();
  });

  test('reads text in pairs, blocks of pairs and columns', () => {
    expect(readExample('text', '\n domain: a.com\nflow = 14\n\n')).toEqual({
      domain: 'a.com',
      flow: '14',
    });
    expect(readExample('text', 'domain: a.com\n\ndomain: b.com')).toEqual([
      { domain: 'a.com' },
      { domain: 'b.com' },
    ]);
    expect(readExample('text', 'a.com 14\nb.com  3')).toEqual([
      { column_1: 'a.com', column_2: '14' },
      { column_1: 'b.com', column_2: '3' },
    ]);
  });

  test('reads a table as it was written', () => {
    const tables = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(tables, (rows) => {
        const cells = rows.map((row) => row.map((cell) => cell.replaceAll('\r', '')));
        const names = (cells[0] ?? []).map((_, index) => `column ${index}`);
        const lines = [names, ...cells].map((row) =>
          row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
        );
        expect(readExample('csv', lines.join('\r\n'))).toEqual(
          cells.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]]))),
        );
      }),
    );
  });

  test('takes any text without throwing, even a deeply nested one', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(readExample('json', nested(100))).toBeDefined();
    expect(readExample('json', nested(101))).toBeUndefined();
    expect(readExample('json', nested(5000))).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom('json', 'xml', 'csv', 'text'), fc.string(), (format, text) => {
        readExample(format, text);
      }),
    );
  });
});

test('a text has the selected format, unless its beginning shows another one', () => {
  expect(likelyFormat(' {"a": 1}', 'json')).toBe('json');
  expect(likelyFormat('\uFEFF[1]', 'xml')).toBe('json');
  expect(likelyFormat('<a/>', 'json')).toBe('xml');
  expect(likelyFormat('domain,flow', 'json')).toBe('csv');
  expect(likelyFormat('domain: a.com', 'json')).toBe('text');
  expect(likelyFormat('domain,flow', 'text')).toBe('text');
});

test.for([
  ['a list of lists', '[["a.com",5],["b.com",7]]', '', '0', '1'],
  ['a list of lists inside', '{"data":[["a.com",5],["b.com",7]]}', 'data', '0', '1'],
  ['records by domain', '{"a.com":{"flow":5},"b.com":{"flow":7}}', '', 'domain', 'flow'],
  ['records by domain inside', '{"ok":true,"of":{"a.com":5,"b.com":7}}', 'of', 'domain', 'value'],
  ['one record per line', '{"d":"a.com","f":5}\n{"d":"b.com","f":7}\n', '', 'd', 'f'],
] as const)('%s maps to rows', ([, text, array_path, domain_field, main_value_field]) => {
  const rows = mapRows(readExample('json', text) ?? null, {
    array_path,
    domain_field,
    main_value_field,
  });
  expect(rows.map(({ domain, main }) => [domain, main])).toEqual([
    ['a.com', '5'],
    ['b.com', '7'],
  ]);
});

test('a list of names has one field', () => {
  expect(itemFields(readExample('json', '["a.com","b.com"]') ?? null, '')).toEqual(['value']);
});

test('a large whole number keeps its digits', () => {
  const text = '{"d":"a.com 12345678901234567890","n":9223372036854775807,"m":1.5e300}';
  expect(readExample('json', text)).toEqual({
    d: 'a.com 12345678901234567890',
    n: '9223372036854775807',
    m: 1.5e300,
  });
});

test.for([
  ['<!DOCTYPE html><title>502</title>', 'a web page'],
  ['  <html lang="en">', 'a web page'],
  [`)]}',\n{"items":[]}`, "begins with )]}'"],
  ['callback({"items":[]});', 'JSONP'],
  ['jQuery.cb_1([1])', 'JSONP'],
  ['{ “domain”: “a.com” }', 'typographic'],
  ['[{„domain”: 1}]', 'typographic'],
] as const)('the error says what is wrong with %s', ([text, words]) => {
  expect(exampleMistake(text)).toContain(words);
});

test.for(['{"a":"“quoted”"}', '<items/>', 'a,b\n(1),2', 'f (x)', ''])(
  'there is nothing wrong with %s',
  (text) => {
    expect(exampleMistake(text)).toBeUndefined();
  },
);
