import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBraces } from '../../core/text/inputText.ts';
import {
  batchPlaceholders,
  fillTemplate,
  singlePlaceholders,
  unknownPlaceholders,
  xmlProblem,
} from './eppTemplate.ts';

/** Text with placeholders, known and unknown ones, in it. */
const templates = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(...batchPlaceholders, 'PERIOD', 'DOMAINS').map(inBraces),
      fc.constantFrom('{', '}', '{domain}', '{}', '$&', '{{DOMAIN}}'),
    ),
  )
  .map((parts) => parts.join(''));

describe('filling a template', () => {
  test('replaces every placeholder with an example', () => {
    expect(
      fillTemplate(
        '<check xmlns="{XMLNS_DOMAIN}"><name>{DOMAIN}</name><name>{DOMAIN}</name></check>{CLTRID}',
        singlePlaceholders,
      ),
    ).toBe(
      '<check xmlns="urn:ietf:params:xml:ns:domain-1.0"><name>example.com</name><name>example.com</name></check>DC-20261120-180003-000417',
    );
  });

  test('replaces the placeholders of batch templates only in those', () => {
    expect(fillTemplate('{DOMAINS_LIST}', singlePlaceholders)).toBe('{DOMAINS_LIST}');
    expect(fillTemplate('{DOMAINS_LIST}', batchPlaceholders)).toBe('example.com,example.net');
  });

  test('replaces all its placeholders, and keeps a text without any', () => {
    fc.assert(
      fc.property(templates, (template) => {
        const filled = fillTemplate(template, batchPlaceholders);
        for (const name of batchPlaceholders) expect(filled).not.toContain(inBraces(name));
        expect(fillTemplate(filled, batchPlaceholders)).toBe(filled);
      }),
    );
  });
});

describe('unknown placeholders', () => {
  test('are named once each, in order', () => {
    expect(
      unknownPlaceholders('{PERIOD} {DOMAIN} {DOMAINS_XML} {PERIOD}', singlePlaceholders),
    ).toEqual(['PERIOD', 'DOMAINS_XML']);
  });

  test('are those that filling leaves', () => {
    fc.assert(
      fc.property(templates, (template) => {
        const unknown = unknownPlaceholders(template, singlePlaceholders);
        const filled = fillTemplate(template, singlePlaceholders);
        for (const name of unknown) expect(filled).toContain(inBraces(name));
      }),
    );
  });
});

test.for([
  '<hello xmlns="urn:ietf:params:xml:ns:epp-1.0"/>',
  '<?xml version="1.0"?>\n<!-- why --><epp><hello/></epp>\n',
  '  <a b="1" c=\'"\'>text &amp; &#65;&#x42; <b/><![CDATA[<&]]></a>  ',
  '<d:name xmlns:d="urn:d"><d:part xml:lang="cs"/></d:name>',
])('%s is well formed', (xml) => {
  expect(xmlProblem(xml)).toBeUndefined();
});

test.for([
  ['', 'there is no XML'],
  ['text', 'line 1: Root element is missing or invalid'],
  ['<!-- nothing -->', 'line 1: Root element is missing or invalid'],
  ['<a>\n<b></a></b>', 'line 2: Missing end tag for element b'],
  ['</a>', 'line 1: Root element is missing or invalid'],
  ['<a>\n\n<b>', 'line 3: Missing end tag for element b'],
  ['<a>\n  &nbsp;</a>', "line 2: Named entity isn't defined: &nbsp;"],
  [
    '<a>1\n]]></a>',
    'line 2: Element content may not contain the CDATA section close delimiter `]]>`',
  ],
  ['<a>&#0;</a>', 'line 1: Character reference resolves to an invalid character'],
  ['<a/><b/>', 'line 1: Extra content at the end of the document'],
  ['<a b="1" b="2"/>', 'line 1: Duplicate attribute: b'],
  ['<a b=1/>', 'line 1: Attribute value expected'],
  ['<a', 'line 1: Unclosed start tag for element `a`'],
  ['<a/><?xml version="1.0"?>', "line 1: XML declaration isn't allowed here"],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "line 1: Named entity isn't defined: &b;"],
  ['<domain:name>a.com</domain:name>', 'the prefix domain is not declared'],
  ['<a><b c:d="e"/></a>', 'the prefix c is not declared'],
] as const)('%s is not well formed: %s', ([xml, problem]) => {
  expect(xmlProblem(xml)).toBe(problem);
});

test('elements may be nested too deeply', () => {
  expect(xmlProblem('<a>'.repeat(100_000))).toBe('elements are nested too deeply');
});

test('a hundred kilobytes are checked quickly, well formed or not', () => {
  const long = `<a>${'<b c="d" e="f">text &amp; more</b>\n'.repeat(3000)}`;
  expect(xmlProblem(`${long}</a>`)).toBeUndefined();
  expect(xmlProblem(long)).toBe('line 3000: Missing end tag for element a');
  expect(xmlProblem(`<a ${'b="c" '.repeat(15_000)}`)).toBe('line 1: Duplicate attribute: b');
});
