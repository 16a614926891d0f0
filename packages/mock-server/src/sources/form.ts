import type { Source, SourceAuthType, SourceInput } from '@dropcatch/sdk';
import { masked } from '../secrets.ts';
import type { Store } from '../store.ts';
import { cronTrouble } from '../time/cron.ts';
import type { FieldTrouble } from './schedule.ts';
import type { SourceCredentials, StoredSource } from './stored.ts';

/** The credentials that each way of signing in needs, and those of them that are secret. */
const FIELDS: Readonly<Record<SourceAuthType, readonly (keyof SourceCredentials)[]>> = {
  basic: ['username', 'password'],
  bearer: ['token'],
  api_key: ['header', 'key'],
  oauth: ['token'],
};
const SECRETS: readonly (keyof SourceCredentials)[] = ['password', 'token', 'key'];

/** What a new source has where the form says nothing (contract, SourceInput; spec, section 3). */
export const DEFAULTS = {
  description: null,
  url: '',
  archive_type: 'NONE',
  auth_type: null,
  fetch_config: { timeout: 60, csv_delimiter: ',', max_pages: 10 },
  field_mapping: {},
  validation_rules: {
    required_fields: ['domain', 'expiration_date'],
    date_format: '%Y-%m-%d',
  },
  transform_script: null,
  schedule_enabled: false,
  schedule_cron: null,
  schedule_interval_minutes: 60,
  schedule_config: null,
  is_active: true,
  last_import_at: null,
  last_import_success: null,
  total_domains_imported: 0,
} as const satisfies Partial<Source>;

/** Records that a new source publishes on a day, fewest and most. */
export const RECORDS = [120, 900] as const;

/** A source as answers show it: its categories by name, no secret. */
export function sourceView(store: Store, stored: StoredSource): Source {
  const { auth_config, epp_category_ids, history: _history, records: _records, ...source } = stored;
  return {
    ...source,
    auth_config: masked(
      auth_config,
      source.auth_type === null ? [] : FIELDS[source.auth_type],
      SECRETS,
    ),
    epp_categories: epp_category_ids.flatMap((id) => {
      const category = store.eppCategories.get(id);
      return category === undefined
        ? []
        : { id, name: category.name, registrar: category.name.split(' ')[0] ?? null };
    }),
  };
}

/** The field of a form that cannot be as it is, and why; undefined when all is well. */
export function formTrouble(
  store: Store,
  { epp_categories = [], schedule_cron }: SourceInput,
): FieldTrouble | undefined {
  const unknown = epp_categories.find((id) => store.eppCategories.get(id) === undefined);
  if (unknown !== undefined) {
    return { field: 'epp_categories', trouble: `there is no category ${unknown}` };
  }
  const trouble = schedule_cron == null ? undefined : cronTrouble(schedule_cron);
  return trouble === undefined ? undefined : { field: 'schedule_cron', trouble };
}
