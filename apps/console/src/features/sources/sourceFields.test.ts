import type { Source, SourceAuthType } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { secretMask } from '../../ui/form/secretMask.ts';
import { bodyOf, valuesOf, withLimits } from '../../ui/form/fieldTable.ts';
import {
  sourceExtraBody,
  lineBreak,
  sourceFields,
  sourceLimits,
  sourceUrlWarning,
} from './sourceFields.ts';

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

/** The body that is sent for an unchanged source. */
function sent(unchanged: Source): Record<string, unknown> & { auth_config?: object } {
  const { fields, opened } = formOf(unchanged);
  const body = bodyOf(fields, opened, opened);
  return { ...sourceExtraBody(body), ...body };
}

/** The fields of a source's form, and the values that it begins with. */
function formOf(stored: Source) {
  const fields = withLimits(sourceLimits, Object.values(sourceFields(stored)).flat());
  return { fields, opened: valuesOf(fields, stored) };
}

describe('a service that leaves secrets out', () => {
  const stored = { username: 'dropcatch', header: 'X-API-Key' };

  test.for(['basic', 'bearer', 'oauth', 'api_key'] as const)(
    'gets no empty secret that nobody touched: %s',
    (auth_type) => {
      const { auth_config } = sent({ ...source, auth_type, auth_config: stored });
      expect(Object.keys(auth_config ?? {})).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(password|token|key)$/)]),
      );
    },
  );

  test('gets an empty secret if somebody removed the mask', () => {
    const { fields, opened } = formOf(source);
    const body = bodyOf(fields, { ...opened, auth_config: { token: '' } }, opened);
    expect(body).toMatchObject({ auth_config: { token: '' } });
  });
});

test('without an authentication type there are no credentials', () => {
  expect(sent({ ...source, auth_type: null })).toMatchObject({ auth_type: null, auth_config: {} });
});

test('an unknown authentication type is sent unchanged, without its credentials', () => {
  const added: string = 'digest';
  const auth_type = added as SourceAuthType;
  const body = sent({ ...source, auth_type });
  expect(body).toMatchObject({ auth_type, name: 'Verisign' });
  expect(body).not.toHaveProperty('auth_config');
  expect(sent(source)).toMatchObject({
    auth_type: 'oauth',
    auth_config: { token: secretMask },
  });
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
] as const)('a source of type %s does not warn of the address %j', ([type, url]) => {
  expect(sourceUrlWarning(url, { type })).toBeUndefined();
});

test.for([
  ['HTTP', 'lists.example.com/com.csv'],
  ['HTTP', 'https://'],
  ['HTTP', 'https:/a.example'],
  ['HTTP', 'https://a b.example/'],
  ['API', 'ftp://a.example/'],
  ['FTP', 'https://a.example/'],
  ['S3', 'bucket/key'],
] as const)('a source of type %s warns of the address %j', ([type, url]) => {
  expect(sourceUrlWarning(url, { type })).toMatch(/^Enter a full address/);
});

test('a new line has the indent of the line before, and more after a colon', () => {
  expect(lineBreak('if a:')).toBe('\n    ');
  expect(lineBreak('    b = 1')).toBe('\n    ');
  expect(lineBreak('  if a: ')).toBe('\n      ');
});
