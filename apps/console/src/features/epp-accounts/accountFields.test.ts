import type { EppAccount, EppCategory } from '@dropcatch/sdk';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyOf, problemsIn, valuesOf, type FormValues } from '../../ui/form/fieldTable.ts';
import { accountFields, isIpAddress } from './accountFields.ts';

const category: EppCategory = {
  id: 3,
  name: 'CZ.NIC FRED',
  epp_server_url: 'epp.example.com',
  epp_port: 700,
  description: null,
  supported_tlds: ['cz'],
  default_timeout: 30,
  requires_ssl_cert: true,
  is_active: true,
};

const categories = [category, { ...category, id: 4, requires_ssl_cert: false }];

const creating = accountFields({ categories, managers: [] });

const editing = accountFields({ account: { registrar_category_id: 4 } as EppAccount, categories });

const filled: FormValues = {
  ...valuesOf(creating),
  name: ' CZ-02 ',
  registrar_category_id: '4',
  username: 'REG-DROPCATCH',
  password: 'Tr0ub4dor-9',
  manager_id: '2',
};

describe('the rules of an account', () => {
  test('require all fields that a new one needs [§5.epp-accounts.required]', () => {
    expect(problemsIn(creating, valuesOf(creating))).toEqual({
      name: 'Name is required',
      registrar_category_id: 'Registrar Category is required',
      username: 'Username is required',
      password: 'Password is required',
      manager_id: 'Manager is required',
    });
    expect(problemsIn(creating, filled)).toEqual({});
    expect(problemsIn(creating, { ...filled, name: ' ' })).toEqual({
      name: 'Name is required',
    });
  });

  test('require a certificate and a key if the category does, and only for a new one [§5.epp-accounts.certificate-for-ssl]', () => {
    const values = { ...filled, registrar_category_id: '3' };
    expect(problemsIn(creating, values)).toEqual({
      ssl_cert: 'SSL Certificate is required for this category',
      ssl_key: 'Private Key is required for this category',
    });
    expect(problemsIn(editing, { ...values, password: '' })).toEqual({});
  });

  test('keep numbers in their ranges, and leave a port optional [§5.epp-accounts.ranges]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 110_000 }), (number) => {
        const problems = problemsIn(creating, {
          ...filled,
          port_override: String(number),
          connection_timeout: String(number),
          released_domain_checking_enabled: true,
          released_domain_max_domains_per_day: String(number),
        });
        expect('port_override' in problems).toBe(number < 1 || number > 65_535);
        expect('connection_timeout' in problems).toBe(number < 5 || number > 300);
        expect('released_domain_max_domains_per_day' in problems).toBe(
          number < 1 || number > 100_000,
        );
      }),
    );
    expect(problemsIn(creating, { ...filled, connection_timeout: '' })).toHaveProperty(
      'connection_timeout',
    );
  });

  test('require a cron expression if released domains are checked [§5.epp-accounts.cron-required]', () => {
    const values = { ...filled, released_domain_schedule_cron: '' };
    expect(problemsIn(creating, values)).toEqual({});
    expect(problemsIn(creating, { ...values, released_domain_checking_enabled: true })).toEqual({
      released_domain_schedule_cron: 'Cron expression is required',
    });
  });

  test('allow a host name, an IP address or nothing as override', () => {
    for (const host_override of ['', ' epp2.example.com ', '192.0.2.7', '2001:db8::7']) {
      expect(problemsIn(creating, { ...filled, host_override })).toEqual({});
    }
    for (const host_override of ['https://x', '192.0.2.256', 'localhost', '[2001:db8::7]']) {
      expect(problemsIn(creating, { ...filled, host_override })).toEqual({
        host_override: 'Enter a valid domain name or IP address (e.g., epp.example.com)',
      });
    }
  });
});

describe('what is sent', () => {
  test('leaves out secrets that were not entered, and hidden fields', () => {
    expect(bodyOf(editing, { ...filled, password: '' })).toEqual({
      name: 'CZ-02',
      registrar_category_id: 4,
      username: 'REG-DROPCATCH',
      host_override: null,
      port_override: null,
      connection_timeout: 30,
      is_active: true,
      released_domain_checking_enabled: false,
      batch_settings: { domain_check_multicheck_enabled: false, domain_check_batch_size: 1 },
    });
  });

  test('has the certificate and the key unchanged', () => {
    const [ssl_cert, ssl_key] = ['-----BEGIN CERTIFICATE-----\n', '-----BEGIN PRIVATE KEY-----\n'];
    expect(bodyOf(creating, { ...filled, ssl_cert, ssl_key })).toMatchObject({
      ssl_cert,
      ssl_key,
    });
    expect(Object.keys(bodyOf(creating, { ...filled, ssl_cert: ' \n' }))).not.toContain('ssl_cert');
  });

  test('falls back to 10000 domains a day [§5.epp-accounts.domains-per-day]', () => {
    const values = {
      ...filled,
      released_domain_checking_enabled: true,
      released_domain_max_domains_per_day: ' ',
    };
    expect(bodyOf(creating, values)).toMatchObject({
      manager_id: 2,
      password: 'Tr0ub4dor-9',
      released_domain_schedule_cron: '0 1 * * *',
      released_domain_max_domains_per_day: 10_000,
    });
  });
});

test('IPv4 and IPv6 addresses are valid', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      expect(isIpAddress(address)).toBe(true);
      expect(isIpAddress(address.toUpperCase())).toBe(true);
    }),
  );
});

test.for([
  '',
  '192.0.2',
  '192.0.2.256',
  '192.0.2.07',
  '0x7f.0.0.1',
  '192.0.2.7:700',
  '2001:db8::7::1',
  '2001:db8:7',
  '[2001:db8::7]',
  'fe80::1%eth0',
  '::1]/x[',
  '::1]/?a',
  'epp.example.com',
])('%j is not an IP address', (text) => expect(isIpAddress(text)).toBe(false));
