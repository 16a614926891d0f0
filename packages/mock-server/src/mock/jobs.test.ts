import type { CheckProgressAnswer, CheckSession } from '@dropcatch/sdk';
import { beforeEach, expect, test } from 'vitest';
import { as, type Send, testMock } from '../../test/kit/mock.ts';
import type { Mock } from './mock.ts';

let mock: Mock;
let send: Send;
let session: string;

beforeEach(async () => {
  mock = testMock({ rows: 800 });
  send = await as(mock, 'admin');
  const body = { release_date: '2026-11-19', epp_account_id: 1 };
  const answer = await send('POST', '/released-domains/check', body);
  session = (answer.body as CheckSession).session_id;
});

const progress = async (): Promise<CheckProgressAnswer['progress']> => {
  const { body } = await send('GET', `/released-domains/check/${session}/progress`);
  return (body as CheckProgressAnswer).progress;
};

test('a check fails at forty percent, and the clock shows when', async () => {
  expect(mock.jobs.list().at(-1)).toMatchObject({ session, status: 'running', progress: 0 });
  const failed = mock.jobs.fail(session, { at: 40, error: '2400 Command failed' });
  expect(failed).toMatchObject({ status: 'failed', failure: '2400 Command failed', progress: 0.4 });
  const { status, error_message, checked_domains, total_domains } = await progress();
  expect([status, error_message]).toEqual(['failed', '2400 Command failed']);
  expect(checked_domains / total_domains).toBeCloseTo(0.4, 1);
});

test('a check is finished, by its id', async () => {
  const job = mock.jobs.find(session);
  expect(mock.jobs.finish(job?.id ?? 0)).toMatchObject({ status: 'completed', progress: 1 });
  expect(await progress()).toMatchObject({ status: 'completed', progress_percent: 100 });
  expect(mock.clock.iso()).toBe(job?.ends_at);
});

test('failing a job that has ended or is further along is refused', () => {
  expect(() => mock.jobs.finish(999)).toThrow('There is no running job 999');
  mock.jobs.fail(session, { at: 10 });
  expect(() => mock.jobs.fail(session)).toThrow(`There is no running job ${session}`);
});

test('a job cannot fail at a point that it has passed', () => {
  const { started_at = '', ends_at = '' } = mock.jobs.find(session) ?? {};
  mock.clock.advance((Date.parse(ends_at) - Date.parse(started_at)) / 2);
  expect(() => mock.jobs.fail(session, { at: 20 })).toThrow(/at must be at least (49|50)/);
  expect(() => mock.jobs.fail(session, { at: 120 })).toThrow('at must be a number from 0 to 100');
});
