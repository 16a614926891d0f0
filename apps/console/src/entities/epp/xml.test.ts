import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../../test/kit/cpuTime.ts';
import { maskSecrets, prettyXml, xmlLines } from './xml.ts';

const login =
  '<?xml version="1.0"?><epp xmlns="urn:ietf:params:xml:ns:epp-1.0"><command><login><clID>DC</clID><pw>s3cret&amp;x</pw>' +
  '<newPW>n3w</newPW><options/></login><clTRID>DC-1</clTRID></command></epp>';

describe('maskSecrets', () => {
  test('hides the content of pw, newPW and authInfo', () => {
    const create =
      '<domain:authInfo><domain:pw>2fooBAR</domain:pw></domain:authInfo><x:pw roid="a">k</x:pw><pw></pw>';
    const masked = maskSecrets(login + create);
    for (const shown of ['s3cret', 'n3w', '2fooBAR', '>k<']) expect(masked).not.toContain(shown);
    expect(masked).toContain('<clID>DC</clID><pw>********</pw><newPW>********</newPW>');
    expect(masked).toContain('<pw></pw>');
  });

  test.for([
    '<a:allocationToken xmlns:a="x">s3cret</a:allocationToken>',
    '<launch:codeMark><launch:code validatorID="v">s3cret</launch:code></launch:codeMark>',
    '<password>s3cret</password>',
    '<x:newPassword>s3cret</x:newPassword>',
    '<e authCode="s3cret"/>',
    '<reason>The password "s3cret" is too short</reason>',
    '<reason lang="en">authInfo is invalid: &quot;s3cret&quot;</reason>',
  ])('hides the secret of %s', (xml) => {
    const masked = maskSecrets(`<epp><clID>DC</clID>${xml}<svTRID>9</svTRID></epp>`);
    expect(masked).not.toContain('s3cret');
    expect(masked).toContain('<clID>DC</clID>');
    expect(masked).toContain('<svTRID>9</svTRID>');
  });

  test('shows the code of a result, which is not a secret', () => {
    const result = '<result code="1000"><msg lang="en">Command completed</msg></result>';
    expect(maskSecrets(result)).toBe(result);
  });

  test('hides a secret of any characters', () => {
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

  test.for([
    ['cut off in the password', '<pw>s3c', '<pw>********'],
    ['cut off in its closing tag', '<domain:pw>s3cret</domain:p', '<domain:pw>********'],
    ['cut off before its end', '<pw>s3cret</pw', '<pw>********</pw'],
    [
      'with an attribute',
      '<x:pw roid="a>b">s3cret</x:pw><b/>',
      '<x:pw roid="a>********</x:pw><b/>',
    ],
    [
      'in CDATA that holds a closing tag',
      '<pw><![CDATA[a</pw>b]]>c</pw><b/>',
      '<pw>********</pw><b/>',
    ],
    ['beside a comment', '<pw>a<!-- </pw> -->b</pw><b/>', '<pw>********</pw><b/>'],
    ['with entities', '<pw>a&lt;/pw&gt;&#98;</pw><b/>', '<pw>********</pw><b/>'],
    [
      'in each other',
      '<a:authInfo><a:pw>x</a:pw>y</a:authInfo>',
      '<a:authInfo>********</a:authInfo>',
    ],
    ['as an attribute', '<login pw="s3cret" id="x"/>', '<login pw="********" id="x"/>'],
    ['as an attribute that is cut off', "<login x:newPW = 's3c", "<login x:newPW = '********"],
    [
      'in escaped markup',
      '<msg>&lt;pw roid="a"&gt;s3cret&lt;/pw&gt;, &lt;pw&gt;s3</msg><b/>',
      '<msg>&lt;pw roid="a"&gt;********&lt;/pw&gt;, &lt;pw&gt;********</msg><b/>',
    ],
  ] as const)('hides one %s', ([, xml, masked]) => expect(maskSecrets(xml)).toBe(masked));

  test.for([
    '<pw/><a>b</a><pw></pw>',
    '<pw roid="a/b" /><a>b</a>',
    '<pw>\n</pw>',
    '<pwd>x</pwd><authInfoRequest>y</authInfoRequest><a xmlns:pw="urn:z" pw="">z</a>',
    '<a>b</a><domain:p',
  ])('keeps what is not a password: %s', (xml) => expect(maskSecrets(xml)).toBe(xml));

  test('hides every letter of a secret, also in part of a document', () => {
    // Passwords are made of Greek letters and of what could be taken for their end; all else is Latin.
    const greek = fc.stringMatching(/^[α-ω]{1,6}$/);
    const nameOf = fc.constantFrom('pw', 'newPW', 'domain:pw', 'loginSec:newPW', 'authInfo');
    const content = (name: string) =>
      fc
        .array(
          fc.oneof(
            greek,
            fc.constantFrom('&amp;', '&lt;/pw&gt;', '"', "'", ' ', '>', '/>', '='),
            greek.map((text) => `<![CDATA[${text}</${name}>${text}]]>`),
            greek.map((text) => `<!-- ${text}</${name}> -->`),
            greek.map((text) => `<x:${name}>${text}</x:${name}>`),
          ),
          { minLength: 1, maxLength: 5 },
        )
        .map((parts) => parts.join(''));
    const element = fc
      .tuple(nameOf, fc.constantFrom('', ' ', ' roid="A-1"', " a='/>'", '\n b="c" '))
      .chain(([name, attributes]) =>
        content(name).map((text) => `<${name}${attributes}>${text}</${name}>`),
      );
    const attribute = greek.map((text) => `<login pw='${text}"' id="7"/>`);
    const other = fc.constantFrom('<clID>DC</clID>', '<pw/>', '<newPW></newPW>', '<a b="c"/>', ' ');
    fc.assert(
      fc.property(fc.array(fc.oneof(element, attribute, other), { maxLength: 6 }), (parts) => {
        const xml = `<epp>${parts.join('')}<clTRID>DC-1</clTRID></epp>`;
        expect(maskSecrets(xml)).toMatch(/^<epp>[^α-ω]*<clTRID>DC-1<\/clTRID><\/epp>$/);
        for (let end = 0; end < xml.length; end += 1) {
          expect(maskSecrets(xml.slice(0, end))).not.toMatch(/[α-ω]/);
        }
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
