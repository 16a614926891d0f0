import type { SchedulerHealth, SchedulerJob, SchedulerJobHealth } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { as, type Send, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';
import { DAY, HOUR, MINUTE } from '../../world/time.ts';

async function healthOf(send: Send): Promise<SchedulerHealth> {
  return (await send('GET', '/scheduler/health')).body as SchedulerHealth;
}

async function jobsOf(send: Send): Promise<readonly SchedulerJob[]> {
  return ((await send('GET', '/scheduler/jobs')).body as { jobs: SchedulerJob[] }).jobs;
}

async function recordOf(send: Send, id: string): Promise<SchedulerJobHealth> {
  const record = (await healthOf(send)).jobs.find(({ job_id }) => job_id === id);
  if (record === undefined) throw new Error(`There is no health data of ${id}`);
  return record;
}

async function nextRunOf(send: Send, id: string): Promise<string | null | undefined> {
  return (await jobsOf(send)).find((job) => job.id === id)?.next_run;
}

/** The error of the daily connection: a seeded account belongs to an inactive category. */
const RETIRED = 'SE-01: connection refused by epp.iis.example:700';
const run = (send: Send, id: string) => send('POST', `/scheduler/jobs/${id}/run`);

test('the seed has healthy, warning, failing, never run and unknown jobs in every category', async () => {
  const send = await as(testMock(), 'admin');
  const { scheduler_running, total_jobs, categories, jobs } = await healthOf(send);
  expect(scheduler_running).toBe(true);
  expect(Object.keys(categories)).toEqual([
    'epp_registry',
    'domain_catching',
    'sources',
    'released_domains',
    'system_maintenance',
  ]);
  const totals = Object.values(categories).map(({ total }) => total);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(total_jobs);
  expect(categories['epp_registry']).toMatchObject({ total: 6, healthy: 5, failing: 1 });
  const rows = new Map(jobs.map((job) => [job.job_id, job]));
  expect(rows.get('epp_connect_daily')).toMatchObject({
    consecutive_failures: 4,
    last_error: RETIRED,
    last_run: '2026-11-20T17:50:00Z',
    last_log: ['17:50:00 connecting 10 active accounts', expect.stringContaining(RETIRED)],
  });
  expect(rows.get('whois_verify')).toMatchObject({
    consecutive_failures: 2,
    last_run: '2026-11-19T20:58:00Z',
    last_error: 'connect timeout after 30 s',
  });
  expect(rows.get('prune_epp_logs')).toMatchObject({
    last_run: null,
    total_executions: 0,
    success_rate: 0,
    last_log: [],
    last_execution_duration: null,
  });
  expect(rows.has('refresh_search_index')).toBe(false);
  for (const job of jobs) expect(job.success_rate).toBeLessThanOrEqual(100);
});

test('each job runs next when its schedule says, in UTC', async () => {
  const send = await as(testMock(), 'admin');
  expect(await nextRunOf(send, 'epp_keepalive_1')).toBe('2026-11-20T18:00:00Z');
  expect(await nextRunOf(send, 'whois_verify')).toBe('2026-11-20T18:00:00Z');
  expect(await nextRunOf(send, 'refresh_stats')).toBe('2026-11-20T17:59:00Z');
  expect(await nextRunOf(send, 'prune_epp_logs')).toBe('2026-12-01T01:00:00Z');
  expect(await nextRunOf(send, 'refresh_search_index')).toBe('2026-11-22T03:30:00Z');
  const ids = (await jobsOf(send)).map(({ id }) => id);
  expect(ids).toContain('check_account_6');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a due job has run once when somebody looks, however often they look', async () => {
  const [seldom, often] = [testMock(), testMock()];
  const late = await as(seldom, 'admin');
  const before = await recordOf(late, 'epp_keepalive_1');
  for (let i = 0; i < 24; i += 1) {
    often.clock.advance(10 * MINUTE);
    await healthOf(await as(often, 'admin'));
  }
  seldom.clock.advance(4 * HOUR);
  const [record, watched] = [
    await recordOf(await as(seldom, 'admin'), 'epp_keepalive_1'),
    await recordOf(await as(often, 'admin'), 'epp_keepalive_1'),
  ];
  expect(record).toEqual(watched);
  expect(record.total_executions).toBe(before.total_executions + 48);
  expect(record.last_run).toBe('2026-11-20T21:55:00Z');
  expect(record.last_log[0]).toMatch(/^21:55:00 hello sent to epp\.verisign-grs\.example:700$/);
  expect(await healthOf(await as(seldom, 'admin'))).toEqual(
    await healthOf(await as(often, 'admin')),
  );
});

test('a job that never ran and a new job run at their time', async () => {
  const mock = testMock();
  mock.clock.advance(12 * DAY);
  const send = await as(mock, 'admin');
  expect(await recordOf(send, 'prune_epp_logs')).toMatchObject({
    last_run: '2026-12-01T01:00:00Z',
    total_executions: 1,
  });
  expect(await recordOf(send, 'refresh_search_index')).toMatchObject({ total_executions: 2 });
  expect((await recordOf(send, 'epp_connect_daily')).consecutive_failures).toBe(16);
});

test('a jump of years takes no time, and counts what would have run', async () => {
  const mock = testMock();
  const before = await recordOf(await as(mock, 'admin'), 'refresh_stats');
  mock.clock.advance(9000 * DAY);
  const record = await recordOf(await as(mock, 'admin'), 'refresh_stats');
  expect(record.total_executions - before.total_executions).toBeGreaterThan(9000 * 24 - 50);
  expect(record.last_run?.slice(0, 4)).toBe('2051');
});

test('after a jump, a failing job counts a failure for each skipped run', async () => {
  const mock = testMock({ scenarios: ['failing-jobs'] });
  const job = mock.world.store.schedulerJobs.find(({ temper }) => temper === 'failing');
  if (job === undefined) throw new Error('no job fails');
  const before = await recordOf(await as(mock, 'admin'), job.job_id);
  mock.clock.advance(9000 * DAY);
  const after = await recordOf(await as(mock, 'admin'), job.job_id);
  const ran = after.total_executions - before.total_executions;
  expect(ran).toBeGreaterThan(300);
  expect(after.consecutive_failures - before.consecutive_failures).toBe(ran);
});

test('after the clock is set back, the jobs go on from there', async () => {
  const mock = testMock();
  mock.clock.advance(40 * DAY);
  await jobsOf(await as(mock, 'admin'));
  mock.clock.advance(-40 * DAY);
  expect(await nextRunOf(await as(mock, 'admin'), 'refresh_stats')).toBe('2026-11-20T17:59:00Z');
});

test('a job that is started runs for a while, beside its schedule, and shows in its record', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const before = await recordOf(send, 'prune_epp_logs');
  expect(await run(send, 'prune_epp_logs')).toMatchObject({
    status: 200,
    body: { message: 'Pruning of the EPP logs started' },
  });
  expect(await recordOf(send, 'prune_epp_logs')).toEqual(before);
  expect(await run(send, 'prune_epp_logs')).toMatchObject({
    status: 409,
    body: { error: 'Pruning of the EPP logs is running already' },
  });
  mock.clock.advance(20_000);
  expect(await recordOf(send, 'prune_epp_logs')).toMatchObject({
    last_run: '2026-11-20T17:58:00Z',
    total_executions: 1,
    success_rate: 100,
    last_log: { length: 2 },
  });
  expect(await nextRunOf(send, 'prune_epp_logs')).toBe('2026-12-01T01:00:00Z');
  expect(await run(send, 'prune_epp_logs')).toMatchObject({ status: 200 });
});

