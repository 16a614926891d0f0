import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inBraces } from '../../core/text/insertion.ts';
import {
  batchPlaceholders,
  fillTemplate,
  singlePlaceholders,
  unknownPlaceholders,
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
