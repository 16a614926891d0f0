import { HOUR, MINUTE } from '../../world/clock.ts';
import { startJob } from '../../world/jobs.ts';
import type { World } from '../../world/world.ts';
import { DEFAULTS } from './handlers.ts';
import type { SourceTable, StoredDataSource } from './records.ts';
import { newTable } from './runs.ts';
import { publishEnrichment } from './tables.ts';

type Seeded = Omit<StoredDataSource, 'id' | 'table'>;

const ORDINARY = {
  ...DEFAULTS,
  auth_credentials: {},
  request_headers: { Accept: 'application/json' },
  request_method: 'GET',
} as const satisfies Partial<Seeded>;

/** One a feature; ids follow the order of the list. The first two are those whose columns show from the start. */
const SOURCES: readonly Seeded[] = [
  {
    ...ORDINARY,
    name: 'Majestic',
    description: 'Trust Flow and Citation Flow, with link counts',
    api_url: 'https://api.majestic.example.com/api/json?cmd=GetIndexItemInfo&{DOMAINS_INDEXED}',
    auth_type: 'api_key',
    auth_credentials: { key: 'X-API-Key', value: '4f1c0d9ab7e24c51' },
    response_mapping: {
      array_path: 'DataTables.Results.Data',
      domain_field: 'Item',
      main_value_field: 'TrustFlow',
      main_value_label: 'Trust Flow',
      extra_fields: {},
      additional_values: [
        { field: 'CitationFlow', label: 'Citation Flow' },
        { field: 'ExtBackLinks', label: 'Backlinks' },
        { field: 'RefDomains', label: 'Referring Domains' },
      ],
      format: 'json',
    },
    parallel_workers: 2,
    indexed_params_enabled: true,
    coverage: 0.93,
  },
  {
    ...ORDINARY,
    name: 'Wayback Machine',
    description: 'First snapshot in the web archive, and how many there are',
    api_url: 'https://archive.example.org/wayback/summary?url={DOMAIN}',
    auth_type: 'none',
    response_mapping: {
      array_path: '',
      domain_field: 'url',
      main_value_field: 'archived_snapshots.first.year',
      main_value_label: 'First Archived',
      extra_fields: {},
      additional_values: [
        { field: 'snapshots', label: 'Snapshots' },
        { field: 'timestamp', label: 'Last Snapshot' },
      ],
      format: 'json',
    },
    batch_size: 1,
    parallel_workers: 10,
    coverage: 0.81,
  },
  {
    ...ORDINARY,
    name: 'DataForSEO',
    description: 'Monthly searches for the name, what a click costs, and how many bid for it',
    api_url: 'https://api.dataforseo.example.com/v3/keywords_data/search_volume/live',
    auth_type: 'basic',
    auth_credentials: { username: 'ops@dropcatch.test', password: 'b7f2-41aa-9c03' },
    request_method: 'POST',
    request_headers: { 'Content-Type': 'application/json' },
    request_body_template: '[{"location_code": 2840, "keywords": {DOMAINS_LIST}}]',
    response_mapping: {
      array_path: 'tasks.result',
      domain_field: 'keyword',
      main_value_field: 'search_volume',
      main_value_label: 'Search Volume',
      extra_fields: {},
      additional_values: [
        { field: 'cpc', label: 'CPC ($)' },
        { field: 'competition', label: 'Competition' },
      ],
      format: 'json',
    },
    batch_size: 1000,
    coverage: 0.98,
  },
  {
    ...ORDINARY,
    name: 'Ahrefs',
    description: 'Domain Rating; off since the subscription ended',
    api_url: 'https://api.ahrefs.example.com/v3/site-explorer/domain-rating?target={DOMAIN}',
    auth_type: 'bearer',
    // The key of an ended subscription: the API turns it down.
    auth_credentials: { token: 'wrong' },
    response_mapping: {
      array_path: 'domain_rating',
      domain_field: 'target',
      main_value_field: 'domain_rating',
      main_value_label: 'Domain Rating',
      extra_fields: {},
      additional_values: [{ field: 'ref_domains', label: 'Ref. Domains' }],
      format: 'json',
    },
    batch_size: 1,
    parallel_workers: 4,
    is_active: false,
    coverage: 0.35,
  },
  {
    ...ORDINARY,
    name: 'Moz',
    description: 'Domain Authority and Spam Score; set up, not mapped yet',
    api_url: 'https://lsapi.moz.example.com/v2/url_metrics',
    auth_type: 'api_key',
    auth_credentials: { key: 'x-moz-token', value: 'bW96LXRva2VuLWV4YW1wbGU' },
    request_method: 'POST',
    request_headers: { 'Content-Type': 'application/json' },
    request_body_template: '{"targets": {DOMAINS_LIST}}',
    response_mapping: null,
    batch_size: 50,
    coverage: 0.87,
  },
  {
    ...ORDINARY,
    name: 'In-house blocklist',
    description: null,
    api_url: 'https://blocklist.internal.example/export.csv?domains={DOMAINS_INDEXED}',
    auth_type: 'none',
    request_headers: {},
    response_format: 'csv',
    response_mapping: {
      array_path: '',
      domain_field: 'domain',
      main_value_field: 'listed',
      main_value_label: 'Listed',
      extra_fields: {},
      // Both become the column spam_score, so that its table cannot be created.
      additional_values: [
        { field: 'spam_score', label: 'Spam Score' },
        { field: 'spam-score', label: 'Spam Score (old)' },
      ],
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

/** The source whose first run is under way, how long it has been, and how long it takes in all (milliseconds). */
const RUNNING = { id: 3, for: 6 * MINUTE, duration: 25 * MINUTE };

/** The sources that have no table yet. */
const WITHOUT_TABLE: ReadonlySet<number> = new Set([5, 6]);

function tableOf(world: World, id: number, source: Seeded): SourceTable | null {
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

/** Six data sources: two that show, one at its first run, one that was turned off, one unmapped, one as CSV. */
export function seedDataSources(world: World): void {
  const { store, clock, catalogue } = world;
  for (const [index, source] of structuredClone(SOURCES).entries()) {
    store.dataSources.add({ ...source, table: tableOf(world, index + 1, source) });
  }
  if (catalogue.size > 0) {
    const plan = { source_id: RUNNING.id, from: 0, to: catalogue.size };
    const startedAt = clock.now() - RUNNING.for;
    startJob(world, 'enrichment', plan, { duration: RUNNING.duration, startedAt });
  }
  publishEnrichment(world);
}
