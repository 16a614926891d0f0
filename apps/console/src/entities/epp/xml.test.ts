import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../test/kit/cpuTime.ts';
import { maskSecrets } from './secrets.ts';
import { prettyXml, xmlLines } from './xml.ts';

describe('prettyXml', () => {
  test('indents each element and keeps an element with text on one line', () => {
    expect(
      prettyXml(
        '<epp><command><check><name a="1" b=\'2\'>x.com</name><e></e><f/></check></command></epp>',
      ),
    ).toBe(
      [
        '<epp>',
        '  <command>',
        '    <check>',
        '      <name a="1" b=\'2\'>x.com</name>',
        '      <e></e>',
        '      <f/>',
        '    </check>',
        '  </command>',
        '</epp>',
      ].join('\n'),
    );
  });

  test('removes only white space between the parts, in any text', () => {
    const solid = (text: string) => text.replace(/\s+/g, '');
    const piece = fc.constantFrom(
      '<a>',
      '</a>',
      '<b c="d e">',
      '</b>',
      '<f/>',
      '<',
      '>',
      '<!-- g -->',
      '<?h?>',
      'text',
      ' ',
      '<![CDATA[<x>]]>',
      '"',
      '=',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const xml = pieces.join('');
        expect(solid(prettyXml(xml))).toBe(solid(xml));
      }),
    );
  });

  test('distinguishes names, attributes, values and text', () => {
    expect(xmlLines('<cd avail="1">x</cd>')[0]?.parts.map(({ kind }) => kind)).toEqual([
      'punctuation',
      'name',
      'punctuation',
      'attribute',
      'punctuation',
      'value',
      'punctuation',
      'text',
      'punctuation',
      'name',
      'punctuation',
    ]);
  });
});

test.each(['&lt;', '<!--', '<', '<?', '&lt;pw&gt;', '<pw '])(
  'a row of %s takes linear time',
  (piece) => {
    const text = piece.repeat(300_000 / piece.length);
    const start = cpuTime();
    maskSecrets(text);
    xmlLines(text);
    expect(cpuTime() - start).toBeLessThan(2000);
  },
);

test('a document of 20,000 levels stays small', () => {
  const deep = '<a>'.repeat(20_000) + '</a>'.repeat(20_000);
  expect(prettyXml(maskSecrets(deep)).length).toBeLessThan(10_000_000);
  expect(Math.max(...xmlLines(deep).map(({ depth }) => depth))).toBe(100);
});