test('a failing job fails again', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  await run(send, 'epp_connect_daily');
  mock.clock.advance(30_000);
  expect(await recordOf(send, 'epp_connect_daily')).toMatchObject({
    consecutive_failures: 5,
    last_run: '2026-11-20T17:58:00Z',
    last_error: RETIRED,
  });
});

test('a job that is not scheduled cannot be started', async () => {
  const send = await as(testMock(), 'admin');
  for (const id of ['epp_keepalive_9', 'nonsense', '%F0%9F%99%88']) {
    expect(await run(send, id)).toMatchObject({ status: 404, body: { error: 'Job not found' } });
  }
});

/** One of the accounts that check released domains. */
function checkingAccount({ world }: Mock) {
  const account = world.store.eppAccounts.get(6);
  if (account === undefined) throw new Error('The seed has no account 6');
  return account;
}

test('a job that a change brings runs at its first time, though nobody looked before', async () => {
  const mock = testMock();
  const account = mock.world.store.eppAccounts.get(1);
  if (account === undefined) throw new Error('The seed has no account 1');
  const { name, username, registrar_category_id } = account;
  await (
    await as(mock, 'admin')
  )('PUT', '/epp/accounts/1', {
    name,
    username,
    registrar_category_id,
    released_domain_checking_enabled: true,
    released_domain_schedule_cron: '0 19 * * *',
  });
  mock.clock.advance(2 * HOUR);
  expect(await recordOf(await as(mock, 'admin'), 'check_account_1')).toMatchObject({
    last_run: '2026-11-20T19:00:00Z',
  });
});

test('a job appears and goes with its account or source, and a changed time waits for the reload', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const account = checkingAccount(mock);
  const record = await recordOf(send, 'check_account_6');
  account.released_domain_schedule_cron = '0 5 * * *';
  expect(await nextRunOf(send, 'check_account_6')).toBe('2026-11-21T01:30:00Z');
  expect(await send('POST', '/scheduler/reload/sources')).toMatchObject({ status: 200 });
  expect(await nextRunOf(send, 'check_account_6')).toBe('2026-11-21T01:30:00Z');
  expect(await send('POST', '/scheduler/reload/released_domains')).toMatchObject({
    status: 200,
    body: { message: 'released_domains reloaded: 5 jobs' },
  });
  expect(await nextRunOf(send, 'check_account_6')).toBe('2026-11-21T05:00:00Z');
  account.is_active = false;
  expect(await nextRunOf(send, 'check_account_6')).toBeUndefined();
  Object.assign(account, { is_active: true, released_domain_checking_enabled: false });
  expect(await nextRunOf(send, 'check_account_6')).toBeUndefined();
  mock.clock.advance(3 * DAY);
  account.released_domain_checking_enabled = true;
  expect(await recordOf(await as(mock, 'admin'), 'check_account_6')).toEqual(record);
});

