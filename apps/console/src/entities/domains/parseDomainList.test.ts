import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toUnicode } from 'punycode/';
import { cpuTime } from '../../../test/kit/cpuTime.ts';
import { normalizeInput } from '../../core/text/inputText.ts';
import { domainListProblem, parseDomainList } from './parseDomainList.ts';
import { toAsciiName } from './idn.ts';

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

  test('ignores the invisible characters that chats and tables add to names', () => {
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

  test('turns typographic hyphens into hyphens, and removes quotes and bullets', () => {
    const pasted = [
      'lumen\u2011path.com',
      'far–out.com',
      '“tidewell.com”',
      '« quay.fr »',
      "'cove.net'",
      '„hafen.de“',
      '「tide.jp」',
      '• reef.org',
      '- shoal.io',
      '"‣ bay.com"',
      'ｗｉｄｅ．ｃｏｍ',
      '港。cn',
    ];
    expect(parseDomainList(pasted.join('\n'))).toMatchObject({
      domains: [
        'lumen-path.com',
        'far-out.com',
        'tidewell.com',
        'quay.fr',
        'cove.net',
        'hafen.de',
        'tide.jp',
        'reef.org',
        'shoal.io',
        'bay.com',
        'wide.com',
        'xn--j6w.cn',
      ],
      invalid: [],
    });
  });

  test('splits on the commas and semicolons of other scripts', () => {
    expect(parseDomainList('tide.com、tide.net，a.com；b.com،c.com').domains).toEqual([
      'tide.com',
      'tide.net',
      'a.com',
      'b.com',
      'c.com',
    ]);
  });

  test('leaves out what IDNA 2008 forbids, and names it', () => {
    const forbidden = [
      '–dash.com',
      'acme™.com',
      '①.com',
      'ﬁne.com',
      'x²d.com',
      'love♥.com',
      'd’arc.com',
      'a…b.com',
      'a·b.com',
      'he\u3164llo.com',
      'ke\u0640.com',
      'a\u034Fb.com',
      '-bücher.de',
      'bücher-.de',
      'www.-bücher.de',
    ];
    expect(parseDomainList(forbidden.join('\n'))).toEqual({
      domains: [],
      unique: [],
      invalid: forbidden,
    });
  });

  test.for([
    ['col·lab.cat', 'xn--collab-dla.cat'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['コーヒー・店.jp', 'xn--tck2c2fcb5611e.jp'],
    ['हिन्दी.in', 'xn--j2bd4cyah0f.in'],
  ] as const)('takes %s unchanged', ([typed, ascii]) => {
    expect(parseDomainList(typed).domains).toEqual([ascii]);
    expect(toUnicode(ascii)).toBe(typed);
  });

  test('never turns an input into another name', () => {
    const characters = fc.constantFrom(
      ...Array.from(
        'abl-·.“”\'™①²ﬁⅣKßẞςéé\u2011\u00AD\u200B\u200D\u0640\u3164\uFE0F\uFE58\uFE63ｗ．。港カ・א׳٣ "',
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: characters, minLength: 1, maxLength: 8 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
    );
    /** What may be changed without a word: case, width, composition, hyphens, and marks around a name. */
    const plain = (typed: string) =>
      typed
        .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, '-')
        .toLowerCase()
        .replaceAll(/[\uFF01-\uFFDC。]/g, (wide) => wide.normalize('NFKC').replace('。', '.'))
        .normalize('NFC');
    fc.assert(
      fc.property(text, (typed) => {
        for (const ascii of parseDomainList(`${typed}.com`).domains) {
          expect(plain(normalizeInput(`${typed}.com`))).toContain(plain(toUnicode(ascii)));
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('reads hundreds of thousands of commas, quotes or names without slowing down', () => {
    const work = (text: string) => {
      const before = cpuTime();
      parseDomainList(text);
      return cpuTime() - before;
    };
    for (const part of [',', '"', '",', 'a.com,', '™.com\n', '•']) {
      work(part.repeat(3000));
      const short = Math.max(work(part.repeat(30_000)), 5);
      expect({ part, long: work(part.repeat(120_000)) < short * 12 }).toEqual({ part, long: true });
    }
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
  ])('%s is not a domain name', (text) => expect(toAsciiName(text)).toBeUndefined());

  test('takes internationalised names in their xn-- form', () => {
    expect(toAsciiName('Bücher.example')).toBe('xn--bcher-kva.example');
    expect(toAsciiName('xn--bcher-kva.example')).toBe('xn--bcher-kva.example');
  });

  test('finds the names, with any separators and in any case', () => {
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

  test('returns only names that it accepts again, for any text', () => {
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
