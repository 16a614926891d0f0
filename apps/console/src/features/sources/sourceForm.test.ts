import type { Source, SourceAuthType } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { secretMask } from '../../ui/form/secretMask.ts';
import {
  credentialsFor,
  sourceBody,
  sourceFormValues,
  datedUrl,
  sourceUrlProblem,
  newLine,
} from './sourceForm.ts';

const source: Source = {
  id: 1,
  name: 'Verisign',
  description: null,
  type: 'HTTP',
  url: 'https://example.com/{TODAY}.csv',
  data_format: 'CSV',
  archive_type: 'NONE',
  auth_type: 'oauth',
  auth_config: { token: secretMask },
  fetch_config: {},
  field_mapping: {},
  validation_rules: {},
  transform_script: null,
  schedule_enabled: false,
  schedule_cron: null,
  schedule_interval_minutes: 60,
  schedule_config: null,
  is_active: true,
  epp_categories: [],
  last_import_at: null,
  last_import_success: null,
  total_domains_imported: 0,
};

test('a way of signing in that this console does not know goes back as it came, its credentials untouched', () => {
  const added: string = 'digest';
  const auth_type = added as SourceAuthType;
  expect(credentialsFor(auth_type)).toEqual([]);
  const body = sourceBody(sourceFormValues({ ...source, auth_type }));
  expect(body).toMatchObject({ auth_type, name: 'Verisign' });
  expect(body).not.toHaveProperty('auth_config');
  expect(sourceBody(sourceFormValues(source))).toMatchObject({
    auth_type: 'oauth',
    auth_config: { token: secretMask },
  });
});

test('dates are of the UTC day, over the ends of months and years', () => {
  const url = 'https://a.example/{TODAY}/{YESTERDAY}/{TODAY}.csv';
  expect(datedUrl(url, Date.parse('2026-01-01T00:00:00Z'))).toBe(
    'https://a.example/20260101/20251231/20260101.csv',
  );
  expect(datedUrl(url, Date.parse('2028-03-01T23:59:59Z'))).toContain('/20280301/20280229/');
});

test('everything else stays as it is', () => {
  const plain = fc.string().filter((text) => !text.includes('{'));
  fc.assert(
    fc.property(plain, plain, (before, after) => {
      expect(datedUrl(`${before}{TODAY}${after}`, 0)).toBe(`${before}19700101${after}`);
      expect(datedUrl(`${before}{TOMORROW}`, 0)).toBe(`${before}{TOMORROW}`);
    }),
  );
});

test.for([
  ['HTTP', 'https://lists.example.com/{TODAY}.csv'],
  ['API', 'http://10.0.0.1:8080/v1?day={YESTERDAY}'],
  ['FTP', 'ftp://user@ftp.example.com/{TODAY}'],
  ['FTPS', 'ftps://ftp.example.com/list.zip'],
  ['S3', 's3://bucket/uk/{TODAY}.tar'],
  ['S3', 'https://bucket.s3.amazonaws.com/uk.tar'],
  ['FILE', '/srv/imports/{TODAY}.csv'],
  ['HTTP', ''],
] as const)('a source of type %s may have the address %j', ([type, url]) => {
  expect(sourceUrlProblem(type, url)).toBeUndefined();
});

test.for([
  ['HTTP', 'lists.example.com/com.csv'],
  ['HTTP', 'https://'],
  ['HTTP', 'https:/a.example'],
  ['HTTP', 'https://a b.example/'],
  ['API', 'ftp://a.example/'],
  ['FTP', 'https://a.example/'],
  ['S3', 'bucket/key'],
] as const)('a source of type %s may not have the address %j', ([type, url]) => {
  expect(sourceUrlProblem(type, url)).toMatch(/^Enter a full address/);
});

test('a new line is as far in as the one before, and further behind a colon', () => {
  expect(newLine('if a:', 5, 5)).toEqual({ text: 'if a:\n    ', cursor: 10 });
  expect(newLine('    b = 1', 9, 9)).toEqual({ text: '    b = 1\n    ', cursor: 14 });
  expect(newLine('  if a: \nc', 8, 8)).toEqual({ text: '  if a: \n      \nc', cursor: 15 });
});

test('nothing but the selection is lost', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, selected, after) => {
      const whole = before + selected + after;
      const { text, cursor } = newLine(whole, before.length, before.length + selected.length);
      expect(text.startsWith(`${before}\n`)).toBe(true);
      expect(text.slice(cursor)).toBe(after);
      expect(text.slice(before.length, cursor).trim()).toBe('');
    }),
  );
});
