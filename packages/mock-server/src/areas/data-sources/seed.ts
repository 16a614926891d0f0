import type { DataSourceResponseMapping } from '@dropcatch/sdk';
import { HOUR, MINUTE } from '../../world/time.ts';
import { startJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { newDataSource, type NewDataSource } from './handlers.ts';
import type { SourceTable, StoredDataSource } from '../../world/records/data-sources.ts';
import { newTable } from './runs.ts';
import { publishEnrichment } from './tables.ts';

/** What most of the seeded sources have. */
const USUAL = {
  request_headers: { Accept: 'application/json' },
  request_method: 'GET',
} as const satisfies Partial<NewDataSource>;

const JSON_POST = {
  request_method: 'POST',
  request_headers: { 'Content-Type': 'application/json' },
} as const;

/**
 * A mapping from the path of the records, the field of the domain, and the values with their labels, main value first.
 */
function mapped(
  array_path: string,
  domain_field: string,
  values: readonly (readonly [field: string, label: string])[],
): DataSourceResponseMapping {
  const [main, ...additional_values] = values.map(([field, label]) => ({ field, label }));
  return {
    array_path,
    domain_field,
    main_value_field: main?.field ?? '',
    main_value_label: main?.label ?? '',
    extra_fields: {},
    additional_values,
    format: 'json',
  };
}

/**
 * One source per feature. Ids follow the order of the list. The columns of the first two are visible from the start.
 */
const SOURCES: readonly NewDataSource[] = [
  {
    name: 'Majestic',
    description: 'Trust Flow and Citation Flow, with link counts',
    api_url: 'https://api.majestic.example.com/api/json?cmd=GetIndexItemInfo&{DOMAINS_INDEXED}',
    auth_type: 'api_key',
    auth_credentials: { key: 'X-API-Key', value: '4f1c0d9ab7e24c51' },
    response_mapping: mapped('DataTables.Results.Data', 'Item', [
      ['TrustFlow', 'Trust Flow'],
      ['CitationFlow', 'Citation Flow'],
      ['ExtBackLinks', 'Backlinks'],
      ['RefDomains', 'Referring Domains'],
    ]),
    parallel_workers: 2,
    indexed_params_enabled: true,
    coverage: 0.93,
  },
  {
    name: 'Wayback Machine',
    description: 'First snapshot in the web archive, and how many there are',
    api_url: 'https://archive.example.org/wayback/summary?url={DOMAIN}',
    response_mapping: mapped('', 'url', [
      ['archived_snapshots.first.year', 'First Archived'],
      ['snapshots', 'Snapshots'],
      ['timestamp', 'Last Snapshot'],
    ]),
    batch_size: 1,
    parallel_workers: 10,
    coverage: 0.81,
  },
  {
    name: 'DataForSEO',
    description: 'Monthly searches for the name, what a click costs, and how many bid for it',
    api_url: 'https://api.dataforseo.example.com/v3/keywords_data/search_volume/live',
    auth_type: 'basic',
    auth_credentials: { username: 'ops@dropcatch.test', password: 'b7f2-41aa-9c03' },
    ...JSON_POST,
    request_body_template: '[{"location_code": 2840, "keywords": {DOMAINS_LIST}}]',
    response_mapping: mapped('tasks.result', 'keyword', [
      ['search_volume', 'Search Volume'],
      ['cpc', 'CPC ($)'],
      ['competition', 'Competition'],
    ]),
    batch_size: 1000,
    coverage: 0.98,
  },
  {
    name: 'Ahrefs',
    description: 'Domain Rating; off since the subscription ended',
    api_url: 'https://api.ahrefs.example.com/v3/site-explorer/domain-rating?target={DOMAIN}',
    auth_type: 'bearer',
    // The API refuses the key of an ended subscription.
    auth_credentials: { token: 'wrong' },
    response_mapping: mapped('domain_rating', 'target', [
      ['domain_rating', 'Domain Rating'],
      ['ref_domains', 'Ref. Domains'],
    ]),
    batch_size: 1,
    parallel_workers: 4,
    is_active: false,
    coverage: 0.35,
  },
  {
    name: 'Moz',
    description: 'Domain Authority and Spam Score; set up, not mapped yet',
    api_url: 'https://lsapi.moz.example.com/v2/url_metrics',
    auth_type: 'api_key',
    auth_credentials: { key: 'x-moz-token', value: 'bW96LXRva2VuLWV4YW1wbGU' },
    ...JSON_POST,
    request_body_template: '{"targets": {DOMAINS_LIST}}',
    batch_size: 50,
    coverage: 0.87,
  },
  {
    name: 'In-house blocklist',
    api_url: 'https://blocklist.internal.example/export.csv?domains={DOMAINS_INDEXED}',
    request_headers: {},
    response_format: 'csv',
    response_mapping: {
      ...mapped('', 'domain', [
        // Both `spam_score` and `spam-score` become the column spam_score, so the table cannot be
        // created.
        ['listed', 'Listed'],
        ['spam_score', 'Spam Score'],
        ['spam-score', 'Spam Score (old)'],
      ]),
      format: 'csv',
    },
    indexed_params_enabled: true,
    indexed_params_prefix: 'd',
    indexed_params_count_key: 'n',
    indexed_params_start_index: 1,
    is_active: false,
    coverage: 0.64,
  },
];

/** The source with a running first job, the time since its start, and its whole duration, both in milliseconds. */
const RUNNING = { id: 3, for: 6 * MINUTE, duration: 25 * MINUTE };

const WITHOUT_TABLE: ReadonlySet<number> = new Set([5, 6]);

function tableOf(
  world: World,
  id: number,
  source: Omit<StoredDataSource, 'id'>,
): SourceTable | null {
  const { response_mapping: mapping, name } = source;
  if (mapping === null || WITHOUT_TABLE.has(id)) return null;
  const now = world.clock.now();
  const past =
    id === RUNNING.id
      ? { since: now - RUNNING.for }
      : {
          rows: world.catalogue.size,
          filled: true,
          since: now - 16 * HOUR,
          until: now - 15 * HOUR,
        };
  return { ...newTable(world, { id, name }, mapping), ...past };
}

/**
 * Seeds six data sources: two with visible columns, one in its first run, an inactive one, one without a mapping, and
 * one with CSV.
 */
export function seedDataSources(world: World): void {
  const { store, clock, catalogue } = world;
  for (const [index, own] of SOURCES.entries()) {
    const source = newDataSource(structuredClone({ ...USUAL, ...own }));
    store.dataSources.add({ ...source, table: tableOf(world, index + 1, source) });
  }
  if (catalogue.size > 0) {
    const plan = { source_id: RUNNING.id, from: 0, to: catalogue.size };
    const startedAt = clock.now() - RUNNING.for;
    startJob(world, 'enrichment', plan, { duration: RUNNING.duration, startedAt });
  }
  publishEnrichment(world);
}
