import type { EnrichmentSource } from '@dropcatch/sdk';
import { isoDate, DAY } from '../clock.ts';
import { type Rng, sampler } from '../rng.ts';
import { type EnrichmentColumn, NONE } from './columns.ts';

/** How many rows of the catalogue a source has values for; the others show null. */
const COVERAGE = { majestic: 0.93, wayback: 0.81 };

const DAYS_A_YEAR = 365.25;

const trustFlow = sampler<readonly [min: number, max: number]>([
  [[0, 0], 60],
  [[1, 10], 25],
  [[11, 20], 11],
  [[21, 62], 4],
]);

/** Source 1, Majestic: Trust Flow and what comes with it. Referring domains are log-normal, median 6. */
function majestic(rng: Rng, size: number): EnrichmentColumn[] {
  const main = new Int32Array(size).fill(NONE);
  const citation = new Int32Array(size).fill(NONE);
  const backlinks = new Int32Array(size).fill(NONE);
  const domains = new Int32Array(size).fill(NONE);
  for (let row = 0; row < size; row += 1) {
    if (!rng.chance(COVERAGE.majestic)) continue;
    const [min, max] = trustFlow(rng);
    const flow = rng.int(min, max);
    const referring = Math.min(250_000, Math.round(Math.exp(1.8 + 2.2 * rng.normal())));
    main[row] = flow;
    citation[row] = Math.min(99, Math.round(flow * (1.2 + 0.8 * rng.next())) + rng.int(0, 3));
    domains[row] = referring;
    backlinks[row] = Math.round(referring * (1 + 9 * rng.next()));
  }
  return [
    { key: 'ds1_main', values: main },
    { key: 'ds1_citationflow', values: citation },
    { key: 'ds1_extbacklinks', values: backlinks },
    { key: 'ds1_refdomains', values: domains },
  ];
}

/** Source 2, Wayback: the year of the first snapshot, how many there are, and the day of the last one. */
function wayback(rng: Rng, size: number, today: number): EnrichmentColumn[] {
  const first = new Int32Array(size).fill(NONE);
  const snapshots = new Int32Array(size).fill(NONE);
  const last = new Int32Array(size).fill(NONE);
  for (let row = 0; row < size; row += 1) {
    if (!rng.chance(COVERAGE.wayback)) continue;
    snapshots[row] = 0;
    if (rng.chance(0.45)) continue;
    const age = Math.round((1 + 23 * rng.next() * rng.next()) * DAYS_A_YEAR);
    first[row] = 1970 + Math.floor((today - age) / DAYS_A_YEAR);
    snapshots[row] = 1 + Math.round((age / DAYS_A_YEAR) * 12 * rng.next());
    last[row] = today - Math.round(age * rng.next() * rng.next());
  }
  return [
    { key: 'ds2_main', values: first },
    { key: 'ds2_snapshots', values: snapshots },
    { key: 'ds2_timestamp', values: last, show: (day) => isoDate(day * DAY).replaceAll('-', '') },
  ];
}

/** The values of the active enrichment sources for so many rows; see `ENRICHMENT_SOURCES`. */
export function enrichmentColumns(rng: Rng, size: number, today: number): EnrichmentColumn[] {
  return [
    ...majestic(rng.derive('majestic'), size),
    ...wayback(rng.derive('wayback'), size, today),
  ];
}

/** What the columns are, as the catalogue's answers tell it; sources that are not active are left out. */
export const ENRICHMENT_SOURCES: EnrichmentSource[] = [
  {
    id: 1,
    name: 'Majestic',
    main_value_label: 'Trust Flow',
    additional_values: [
      { field: 'CitationFlow', label: 'Citation Flow' },
      { field: 'ExtBackLinks', label: 'Backlinks' },
      { field: 'RefDomains', label: 'Referring Domains' },
    ],
  },
  {
    id: 2,
    name: 'Wayback Machine',
    main_value_label: 'First Archived',
    additional_values: [
      { field: 'snapshots', label: 'Snapshots' },
      { field: 'timestamp', label: 'Last Snapshot' },
    ],
  },
];
