import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  commaSeparated,
  problemsIn,
  valuesOf,
  type FormValues,
} from '../../ui/form/fieldTable.ts';
import { categoryFields } from './categoryFields.ts';

const valid = {
  ...valuesOf(categoryFields),
  name: 'CZ.NIC',
  epp_server_url: 'epp.example.com',
};

const problemsOf = (values: FormValues) =>
  Object.values(problemsIn(categoryFields, { ...valid, ...values }));

describe('the rules of a category', () => {
  test('require a name and a server [§5.epp-categories.required]', () => {
    expect(problemsOf({ name: ' ' })).toEqual(['Name is required']);
    expect(problemsOf({ epp_server_url: '' })).toContain('EPP Server is required');
    expect(problemsOf({})).toEqual([]);
  });

  test.for([
    'epp',
    'https://epp.example.com',
    'epp.example.com:700',
    'epp_1.example.com',
    '-a.com',
  ])('%s is not a server name [§5.epp-categories.server-host]', (server) => {
    expect(problemsOf({ epp_server_url: server })).toEqual([
      'Enter a valid domain name (e.g., epp.example.com)',
    ]);
  });

  test('limit the number and length of the TLDs', () => {
    const tlds = (count: number) => Array.from({ length: count }, (_, n) => `t${n}`).join(',');
    expect(problemsOf({ supported_tlds: tlds(1000) })).toEqual([]);
    expect(problemsOf({ supported_tlds: tlds(1001) })).toEqual([
      'At most 1,000 TLDs are possible; these are 1,001',
    ]);
    expect(problemsOf({ supported_tlds: `com,${'x'.repeat(63)}` })).toEqual([]);
    expect(problemsOf({ supported_tlds: `com,${'x'.repeat(64)}` })).toEqual([
      `A TLD has at most 63 characters: ${'x'.repeat(63)}…`,
    ]);
  });

  test('keep the port and the timeout in their ranges [§5.epp-categories.ranges]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 70_000 }), (number) => {
        const port = problemsOf({ epp_port: String(number) });
        expect(port.length === 0).toBe(number >= 1 && number <= 65_535);
        const timeout = problemsOf({ default_timeout: String(number) });
        expect(timeout.length === 0).toBe(number >= 5 && number <= 300);
      }),
    );
    expect(problemsOf({ epp_port: '' })).toEqual(['Port must be a whole number from 1 to 65535']);
    expect(problemsOf({ epp_port: '7e2' })).toHaveLength(1);
  });
});

test('a new category starts with the defaults of the spec', () => {
  expect(bodyOf(categoryFields, valid)).toEqual({
    name: 'CZ.NIC',
    epp_server_url: 'epp.example.com',
    epp_port: 700,
    description: null,
    supported_tlds: [],
    default_timeout: 30,
    requires_ssl_cert: false,
    is_active: true,
  });
});

describe('TLDs', () => {
  test('are split at commas and trimmed, without empty ones [§5.epp-categories.tlds]', () => {
    expect(commaSeparated(' com, net,,co.uk , ')).toEqual(['com', 'net', 'co.uk']);
    expect(commaSeparated('')).toEqual([]);
  });

  test('are shown as they were entered', () => {
    const tlds = fc.array(fc.stringMatching(/^[a-z][a-z0-9.-]{0,20}[a-z]$/));
    fc.assert(
      fc.property(tlds, fc.constantFrom(',', ', ', ' , ', ',,'), (list, separator) => {
        expect(commaSeparated(list.join(separator))).toEqual(list);
      }),
    );
  });
});
