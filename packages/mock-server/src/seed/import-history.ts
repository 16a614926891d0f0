import type { Rng } from '../rng.ts';
import { previousTime } from '../scheduler/run-times.ts';
import type { ImportBatch, StoredSource } from '../sources/stored.ts';
import { isoDate, isoTime, MINUTE } from '../time/clock.ts';
import type { World } from '../world.ts';

/** How the imports of a source have gone: none ever, well, or well until lately. */
type Past = 'none' | 'well' | 'failing';

/** A source before it has its id and history. */
export type SeededSource = Omit<StoredSource, 'id' | 'history'> & { past: Past };

/** Imports that the history shows. */
const BATCHES = 12;

/** The last of them had this long to end. */
const LONGEST_IMPORT = 5 * MINUTE;

/** A number cut into the given number of parts of about the same size. */
function partsOf(total: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => Math.floor((total * (i + 1)) / count) - Math.floor((total * i) / count),
  );
}

/** When the last imports began, oldest first: by the schedule, or once a day for a source that has none. */
function startsOf(
  { is_active, schedule_enabled, schedule_cron }: SeededSource,
  now: number,
): number[] {
  const isScheduled = is_active && schedule_enabled && schedule_cron !== null;
  const schedule = isScheduled ? schedule_cron : '20 9 * * *';
  let until = now - LONGEST_IMPORT;
  return Array.from({ length: BATCHES }, () => {
    const start = previousTime(schedule, until) ?? until;
    until = start - MINUTE;
    return start;
  }).toReversed();
}

/**
 * The imports of the last days, oldest first: what they imported adds up to the rows that the catalogue has from the
 * source. Where it fails lately, the last three have a broken file, then no file at all.
 */
export function historyOf(
  { store, clock }: World,
  seeded: SeededSource,
  stored: number,
  rng: Rng,
): ImportBatch[] {
  const { past } = seeded;
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
      id: `imp-${isoDate(started).replaceAll('-', '')}-${String(store.nextImport()).padStart(4, '0')}`,
      started_at: isoTime(started),
      ended_at: isoTime(started + 2000 + total * 6),
      total,
      imported: count,
      failed,
    };
  });
}
