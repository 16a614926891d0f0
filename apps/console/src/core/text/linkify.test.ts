import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../test/kit/anyText.ts';
import { cpuTime } from '../../../test/kit/cpuTime.ts';
import { linkify } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap((part) => (part.href === undefined ? [] : [[part.text, part.href]]));

test('an address in a sentence becomes a link without the full stop', () => {
  expect(linkify('See https://example.com/news?id=4. Thanks')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/news?id=4', href: 'https://example.com/news?id=4' },
    { text: '. Thanks' },
  ]);
});

test('addresses are found at the start and end of a text, and in brackets', () => {
  expect(linkify('http://a.example/x')).toEqual([
    { text: 'http://a.example/x', href: 'http://a.example/x' },
  ]);
  expect(linkify('https://a.example/ (https://b.example/?y=1)!')).toEqual([
    { text: 'https://a.example/', href: 'https://a.example/' },
    { text: ' (' },
    { text: 'https://b.example/?y=1', href: 'https://b.example/?y=1' },
    { text: ')!' },
  ]);
});

test.for([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'xhttps://example.com',
  'https://',
  'http:// example.com',
  'https://paypal.com@evil.example/',
  'www.example.com',
])('%j is not a link', (text) => {
  expect(links(text)).toEqual([]);
});

test('an address ends before quotes, brackets and invisible characters', () => {
  expect(links('"https://a.example/x" <https://b.example>')).toEqual([
    ['https://a.example/x', 'https://a.example/x'],
    ['https://b.example', 'https://b.example/'],
  ]);
  expect(links('https://a.example/\u202Egpj.exe')).toEqual([
    ['https://a.example/', 'https://a.example/'],
  ]);
});

const piece = fc.oneof(
  anyText,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom(
    'javascript:alert(1)',
    '<script>',
    'https://',
    'http://u:p@x.y',
    '\u202E',
    '\u200B',
    ' ',
  ),
);
const mixedText = fc.array(piece).map((pieces) => pieces.join(''));

test('the pieces together give the whole text', () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      expect(
        linkify(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('a link leads to a web address without a user name, and its text hides nothing of it', () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      for (const [name, href] of links(text)) {
        expect(href).toMatch(/^https?:\/\/[^/@]+(\/|$)/);
        expect(name).not.toMatch(/[\s<>"\p{Cf}\p{Cc}]/u);
      }
    }),
  );
});

test('a long row of full stops takes linear time', () => {
  const start = cpuTime();
  expect(links(`https://a.example/${'.'.repeat(100_000)}x`)).toHaveLength(1);
  expect(links(`https://a.example/${'.'.repeat(100_000)}`)).toHaveLength(1);
  expect(cpuTime() - start).toBeLessThan(1000);
});
