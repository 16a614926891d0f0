import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { domainListProblem, parseDomainList, toAsciiName } from './parseDomainList.ts';

const label = fc
  .stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,10}[a-z0-9])?$/)
  .filter((text) => !text.startsWith('xn--') && !/^..--/.test(text));
const name = fc
  .tuple(label, fc.constantFrom('com', 'net', 'co.uk', 'io'))
  .map((parts) => parts.join('.'));
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 40 });
const separator = fc.constantFrom('\n', ',', ';', '\r\n', ' , ', ';\n', '\n\n');

describe('parseDomainList (spec, section 5)', () => {
  test('splits on new lines, commas and semicolons, trims and lowers [§5.bulk-check.list-form]', () => {
    expect(
      parseDomainList(' Tidalforge.COM,\tpixelbarn.net;\r\n\r\nlumenpath.org ').domains,
    ).toEqual(['tidalforge.com', 'pixelbarn.net', 'lumenpath.org']);
  });

  test('reads names with marks that nobody sees, as chats and tables put them around', () => {
    expect(
      parseDomainList(
        '\u202Aone.com\u202C\n\u200Btwo.com\n\uFEFFthree.com\u200E\n\u200B\nf\u00ADour.com',
      ),
    ).toMatchObject({ domains: ['one.com', 'two.com', 'three.com', 'four.com'], invalid: [] });
  });

  test('keeps invalid entries apart', () => {
    const { domains, invalid } = parseDomainList(
      'good.com\nno spaces.com\nlocalhost\nhttp://x.com\n-a.com\na..com\n1.2.3.4',
    );
    expect(domains).toEqual(['good.com']);
    expect(invalid).toEqual([
      'no spaces.com',
      'localhost',
      'http://x.com',
      '-a.com',
      'a..com',
      '1.2.3.4',
    ]);
  });

  test.for([
    'x.com/path',
    'x.com?y',
    'x.com#z',
    'a@x.com',
    'x.com:80',
    'x%2ey.com',
    '\\x.com',
    'x.com_',
    'x.c',
    `${'a'.repeat(64)}.com`,
  ])('%s is no name', (text) => expect(toAsciiName(text)).toBeUndefined());

  test('knows internationalised names by their xn-- form', () => {
    expect(toAsciiName('Bücher.example')).toBe('xn--bcher-kva.example');
    expect(toAsciiName('xn--bcher-kva.example')).toBe('xn--bcher-kva.example');
  });

  test('finds the names whatever separates them and however they are written', () => {
    fc.assert(
      fc.property(names, separator, fc.boolean(), (list, between, upper) => {
        const text = list.map((each) => (upper ? each.toUpperCase() : each)).join(between);
        expect(parseDomainList(text)).toEqual({ domains: list, unique: list, invalid: [] });
      }),
    );
  });

  test('counts every repetition [§5.bulk-check.no-duplicates]', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 2, max: 4 }), (list, times) => {
        const { domains, unique } = parseDomainList(
          Array.from({ length: times }, () => list.join('\n')).join('\n'),
        );
        expect(domains).toHaveLength(list.length * times);
        expect(unique).toEqual(list);
      }),
    );
  });

  test('makes of any text only names that it takes again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const each of parseDomainList(text).domains) expect(toAsciiName(each)).toBe(each);
      }),
    );
  });
});

describe('domainListProblem', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `name${index}.com`);

  test.for([
    ['', 'Please enter domains to check'],
    [' \n ', 'Please enter domains to check'],
    [',;\n,', 'No valid domains found'],
    ['localhost\nno good', 'No valid domains found'],
    [many(501).join('\n'), 'Maximum 500 domains allowed'],
    [[...many(500), 'name1.com'].join('\n'), 'Maximum 500 domains allowed'],
    ['a.com\nA.com\nb.com\na.com', '2 duplicate domains found. Please remove duplicates.'],
    [many(500).join(';'), undefined],
    ['a.com', undefined],
  ] as const)('%#: says what is wrong first', ([text, problem]) => {
    expect(domainListProblem(text, parseDomainList(text))).toBe(problem);
  });
});
