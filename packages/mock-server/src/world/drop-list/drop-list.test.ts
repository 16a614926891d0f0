import { expect, test } from 'vitest';
import { nameAt } from '../catalogue/columns.ts';
import { Rng } from '../rng.ts';
import { DAY, isoDate } from '../time.ts';
import { completeColumns } from '../catalogue/generate.ts';
import { type DropList, DropListError, parseDropList } from './drop-list.ts';

/** A row of a list as text: name, day and price. Day and price are empty where the list has none. */
function rowsOf({ columns }: DropList): string[] {
  return Array.from({ length: columns.size }, (_, row) => {
    const { day, cents } = columns;
    const date = day[row] ? isoDate(day[row] * DAY) : '';
    return [nameAt(columns, row), date, (cents[row] ?? 0) / 100 || ''].join(' ').trimEnd();
  });
}

const BOTH = ['tidalforge.com 2026-11-20 69', 'pixelbarn.co.uk 2026-11-21 12.5'];

test.each([
  ['CSV', 'domain,drop_date,price\ntidalforge.com,2026-11-20,69\npixelbarn.co.uk,2026-11-21,12.50'],
  [
    'TSV, other names, other order',
    'Price (USD)\tName\tRelease Date\r\n$69.00\ttidalforge.com\t11/20/2026\r\n12.50\tpixelbarn.co.uk\t11/21/2026\r\n',
  ],
  [
    'semicolons, quotes, columns of no use',
    '\uFEFFid;"Domain Name";"note";"Drop date (UTC)";Min. Bid\n1;"tidalforge.com";"a; ""b""";20.11.2026;69,00\n2;pixelbarn.co.uk;;21.11.2026;12,5',
  ],
  [
    'a TLD of its own',
    'label|tld|released_at|cost\ntidalforge|.com|20261120|69\npixelbarn|co.uk|20261121|12.5',
  ],
  [
    'a title above the header',
    '# exported today\n\ndomain,date,amount\ntidalforge.com,2026-11-20,69\npixelbarn.co.uk,2026-11-21,12.5',
  ],
  [
    'JSON with prices, one object a line',
    '{"domain":"tidalforge.com","drop_date":"2026-11-20T18:00:00Z","price":69}\n{"domain":"pixelbarn.co.uk","drop_date":"2026-11-21","price":"12.5"}',
  ],
])('%s', (_, text) => {
  expect(rowsOf(parseDropList(text))).toEqual(BOTH);
});

test('a list of one quoted column is read', () => {
  const text = '"domain"\n"tidalforge.com"\n"müller.de"\n';
  expect(rowsOf(parseDropList(text))).toEqual(['tidalforge.com', 'xn--mller-kva.de']);
  expect(rowsOf(parseDropList('"sol.nu"\n"ö.se"'))).toEqual(['sol.nu', 'xn--nda.se']);
});

test('plain text is read with one name a line, perhaps with a date behind it', () => {
  expect(rowsOf(parseDropList('tidalforge.com\n\nmüller.de\n# end\n'))).toEqual([
    'tidalforge.com',
    'xn--mller-kva.de',
  ]);
  const rows = ['bokhyllan.se 2026-11-22', 'sol.nu 2026-11-23'];
  expect(rowsOf(parseDropList('bokhyllan.se\t2026-11-22\nsol.nu\t2026-11-23'))).toEqual(rows);
  expect(rowsOf(parseDropList('bokhyllan.se 2026-11-22\n  sol.nu       2026-11-23 '))).toEqual(
    rows,
  );
  expect(rowsOf(parseDropList('tidalforge.com\nsol.nu 2026-11-23'))).toEqual([
    'tidalforge.com',
    'sol.nu 2026-11-23',
  ]);
});

test('empty cells at the beginning and the end of a line count', () => {
  const text = 'price\tname\tdate\n\ttidalforge.com\t\n69\tpixelbarn.net\t2026-11-21';
  expect(rowsOf(parseDropList(text))).toEqual(['tidalforge.com', 'pixelbarn.net 2026-11-21 69']);
});

test('the JSON of the .se registry is read', () => {
  const text = JSON.stringify({
    data: [
      { name: 'bokhyllan.se', release_at: '2026-11-22' },
      { name: 'blåbär.se', release_at: null },
    ],
  });
  const rows = ['bokhyllan.se 2026-11-22', 'xn--blbr-noae.se'];
  expect(rowsOf(parseDropList(text))).toEqual(rows);
  expect(rowsOf(parseDropList(JSON.stringify(JSON.parse(text), null, 2)))).toEqual(rows);
});

