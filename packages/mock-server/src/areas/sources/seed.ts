import type { ScheduleConfig } from '@dropcatch/sdk';
import { isoTime, MINUTE } from '../../world/time.ts';
import { previousTime } from '../../world/cron.ts';
import type { Rng } from '../../world/rng.ts';
import type { World } from '../../world/world.ts';
import { type NewSource, newSource, scheduleOf } from './handlers.ts';
import { batchId } from '../../world/records/sources.ts';

/** The past imports of a source: none, successful, or failing lately. */
type Past = 'none' | 'well' | 'failing';

/** A source, and how its imports went. Default: well. */
type SeededSource = NewSource & { readonly past?: Past };

const BATCHES = 12;

/** Time for the last import to end, in milliseconds. */
const LONGEST_IMPORT = 5 * MINUTE;

/** Splits a number into `count` similar parts. */
function partsOf(total: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => Math.floor((total * (i + 1)) / count) - Math.floor((total * i) / count),
  );
}

/** Starts of the last imports, oldest first: by the schedule, or once a day without one. */
function startsOf({ is_active = true, schedule_cron = null }: NewSource, now: number): number[] {
  const isScheduled = is_active && schedule_cron !== null;
  const schedule = isScheduled ? schedule_cron : '20 9 * * *';
  let until = now - LONGEST_IMPORT;
  return Array.from({ length: BATCHES }, () => {
    const start = previousTime(schedule, until) ?? until;
    until = start - MINUTE;
    return start;
  }).toReversed();
}

/** The last imports, oldest first. They add up to the source's rows in the catalogue. */
function historyOf({ store, clock }: World, seeded: SeededSource, stored: number, rng: Rng) {
  const { past = 'well' } = seeded;
  if (past === 'none') return [];
  const starts = startsOf(seeded, clock.now());
  const good = past === 'well' ? BATCHES : BATCHES - 3;
  const imported = [...partsOf(stored, good), 0, 0, 0].slice(0, BATCHES);
  return imported.map((count, i) => {
    const isBroken = i === good;
    const failed = isBroken ? rng.int(80, 240) : i < good ? Math.round(count * 0.004) : 0;
    const known = i < good ? rng.int(0, 1 + Math.round(count * 0.02)) : 0;
    const started = starts[i] ?? clock.now();
    const total = count + failed + known;
    return {
      id: batchId(started, store.next('import')),
      started_at: isoTime(started),
      ended_at: isoTime(started + 2000 + total * 6),
      total,
      imported: count,
      failed,
    };
  });
}

const REGISTRAR_AND_PRICE = { registrar: 'registrar', price: 'price' };
const BY_DATE = { domain: 'domain', expiration_date: 'expires' };

function scheduled(input: ScheduleConfig) {
  const { cron, config } = scheduleOf({ enabled: true, ...input });
  return { schedule_enabled: true, schedule_cron: cron, schedule_config: config };
}

const basic = (username: string, password: string) =>
  ({ auth_type: 'basic', auth_config: { username, password } }) as const;

const fetched = (csv_delimiter: ',' | ';' | '\t', timeout = 60) => ({
  fetch_config: { timeout, csv_delimiter, max_pages: 10 },
});

