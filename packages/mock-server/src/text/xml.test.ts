import {
  array,
  assert,
  constantFrom,
  dictionary,
  oneof,
  property,
  string,
  stringMatching,
} from 'fast-check';
import { expect, test } from 'vitest';
import { FormatError, type Value } from './value.ts';
import { parseXml, writeXml } from './xml.ts';

test('elements become maps, repeated ones become lists, and attributes get an @', () => {
  const text = `<?xml version="1.0"?>
    <!-- a comment -->
    <response status="ok">
      <item id="1"><domain>tidalforge.com</domain><flow>14</flow></item>
      <item id='2'><domain>pixelbarn.net</domain><flow/></item>
      <note lang="en">two &amp; more &#8211; &#x2013; <![CDATA[<raw>]]></note>
    </response>`;
  expect(parseXml(text)).toEqual({
    response: {
      '@status': 'ok',
      item: [
        { '@id': '1', domain: 'tidalforge.com', flow: '14' },
        { '@id': '2', domain: 'pixelbarn.net', flow: '' },
      ],
      note: { '@lang': 'en', '#text': 'two & more – – <raw>' },
    },
  });
});

test('names of built-in properties are ordinary names', () => {
  const read = parseXml('<a><__proto__>1</__proto__><constructor>2</constructor></a>');
  expect(JSON.stringify(read)).toBe('{"a":{"__proto__":"1","constructor":"2"}}');
});

test.each([
  ['', 'line 1: Root element is missing'],
  ['tidalforge.com', 'Root element is missing'],
  ['<a>', 'Missing end tag for element a'],
  ['<a><b></a></b>', 'Missing end tag for element b'],
  ['<a/>\n<b/>', 'line 2: Extra content at the end of the document'],
  ['</a>', 'Root element is missing'],
  ['<a b=1/>', 'Attribute value expected'],
  ['<a b="1" b="2"/>', 'Duplicate attribute: b'],
  ['<a b="1"c="2"/>', 'Unclosed start tag for element `a`'],
  ['<a', 'Unclosed start tag for element `a`'],
  ['< a/>', 'Root element is missing'],
  ['<a>&nbsp;</a>', "Named entity isn't defined: &nbsp;"],
  ['<a>AT&T</a>', 'Unterminated reference'],
  ['<a><!-- </a>', 'Unclosed comment'],
  ['<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', "Named entity isn't defined: &x;"],
  ['<a>'.repeat(100_000), 'nested too deeply'],
])('%s is refused: %s', (text, reason) => {
  expect(() => parseXml(text)).toThrow(FormatError);
  expect(() => parseXml(text)).toThrow(reason);
});

const names = stringMatching(/^[a-z][a-z0-9_.-]{0,8}$/);
/** Texts that XML keeps unchanged. It drops surrounding space and does not allow control characters. */
const texts = string().map((text) => text.replaceAll(/[^\u0021-\u007e\u00c0-\u017f]/g, ''));

/** Values with a unique XML form: no empty maps and no lists of one item. */
function values(depth: number): ReturnType<typeof texts.map<Value>> {
  if (depth === 0) return texts.map((text): Value => text);
  const inner = values(depth - 1);
  const lists = array(inner, { minLength: 2, maxLength: 3 }).map((list): Value => list);
  const maps = dictionary(names, oneof(inner, lists), { minKeys: 1, maxKeys: 3 });
  return oneof(texts, maps).map((value): Value => value);
}

test('XML that is written is read back unchanged', () => {
  assert(
    property(values(3), (value) => {
      const document = { root: value };
      expect(JSON.stringify(parseXml(writeXml(document)))).toBe(JSON.stringify(document));
    }),
  );
});

test('any text is read or refused with a reason, never anything else', () => {
  const pieces = constantFrom(
    '<a>',
    '</a>',
    '<b c="d"/>',
    '<!--',
    '-->',
    '&lt;',
    '&',
    '<',
    '>',
    'x',
    '<?',
    ']]>',
  );
  assert(
    property(
      oneof(
        string(),
        array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        try {
          parseXml(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
      },
    ),
    { numRuns: 500 },
  );
});
