import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedStorage } from '../../core/browser/browserStorage.ts';
import { columnsToCsv, csvCell, csvFile, toCsv } from './csv.ts';

/** Reads CSV by RFC 4180, to check what was written. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

const dangerous = /^[=+\-@\t\r\n＝＋－＠]/u;
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('=+-@\t\r\n",\'ab＝')) }),
  fc.string({ unit: 'grapheme' }),
);

describe('a file', () => {
  test('reads back unchanged, except for the apostrophe before formulas', () => {
    const table = fc
      .integer({ min: 1, max: 5 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(table, (rows) => {
        const plain = (cells: readonly (readonly string[])[]) =>
          cells.map((line) => line.map((value) => value.replaceAll("'", '')));
        expect(plain(read(toCsv(rows)))).toEqual(plain(rows));
      }),
    );
  });

  test('has no cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), (rows) => {
        for (const value of read(toCsv(rows)).flat()) expect(value).not.toMatch(dangerous);
      }),
    );
  });

  test('has no such cell if the spreadsheet expects another separator, either', () => {
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), (rows) => {
        // Whatever quotes mean there, no piece between separators begins like a formula.
        const pieces = toCsv(rows).split(/[,;\t\r\n]/);
        for (const piece of pieces) expect(piece).not.toMatch(/^"?[=+\-@＝＋－＠]/u);
      }),
    );
  });

  test('has the separator of Settings', () => {
    sharedStorage.setItem('preference:csvSeparator', '";"');
    onTestFinished(() => sharedStorage.removeItem('preference:csvSeparator'));
    expect(toCsv([['a;b', 'c,d', 1]])).toBe('"a;b";"c,d";1\r\n');
  });

  test('is marked as UTF-8', async () => {
    const bytes = new Uint8Array(await csvFile('bücher.com').arrayBuffer());
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  });
});

test.for([
  ['=HYPERLINK("http://evil.test")', '"\'=HYPERLINK(""http://evil.test"")"'],
  ['-2+3', "'-2+3"],
  [-5, '-5'],
  [69.5, '69.5'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  ['a, b', '"a, b"'],
  ['a;b', '"a;b"'],
  ['y;@SUM(1)', '"y;\'@SUM(1)"'],
  ['two\nlines', '"two\nlines"'],
] as const)('%j is written as %s', ([value, written]) => {
  expect(csvCell(value)).toBe(written);
});

test('columns without a plain value are left out', () => {
  const columns = [
    { header: 'Name', value: ({ name }: { name: string }) => name },
    { header: 'Actions' },
  ];
  expect(columnsToCsv(columns, [{ name: 'a.com' }])).toBe('Name\r\na.com\r\n');
});