/** Ids follow the order of the list. catalogue/generate.ts assigns names to sources. */
const SOURCES: readonly SeededSource[] = [
  {
    name: 'Verisign .com/.net drop list',
    description: 'Names that leave pendingDelete, published twice a day',
    type: 'HTTP',
    url: 'https://lists.verisign.example.com/com/drop-{TODAY}.csv.gz',
    data_format: 'CSV',
    archive_type: 'GZIP',
    ...basic('dropcatch', 'b41c-77e0-9d2f'),
    ...fetched(',', 120),
    field_mapping: { domain: 'name', expiration_date: 'expires', ...REGISTRAR_AND_PRICE },
    ...scheduled({ type: 'cron', cron: '1 0,10 * * *' }),
    epp_category_ids: [1],
    records: 6800,
  },
  {
    name: 'PIR .org pending delete',
    description: 'XML report of the registry, packed as ZIP',
    type: 'FTPS',
    url: 'ftps://reports.pir.example/pending-delete/{YESTERDAY}.zip',
    data_format: 'XML',
    archive_type: 'ZIP',
    ...basic('dc-pir', '5f0e-ac13'),
    field_mapping: { ...BY_DATE, registrar: 'sponsor' },
    validation_rules: { required_fields: ['domain', 'expiration_date'], date_format: '%d.%m.%Y' },
    ...scheduled({ type: 'daily', time: '04:30' }),
    epp_category_ids: [2],
    records: 420,
  },
  {
    name: 'DENIC transit list',
    description: 'Names in TRANSIT; prices as agreed for .de',
    type: 'FTP',
    url: 'ftp://ftp.denic.example/transit/transit-{TODAY}.csv',
    data_format: 'CSV',
    ...basic('DENIC-1000241', 'a8d2c1'),
    ...fetched(';'),
    field_mapping: { ...BY_DATE, price: 'preis' },
    transform_script: "record['domain'] = record['domain'].lower()",
    ...scheduled({ type: 'interval', hours: 6, minutes: 0 }),
    epp_category_ids: [4],
    records: 900,
  },
  {
    name: 'Nominet drop list',
    description: 'Second-exact drop times of .uk names',
    type: 'S3',
    url: 's3://nominet-droplists/uk/{TODAY}.tar',
    data_format: 'TSV',
    archive_type: 'TAR',
    auth_type: 'api_key',
    auth_config: { header: 'X-API-Key', key: 'AKIA-EXAMPLE-0001' },
    ...fetched('\t'),
    field_mapping: { ...BY_DATE, price: 'price' },
    ...scheduled({ type: 'cron', cron: '1 0,10 * * *' }),
    epp_category_ids: [5],
    records: 1300,
  },
  {
    name: 'DropFeed',
    description: 'Paged API of a list maker, all TLDs; fills the gaps of the registries’ own lists',
    type: 'API',
    url: 'https://api.dropfeed.example.net/v2/drops?date={TODAY}',
    data_format: 'JSON',
    auth_type: 'bearer',
    auth_config: { token: 'df_live_9f31c6a2' },
    fetch_config: { timeout: 30, csv_delimiter: ',', max_pages: 25 },
    field_mapping: { domain: 'domain', expiration_date: 'expires_at', ...REGISTRAR_AND_PRICE },
    ...scheduled({ type: 'interval', hours: 0, minutes: 30 }),
    epp_category_ids: [1, 2, 7, 8],
    records: 250,
  },
  {
    name: 'CZ.NIC released names',
    description: 'Names that no auction sold; released the next day',
    type: 'HTTP',
    url: 'https://www.nic.cz.example/released/{TODAY}.json',
    data_format: 'JSON',
    field_mapping: { domain: 'fqdn', expiration_date: 'exdate' },
    ...scheduled({ type: 'daily', time: '06:15' }),
    epp_category_ids: [3],
    records: 36,
  },
  {
    name: 'European expiring names',
    type: 'API',
    url: 'https://feed.eurodrops.example/expiring?day={TODAY}',
    data_format: 'JSON',
    auth_type: 'oauth',
    auth_config: { token: 'eyJhbGciOi-example' },
    field_mapping: { ...BY_DATE, price: 'fee' },
    ...scheduled({ type: 'weekly', day_of_week: 1, hour: 4, minute: 30 }),
    epp_category_ids: [6],
    records: 640,
    past: 'failing',
  },
  {
    name: 'Partner portfolio 2026',
    description: 'A file that a partner sent; to be imported once it is complete',
    type: 'FILE',
    url: '/srv/imports/portfolio-2026.csv',
    data_format: 'CSV',
    field_mapping: BY_DATE,
    is_active: false,
    epp_category_ids: [],
    records: 5200,
    past: 'none',
  },
  {
    name: 'IIS .se/.nu release list',
    description: 'The registry moved its list; the address has to be changed',
    type: 'HTTP',
    url: 'https://data.iis.example/retired/bardate_domains.json',
    data_format: 'JSON',
    field_mapping: { domain: 'name', expiration_date: 'release_at' },
    ...scheduled({ type: 'daily', time: '04:05' }),
    epp_category_ids: [9],
    records: 180,
    past: 'failing',
  },
  {
    name: 'NameFeed (shut down)',
    type: 'HTTP',
    url: 'https://api.namefeed.invalid/v1/deleting.xml',
    data_format: 'XML',
    auth_type: 'api_key',
    auth_config: { header: 'X-Feed-Key', key: 'nf-000000' },
    field_mapping: BY_DATE,
    is_active: false,
    epp_category_ids: [1, 2, 6, 7],
    records: 0,
    past: 'failing',
  },
];

function importedRows({ catalogue }: World): Uint32Array {
  const counts = new Uint32Array(SOURCES.length + 1);
  for (const source of catalogue.columns.source) counts[source] = (counts[source] ?? 0) + 1;
  return counts;
}

/**
 * Seeds sources of every type, format and authentication: working, failing, inactive, and one that was never imported.
 */
export function seedSources(world: World, rng: Rng): void {
  const imported = importedRows(world);
  for (const [index, seeded] of SOURCES.entries()) {
    const { past = 'well', ...source } = structuredClone(seeded);
    const stored = imported[index + 1] ?? 0;
    const history = historyOf(world, seeded, stored, rng.derive(index));
    world.store.sources.add({
      ...newSource(source),
      history,
      total_domains_imported: stored,
      last_import_at: history.at(-1)?.ended_at ?? null,
      last_import_success: history.length === 0 ? null : past === 'well',
    });
  }
}