test('a source without an expression is imported as often as its interval says, however long that is', async () => {
  const mock = testMock();
  const [source] = mock.world.store.sources.all();
  if (source === undefined) throw new Error('The seed has no source');
  Object.assign(source, { schedule_cron: null, schedule_interval_minutes: 90 });
  const send = await as(mock, 'admin');
  const id = `import_source_${source.id}`;
  await send('POST', '/scheduler/reload');
  expect(await nextRunOf(send, id)).toBe('2026-11-20T18:00:00Z');
  const { total_executions: before } = await recordOf(send, id);
  mock.clock.advance(9 * HOUR);
  const later = await as(mock, 'admin');
  expect((await recordOf(later, id)).total_executions).toBe(before + 6);
  expect(await nextRunOf(later, id)).toBe('2026-11-21T03:00:00Z');
  source.schedule_interval_minutes = 600_000;
  await later('POST', '/scheduler/reload');
  expect(await nextRunOf(later, id)).toMatch(/^202[67]-/);
});

test('a schedule that cannot be read has no next run', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  checkingAccount(mock).released_domain_schedule_cron = 'whenever';
  const { body } = await send('POST', '/scheduler/reload');
  expect(body).toMatchObject({
    message: expect.stringMatching(/^All schedulers reloaded: \d+ jobs$/),
  });
  expect(await nextRunOf(send, 'check_account_6')).toBeNull();
});

test('a scheduled import is in the history of its source, as one by hand is', async () => {
  const mock = testMock();
  const before = mock.world.store.sources.get(5)?.history.length ?? 0;
  mock.clock.advance(35 * MINUTE);
  const send = await as(mock, 'admin');
  const record = await recordOf(send, 'import_source_5');
  expect(record).toMatchObject({ last_run: '2026-11-20T18:30:00Z', consecutive_failures: 0 });
  const { body } = await send('GET', '/sources/5/history');
  const { history } = body as { history: unknown[][] };
  expect(history).toHaveLength(before + 2);
  const [, started, , total, imported, failed] = history[0] ?? [];
  expect(started).toBe('2026-11-20T18:30:00Z');
  const known = Number(total) - Number(imported) - Number(failed);
  expect(record.last_log.at(-1)).toContain(
    `${String(imported)} new, ${known} duplicates, ${String(failed)} refused`,
  );
  expect(await send('GET', '/audit-logs?action=source.import&per_page=1')).toMatchObject({
    body: { logs: [{ actor: null, created_at: '2026-11-20T18:30:00Z', success: true }] },
  });
});

test('a source that cannot be read fails in the scheduler with its own error', async () => {
  const send = await as(testMock(), 'admin');
  const { body } = await send('POST', '/sources/9/test');
  const { error } = body as { error: string };
  expect((await recordOf(send, 'import_source_9')).last_error).toBe(error);
});

test('the scheduler follows a source that is scheduled or stopped at once', async () => {
  const send = await as(testMock(), 'admin');
  const schedule = { enabled: true, type: 'daily', time: '03:15' };
  expect(await send('POST', '/sources/1/schedule', schedule)).toMatchObject({
    body: { job: { next_run_time: '2026-11-21T03:15:00Z' } },
  });
  expect(await nextRunOf(send, 'import_source_1')).toBe('2026-11-21T03:15:00Z');
  await send('POST', '/sources/1/schedule', { enabled: false });
  expect(await nextRunOf(send, 'import_source_1')).toBeUndefined();
});

test('an import started by hand in the scheduler imports records', async () => {
  const mock = testMock();
  const send = await as(mock, 'admin');
  const before = mock.world.store.sources.get(6)?.history.length ?? 0;
  expect(await run(send, 'import_source_6')).toMatchObject({ status: 200 });
  mock.clock.advance(20_000);
  expect(mock.world.store.sources.get(6)?.history).toHaveLength(before + 1);
  expect(await recordOf(send, 'import_source_6')).toMatchObject({
    last_run: '2026-11-20T17:58:00Z',
    consecutive_failures: 0,
  });
});

test('an unknown category gets a 404', async () => {
  const send = await as(testMock(), 'admin');
  expect(await send('POST', '/scheduler/reload/gardening')).toMatchObject({
    status: 404,
    body: { error: 'There is no category gardening' },
  });
  expect(await send('POST', '/scheduler/reload/%20')).toMatchObject({
    status: 400,
    body: { fields: { category: 'must be the name of a category' } },
  });
});

test('only admins may use the scheduler', async () => {
  const send = await as(testMock(), 'manager');
  expect(await send('GET', '/scheduler/health')).toMatchObject({ status: 403 });
  expect(await run(send, 'refresh_stats')).toMatchObject({ status: 403 });
});
