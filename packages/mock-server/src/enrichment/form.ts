import type { DataSource, DataSourceAuthType } from '@dropcatch/sdk';
import { masked } from '../secrets.ts';
import type { StoredUser } from '../store.ts';
import type { World } from '../world.ts';
import type { Credentials, StoredDataSource } from './stored.ts';

/** The credentials that each way of signing in needs, and those of them that are secret. */
const FIELDS: Readonly<Record<DataSourceAuthType, readonly (keyof Credentials)[]>> = {
  none: [],
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['key', 'value'],
};
const SECRETS: readonly (keyof Credentials)[] = ['password', 'token', 'value'];

/** What a new source has where the form says nothing (spec, section 9). */
export const DEFAULTS = {
  description: null,
  auth_type: 'none',
  request_method: 'POST',
  request_body_template: null,
  response_format: 'json',
  response_mapping: null,
  batch_size: 100,
  parallel_workers: 1,
  indexed_params_enabled: false,
  indexed_params_prefix: 'item',
  indexed_params_count_key: 'items',
  indexed_params_start_index: 0,
  is_active: true,
} as const satisfies Partial<StoredDataSource>;

/** A source as answers show it: only admins see how it signs in, and nobody sees a secret. */
export function dataSourceView(user: StoredUser, source: StoredDataSource): DataSource {
  const {
    auth_credentials,
    request_headers,
    coverage: _coverage,
    table: _table,
    ...shown
  } = source;
  if (user.role !== 'admin') return shown;
  return {
    ...shown,
    auth_credentials: masked(auth_credentials, FIELDS[source.auth_type], SECRETS),
    request_headers,
  };
}

/** The part of all domains that a new source will know: between 55 and 95 percent. */
export function coverageOf({ rng }: World, id: number): number {
  return rng.derive(`coverage/${id}`).int(55, 95) / 100;
}