test('broken lines are reported with their numbers, and the rest is loaded', () => {
  const list = parseDropList(
    'domain,date,price\ngood.com,2026-11-20,69\nno name,2026-11-20,69\ngood.net,tomorrow,69\ngood.org,2026-11-20,dear\ngood.com,2026-11-21,1\nblank.com,-,n/a',
  );
  expect(rowsOf(list)).toEqual(['good.com 2026-11-20 69', 'blank.com']);
  expect(list).toMatchObject({
    refused: 3,
    repeated: 1,
    troubles: [
      'line 3: "no name" is not a domain name',
      'line 4: "tomorrow" is not a date',
      'line 5: "dear" is not a price',
    ],
  });
  const json = '{"data":[{"name":"a.se"},{"name":7},{"release_at":"x"}]}';
  expect(parseDropList(json).troubles).toEqual([
    'entry 2: "7" is not a domain name',
    'entry 3: "{"release_at":"x"}" has no name',
  ]);
});

test('a quote that stays open spoils its own line alone, and so does a line break between quotes', () => {
  const list = parseDropList(
    'domain,note\n"open.com,5\ngood.com,"two\nlines"\n"last.com","says ""hi"""',
  );
  expect(rowsOf(list)).toEqual(['good.com', 'last.com']);
  expect(list.troubles).toEqual([
    'line 2: "open.com,5" is not a domain name',
    'line 4: "lines"" is not a domain name',
  ]);
});

test.each([
  [
    'in one object',
    '{"meta":{"page":1},"data":[{"name":"a.com","whois":{"ns":2}},{"name":"b.se"}]}',
  ],
  [
    'in a list',
    '[{"whois":{"ns":[{"host":"ns1"}]},"name":"a.com"},{"name":"b.se","note":"a } [ \\" {"}]',
  ],
  ['one a line', '{"name":"a.com","whois":{"ns":2}}\n{"note":"}","name":"b.se"}'],
])('JSON objects may hold others, and brackets in their texts: %s', (_, text) => {
  const list = parseDropList(text);
  expect(rowsOf(list).map((row) => row.split(' ')[0])).toEqual(['a.com', 'b.se']);
  expect(list.troubles).toEqual([]);
});

test('a broken line of JSON is reported, and the others are loaded', () => {
  const list = parseDropList('{"name":"a.se\n{"name":"b.se"}\n{"name":["c.se"}\n{"name":"d.se"}');
  expect(rowsOf(list).map((row) => row.split(' ')[0])).toEqual(['b.se', 'd.se']);
  expect(list.refused).toBe(2);
});

test('the first twenty broken lines are reported, and all are counted', () => {
  const list = parseDropList(`good.com\n${'bad\n'.repeat(5000)}`);
  expect(list.refused).toBe(5000);
  expect(list.troubles).toHaveLength(20);
});

test.each([
  ['', 'is empty'],
  [' \n\n', 'is empty'],
  ['domain,price\n', 'has no domain name: nothing follows its header'],
  ['["tidalforge.com"]', 'has no entry such as {"name":"tidalforge.com"}'],
  ['hello\nworld', 'has no domain name; line 1: "hello" is neither a domain name nor a header'],
  ['date,price\n2026-11-20,5', 'has no domain name; line 1: "date,price" is neither'],
])('%j is refused', (text, words) => {
  expect(() => parseDropList(text)).toThrow(DropListError);
  expect(() => parseDropList(text)).toThrow(words);
});

test('a line whose quotes never end is refused, and the lines after it are read', () => {
  const list = parseDropList(`domain,price\ngood.com,5\n"${'x'.repeat(1 << 20)}\nlast.com,6\n`);
  expect(rowsOf(list).map((row) => row.split(' ')[0])).toEqual(['good.com', 'last.com']);
  expect(list.troubles).toEqual([expect.stringMatching(/^line 3: ".{60}…" is not a domain name$/)]);
});

test('values that a list lacks come from the seed and the name, not from the other lines', () => {
  const today = 20_777;
  const complete = (text: string, seed = 'seed') => {
    const { columns } = parseDropList(text);
    return rowsOf({
      ...parseDropList(text),
      columns: completeColumns(columns, new Rng(seed), today),
    });
  };
  const [first, second] = complete('tidalforge.com\npixelbarn.de');
  expect(complete('tidalforge.com\nbetween.org\npixelbarn.de')).toEqual([
    first,
    expect.stringMatching(/^between\.org 2026-1[12]-\d\d \d+$/),
    second,
  ]);
  expect(complete('tidalforge.com\npixelbarn.de', 'another')).not.toEqual([first, second]);
  expect(complete('name,date,price\nx.com,2027-05-05,42')).toEqual(['x.com 2027-05-05 42']);
});
