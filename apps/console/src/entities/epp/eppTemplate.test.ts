import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBraces } from '../../core/text/enteredText.ts';
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
  test('replaces every placeholder by an example', () => {
    expect(
      fillTemplate(
        '<check xmlns="{XMLNS_DOMAIN}"><name>{DOMAIN}</name><name>{DOMAIN}</name></check>{CLTRID}',
        singlePlaceholders,
      ),
    ).toBe(
      '<check xmlns="urn:ietf:params:xml:ns:domain-1.0"><name>example.com</name><name>example.com</name></check>DC-20261120-180003-000417',
    );
  });

  test('leaves what only a batch template has to batch templates', () => {
    expect(fillTemplate('{DOMAINS_LIST}', singlePlaceholders)).toBe('{DOMAINS_LIST}');
    expect(fillTemplate('{DOMAINS_LIST}', batchPlaceholders)).toBe('example.com,example.net');
  });

  test('leaves none of its placeholders behind, and a text without any as it is', () => {
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

  test('are what filling leaves', () => {
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
  ['text', 'line 1: text outside of the element'],
  ['<!-- nothing -->', 'line 1: there is no element'],
  ['<a>\n<b></a></b>', 'line 2: </a> closes <b>'],
  ['</a>', 'line 1: </a> closes nothing'],
  ['<a>\n\n<b>', 'line 3: <b> is not closed'],
  ['<a>\n  &nbsp;</a>', 'line 1: & is no known entity'],
  ['<a>1\n]]></a>', 'line 1: ]]> stands outside of CDATA'],
  ['<a>&#0;</a>', 'line 1: &#0; is no known entity'],
  ['<a/><b/>', 'line 1: <b> is a second root'],
  ['<a b="1" b="2"/>', 'line 1: the attribute b comes twice'],
  ['<a b=1/>', 'line 1: <a b=1/> … is not written to its end'],
  ['<a', 'line 1: <a … is not written to its end'],
  ['<a/><?xml version="1.0"?>', 'line 1: <?xml stands behind the beginning'],
  ['<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'line 1: document types are not read'],
  ['<domain:name>a.com</domain:name>', 'the prefix domain is not declared'],
  ['<a><b c:d="e"/></a>', 'the prefix c is not declared'],
  ['<a>'.repeat(300), 'line 1: elements are nested too deeply'],
] as const)('%s is not: %s', ([xml, problem]) => {
  expect(xmlProblem(xml)).toBe(problem);
});

test('a hundred kilobytes are no matter, well formed or not', () => {
  const long = `<a>${'<b c="d" e="f">text &amp; more</b>\n'.repeat(3000)}`;
  expect(xmlProblem(`${long}</a>`)).toBeUndefined();
  expect(xmlProblem(long)).toBe('line 3000: <a> is not closed');
  expect(xmlProblem(`<a ${'b="c" '.repeat(15_000)}`)).toMatch(/is not written to its end$/);
});
