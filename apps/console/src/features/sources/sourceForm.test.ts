import type { Source, SourceAuthType } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { secretMask } from '../../ui/form/secretMask.ts';
import { credentialsFor } from './credentials.ts';
import { sourceBody, sourceFormValues } from './sourceForm.ts';

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
