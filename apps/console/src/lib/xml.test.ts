import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskSecrets, prettyXml, xmlLines } from './xml.ts';

const login =
  '<?xml version="1.0"?><epp xmlns="urn:ietf:params:xml:ns:epp-1.0"><command><login><clID>DC</clID><pw>s3cret&amp;x</pw>' +
  '<newPW>n3w</newPW><options/></login><clTRID>DC-1</clTRID></command></epp>';

describe('maskSecrets', () => {
  test('hides what pw, newPW and authInfo hold', () => {
    const create =
      '<domain:authInfo><domain:pw>2fooBAR</domain:pw></domain:authInfo><x:pw roid="a">k</x:pw><pw></pw>';
    const masked = maskSecrets(login + create);
    for (const shown of ['s3cret', 'n3w', '2fooBAR', '>k<']) expect(masked).not.toContain(shown);
    expect(masked).toContain('<clID>DC</clID><pw>********</pw><newPW>********</newPW>');
    expect(masked).toContain('<pw></pw>');
  });

  test('leaves no secret, whatever it is made of', () => {
    const secrets = fc
      .stringMatching(/^[a-zA-Z0-9!#&;'"\n ]{1,40}$/)
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(secrets, fc.constantFrom('pw', 'newPW', 'domain:authInfo'), (text, name) => {
        expect(maskSecrets(`<a><${name}>${text}</${name}></a>`)).toBe(
          `<a><${name}>********</${name}></a>`,
        );
      }),
    );
  });
});

describe('prettyXml', () => {
  test('indents by element and keeps an element with text on one line', () => {
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

  test('loses nothing but white space between the parts, whatever the text', () => {
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

  test('tells names, attributes, values and text apart', () => {
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
