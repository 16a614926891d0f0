import { beforeEach, expect, test } from 'vitest';
import { NOW, testMock } from '../../test/kit/mock.ts';
import type { Mock } from '../mock/mock.ts';
import { elapsed, progress, endJob, settle, stepJobs, jobsOf, startJob } from './jobs.ts';
import type { JobOf } from './records/jobs.ts';

const START = Date.parse(NOW);

let mock: Mock;

beforeEach(() => {
  mock = testMock({ rows: 20, scenarios: ['empty'] });
});

/** The id of a data source that does not exist. */
const NOWHERE = { source_id: 999_999, from: 0, to: 1 };

/** Starts a job without an effect. */
function start(duration: number, failure?: string): JobOf<'enrichment'> {
  return startJob(mock.world, 'enrichment', NOWHERE, { duration, failure });
}

test('a job runs with the clock and ends by itself at its planned end', () => {
  const job = start(1000);
  expect(progress(job, START)).toBe(0);
  mock.clock.advance(250);
  settle(mock.world);
  expect(job.status).toBe('running');
  expect(progress(job, mock.clock.now())).toBe(0.25);
  expect(elapsed(job, mock.clock.now())).toBe(250);
  mock.clock.advance(60_000);
  settle(mock.world);
  expect(job).toMatchObject({ status: 'completed', ended_at: START + 1000 });
  expect(progress(job, mock.clock.now())).toBe(1);
  expect(elapsed(job, mock.clock.now())).toBe(1000);
});

test('a job planned to fail keeps its error and its progress', () => {
  const job = start(1000, 'HTTP 504 from source');
  mock.clock.advance(5000);
  settle(mock.world);
  expect(job).toMatchObject({ status: 'failed', failure: 'HTTP 504 from source' });
});

test('a running job is ended before its time once, and an ended one is left alone', () => {
  const job = start(1000);
  mock.clock.advance(400);
  expect(endJob(mock.world, job.id, { status: 'cancelled' })).toBe(true);
  expect(endJob(mock.world, job.id, { status: 'failed', failure: 'late' })).toBe(false);
  expect(endJob(mock.world, 999, { status: 'cancelled' })).toBe(false);
  mock.clock.advance(5000);
  settle(mock.world);
  expect(job).toMatchObject({ status: 'cancelled', failure: undefined, ended_at: START + 400 });
  expect(progress(job, mock.clock.now())).toBe(0.4);
});

test('a job without duration is done at once, and no job has less than no progress after the clock is set back', () => {
  expect(progress(start(0), START)).toBe(1);
  const job = start(1000);
  expect(elapsed(job, START - 5000)).toBe(0);
  mock.clock.advance(2000);
  settle(mock.world);
  expect(progress(job, START - 5000)).toBe(1);
});

test('each step goes to the next end of a job', () => {
  const [late, soon] = [start(5000), start(2000)];
  expect(stepJobs(mock.world)).toBe(true);
  expect([mock.clock.now() - START, soon.status, late.status]).toEqual([
    2000,
    'completed',
    'running',
  ]);
  expect(stepJobs(mock.world)).toBe(true);
  expect([mock.clock.now() - START, late.status]).toEqual([5000, 'completed']);
  expect(stepJobs(mock.world)).toBe(false);
});

test('jobs are found by their kind', () => {
  const job = start(1000);
  expect(jobsOf(mock.world.store, 'enrichment')).toEqual([job]);
  expect(jobsOf(mock.world.store, 'source_import')).toEqual([]);
});
