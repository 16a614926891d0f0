import type { BulkCheckResult } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import {
  retryLabel,
  checkAnnouncement,
  checkSpeed,
  countByStatus,
  hasFailed,
  resultBadge,
} from './checkFigures.ts';

const result = (status: string) => ({
  type: 'result' as const,
  index: 0,
  domain: 'a.com',
  status,
  message: '',
  duration_ms: 1,
});

test('results are counted by outcome, even a new one', () => {
  const results = ['available', 'taken', 'taken', 'reserved'].map(result);
  expect(countByStatus(results)).toEqual({ available: 1, taken: 2, error: 0, reserved: 1 });
  expect(resultBadge('reserved')).toEqual({ label: 'reserved', tone: 'needs' });
});

test('the pace is computed from the results so far', () => {
  const half = { receivedCount: 50, requestedCount: 100, startedAt: 1000, endedAt: undefined };
  expect(checkSpeed(half, 6000)).toEqual({ perSecond: 10, secondsLeft: 5 });
  expect(checkSpeed({ ...half, endedAt: 3000 }, 6000)?.perSecond).toBe(25);
  expect(checkSpeed({ ...half, receivedCount: 30 }, 11_000)).toEqual({
    perSecond: 3,
    secondsLeft: 24,
  });
  expect(checkSpeed({ ...half, receivedCount: 0 }, 6000)).toBeUndefined();
  expect(checkSpeed(half, 1999)).toBeUndefined();
  expect(checkSpeed({ ...half, endedAt: 1500 }, 1999)?.perSecond).toBe(100);
  expect(checkSpeed({ ...half, endedAt: 1000 }, 1999)).toBeUndefined();
});

test('a screen reader announces the start and the outcome of a check', () => {
  const check = { requestedCount: 2, domains: ['a.com', 'b.com'], results: [result('taken')] };
  const said = (status: Parameters<typeof checkAnnouncement>[0]['status']) =>
    checkAnnouncement({ ...check, status });
  expect(said('idle')).toBe('');
  expect(said('running')).toBe('Checking 2 domains');
  const totals = '1 of 2, Available 0, Taken 1, Error 0';
  expect(said('completed')).toBe(`Completed: ${totals}`);
  expect(said('stopped')).toBe(`Stopped: ${totals}`);
  expect(said('lost')).toBe(`Connection lost: ${totals}`);
  expect(said('failed')).toBe(`Not started: ${totals}`);
});

test('the rest of a check can be checked again by kind', () => {
  const domains = ['a.com', 'b.com', 'c.com'];
  const label = (...statuses: string[]) => retryLabel({ domains, results: statuses.map(result) });
  expect(label()).toBe('Check the rest (3)');
  expect(label('taken')).toBe('Check the rest (2)');
  expect(label('taken', 'error')).toBe('Check the rest and retry errors (2)');
  expect(label('taken', 'error', 'error')).toBe('Retry errors (2)');
  expect(label('taken', 'taken', 'available')).toBeUndefined();
});

test.for([
  ['completed', ['error', 'error'], true],
  ['stopped', ['error'], true],
  ['completed', ['error', 'taken'], false],
  ['running', ['error'], false],
  ['completed', [], false],
  ['lost', ['taken'], true],
  ['failed', [], true],
] as const)('a check that is %s with %j has failed: %s', ([status, outcomes, failed]) => {
  const results = outcomes.map((outcome) => ({ status: outcome }) as BulkCheckResult);
  expect(hasFailed({ status, results })).toBe(failed);
});
