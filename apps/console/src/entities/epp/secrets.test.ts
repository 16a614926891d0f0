import type { EppLog } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskEntry, maskSecrets } from './secrets.ts';

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

describe('maskEntry', () => {
  const entry = (texts: Pick<EppLog, 'request' | 'response' | 'status_message'>) =>
    maskEntry({ log_id: 1, ...texts } as EppLog);
  const request = '<login><clID>DC</clID><pw>Hunter-22-long</pw></login>';

  test.for([
    '<result code="2200"><msg>Password Hunter-22-long is wrong</msg></result>',
    '<value>Hunter-22-long</value>',
    '<reason text="Hunter-22-long"/>',
    '<!-- Hunter-22-long -->',
    '<msg><![CDATA[Hunter-22-long]]></msg>',
    '{"message":"Hunter-22-long is wrong"}',
    'Hunter-22-long',
  ])('hides a password of the request that the response repeats: %s', (response) => {
    const masked = entry({ request, response, status_message: 'Wrong: Hunter-22-long' });
    expect(JSON.stringify(masked)).not.toContain('Hunter-22-long');
    expect(masked.request).toContain('<clID>DC</clID>');
    expect(masked.response).toHaveLength(response.length - 'Hunter-22-long'.length + 8);
    expect(masked.status_message).toBe('Wrong: ********');
  });

  test('hides what the request itself repeats, and what only the response names', () => {
    const masked = entry({
      request: `${request}<msg>Hunter-22-long</msg><x>authCode77</x>`,
      response: '<domain:authInfo><domain:pw>authCode77</domain:pw></domain:authInfo>',
      status_message: null,
    });
    expect(JSON.stringify(masked)).not.toMatch(/Hunter-22-long|authCode77/);
    expect(masked.status_message).toBeNull();
  });

  test('hides the secrets of JSON, with escaped characters', () => {
    const json = JSON.stringify({ clID: 'DC', pw: 'a"b\\c-long' });
    const masked = entry({ request: json, response: 'a"b\\c-long', status_message: null });
    expect(masked).toMatchObject({
      request: '{"clID":"DC","pw":"********"}',
      response: '********',
    });
  });

  test('finds a password that one side escapes and the other does not', () => {
    const masked = entry({
      request: '<pw>a&amp;b&lt;c-long</pw>',
      response: '<msg><![CDATA[a&b<c-long]]></msg><m>a&amp;b&lt;c-long</m>',
      status_message: null,
    });
    expect(masked.response).toBe('<msg><![CDATA[********]]></msg><m>********</m>');
  });

  test('keeps short words, and the names of elements', () => {
    const response = '<domain:name>x</domain:name><msg>pass me the salt</msg>';
    const masked = entry({
      request: '<pw>salt</pw><newPW>domain</newPW>',
      response,
      status_message: null,
    });
    expect(masked.response).toBe(response);
  });

  test('hides any password of at least six characters wherever it is repeated', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[α-ω&"'.*$]{6,20}$/), fc.string(), (secret, noise) => {
        fc.pre(/[α-ω]/.test(secret) && !/[α-ω]/.test(noise));
        const written = secret.replaceAll('&', '&amp;');
        const masked = entry({
          request: `<pw>${written}</pw>`,
          response: `<msg>${written}</msg>${noise.replaceAll('<', '')}`,
          status_message: `${noise.replaceAll('<', '')} ${secret}`,
        });
        expect(JSON.stringify(masked)).not.toMatch(/[α-ω]/);
      }),
    );
  });
});
