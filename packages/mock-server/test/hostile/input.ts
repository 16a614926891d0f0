import { MAX_BODY } from '../../src/engine/request.ts';

/** Bodies that every operation must refuse, by what is wrong with them. */
export const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'half an object': '{"domain":',
  'half a text': '"',
  'a comment': '/* {} */',
  'no JSON number': '{"price":NaN}',
  'form fields': 'email=a&password=b',
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  NUL: '\u0000',
  null: 'null',
  'a list': '[]',
  'a list of objects': '[{}]',
  'a text': '"text"',
  'a number': '1e999',
  'a deep list': '['.repeat(100_000) + ']'.repeat(100_000),
  'a deep object': '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000),
  'a prototype': '{"__proto__":{"role":"admin","is_active":true}}',
  'a constructor': '{"constructor":{"prototype":{"role":"admin"}}}',
  'a key without end': `{"${'k'.repeat(100_000)}":1}`,
  'two thousand keys': JSON.stringify(
    Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`key${index}`, index])),
  ),
  'numbers where texts belong': '{"email":17,"domain":{"$gt":""},"name":[],"title":{},"state":{}}',
};

/** A body above the size limit. */
export const TOO_LARGE = JSON.stringify({ domain: 'x'.repeat(MAX_BODY) });

/** Texts that are not whole numbers from 1 on, as clients might send them. */
export const NO_NUMBERS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  '-99999999999999999999',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '1,000',
  '１',
  '٣',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '1 OR 1=1',
  '1;2',
  '1\u0000',
  '$ne',
];

/** Texts that some programs interpret. No name in the seed contains one. */
export const TEXTS: readonly string[] = [
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '%',
  '_',
  "' OR '1'='1",
  "'; DROP TABLE orders; --",
  '{"$ne":null}',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\r\nset-cookie: a=b',
  '__proto__',
  'constructor',
  '\u202egnp.exe',
  '🙈'.repeat(60),
  'z\u0351'.repeat(100),
  'a'.repeat(100_000),
];

/** Path segments that some servers decode twice, or not at all. */
export const SEGMENTS: readonly string[] = [
  '%2e%2e%2fetc',
  '..%2f..%2fetc%2fpasswd',
  '%252e%252e%252f',
  '..%5c..%5cwindows',
  '%2F',
  '%2Fapi%2Forders',
  '%00',
  '1%00',
  '1%2F2',
  '%ff',
  '%E0%A4%A',
  '%',
  '%zz',
  '%c0%ae%c0%ae',
  '1;a=b',
  '-1',
  '1.0',
  '__proto__',
  'constructor',
  'x'.repeat(5000),
];
