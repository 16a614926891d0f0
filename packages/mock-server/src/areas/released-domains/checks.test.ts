import { afterEach, beforeEach, expect, test } from 'vitest';
import { as, type Send } from '../../../test/kit/mock.ts';
import { ReleasedTest, YESTERDAY } from '../../../test/kit/released.ts';
import { jobsOf } from '../../world/jobs.ts';
import { wasChecked } from '../../world/records/released-domains.ts';

let staff: ReleasedTest;

beforeEach(async () => {
  staff = new ReleasedTest();
  await staff.signIn();
});

afterEach(() => staff.mock.assertContract());

test('a check proceeds with the clock, writes its results to rows and EPP log, and sends a notification', async () => {
  const total = staff.rowsOf(YESTERDAY).length;
  expect(total).toBeGreaterThan(20);
  expect(staff.rowsOf(YESTERDAY).some(wasChecked)).toBe(false);
  const logs = staff.mock.world.store.eppLogs.size;
  const id = await staff.start(YESTERDAY, 1);
  expect(id).toMatch(/^chk-20261120-\d{4}$/);
  expect(await staff.progress(id)).toEqual({
    status: 'running',
    progress_percent: 0,
    checked_domains: 0,
    total_domains: total,
    available_domains: 0,
    failed_domains: 0,
    elapsed_time: 0,
    domains_per_second: 0,
    estimated_remaining: null,
    current_domain: staff.rowsOf(YESTERDAY)[0]?.domain,
    error_message: null,
  });
  staff.mock.clock.advance(total * 20);
  const half = await staff.progress(id);
  expect(half).toMatchObject({ status: 'running', error_message: null });
  expect(half.domains_per_second).toBeCloseTo(25, -1);
  expect(half.checked_domains).toBe(Math.floor(total / 2));
  expect(half.current_domain).toBe(staff.rowsOf(YESTERDAY)[half.checked_domains]?.domain);
  expect(half.estimated_remaining).toBeCloseTo((total - half.checked_domains) / 25, 0);
  const written = staff.rowsOf(YESTERDAY).filter(wasChecked).length;
  expect(written).toBeGreaterThan(Math.max(0, half.checked_domains - 21));
  expect(written).toBeLessThanOrEqual(half.checked_domains);
  staff.mock.clock.advance(60_000);
  const { body } = await staff.send('GET', `/released-domains/progress/${id}`);
  const end = await staff.progress(id);
  expect(body).toEqual({ progress: end });
  expect(end).toMatchObject({
    status: 'completed',
    progress_percent: 100,
    checked_domains: total,
    estimated_remaining: null,
    current_domain: null,
  });
  const checked = staff.rowsOf(YESTERDAY).filter(wasChecked);
  expect(checked.length).toBe(total - end.failed_domains);
  expect(checked.filter(({ is_available }) => is_available)).toHaveLength(end.available_domains);
  const times = checked.map(({ last_checked }) => last_checked ?? '');
  expect(times).toEqual(times.toSorted());
  const { pagination } = await staff.list(
    `release_date_from=${YESTERDAY}&release_date_to=${YESTERDAY}`,
  );
  expect(pagination.total).toBe(total);
  const rows = staff.mock.world.store.eppLogs.all().slice(logs);
  const names = rows.flatMap((row) =>
    row.command === 'check' && row.account_id === 1 ? row.names : [],
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/\.(com|net)$/);
  expect(await staff.get('/notifications?per_page=1')).toMatchObject({
    notifications: [
      {
        title: 'Domain check finished',
        message: `Domains released on ${YESTERDAY}: ${total} checked, ${end.available_domains} available`,
      },
    ],
  });
});

test('names that the account’s registry does not serve fail, as in a bulk check', async () => {
  const foreign = staff.rowsOf(YESTERDAY).filter(({ tld }) => tld !== 'com' && tld !== 'net');
  expect(foreign.length).toBeGreaterThan(5);
  const id = await staff.start(YESTERDAY, 1);
  staff.mock.clock.advance(60_000);
  expect((await staff.progress(id)).failed_domains).toBeGreaterThanOrEqual(foreign.length);
  expect(foreign.some(wasChecked)).toBe(false);
});

/** Keeps only the .com names of the day before, which VRSN-01 serves. */
function keepCom(): void {
  const { releasedDomains } = staff.mock.world.store;
  for (const { id, tld } of staff.rowsOf(YESTERDAY)) if (tld !== 'com') releasedDomains.delete(id);
}

test('check commands hold as many names as the account’s settings say, in the account’s own words', async () => {
  const { eppAccounts, eppCategories, eppLogs } = staff.mock.world.store;
  keepCom();
  const template = '<domain:check>{DOMAINS_XML}</domain:check>';
  Object.assign(eppCategories.get(1)?.settings ?? {}, { check_batch_command_custom: template });
  const batched = { domain_check_multicheck_enabled: true, domain_check_batch_size: 7 };
  const checks = async (settings: object) => {
    Object.assign(eppAccounts.get(1)?.settings ?? {}, settings);
    const before = eppLogs.size;
    await staff.start(YESTERDAY, 1);
    staff.mock.clock.advance(60_000);
    await staff.stats();
    return eppLogs
      .all()
      .slice(before)
      .filter(({ account_id, command }) => account_id === 1 && command === 'check');
  };
  const many = await checks({ ...batched, check_batch_command_type: 'custom' });
  expect(Math.max(...many.map(({ names }) => names.length))).toBe(7);
  for (const { names, template: sent } of many) {
    expect(sent).toBe(names.length > 1 ? template : null);
  }
  const single = await checks({ domain_check_multicheck_enabled: false });
  expect(single.length).toBeGreaterThan(20);
  expect(new Set(single.map(({ names }) => names.length))).toEqual(new Set([1]));
});

test('the daily limit of an account counts the domains of all its checks', async () => {
  const { eppAccounts } = staff.mock.world.store;
  keepCom();
  Object.assign(eppAccounts.get(1) ?? {}, { released_domain_max_domains_per_day: 10 });
  // Another account has its own limit.
  await staff.start('2026-11-18', 2);
  const first = await staff.start(YESTERDAY, 1);
  expect((await staff.progress(first)).total_domains).toBe(10);
  const full = {
    status: 'failed',
    error_message: 'EPP account VRSN-01: the account has checked its 10 domains of today',
  };
  const second = await staff.start(YESTERDAY, 1);
  staff.mock.clock.advance(60_000);
  expect(await staff.progress(second)).toMatchObject(full);
  const third = await staff.start(YESTERDAY, 1);
  staff.mock.clock.advance(60_000);
  expect(await staff.progress(third)).toMatchObject(full);
  expect(staff.rowsOf(YESTERDAY).filter(wasChecked).length).toBeGreaterThan(7);
  staff.mock.clock.advance(86_400_000);
  await staff.signIn();
  const next = await staff.start(YESTERDAY, 1);
  expect((await staff.progress(next)).total_domains).toBe(10);
});

test('reads at other times do not change the results', async () => {
  const results = async (steps: number): Promise<unknown> => {
    staff = new ReleasedTest();
    await staff.signIn();
    const id = await staff.start(YESTERDAY, 1);
    for (let i = 0; i < steps; i += 1) {
      staff.mock.clock.advance(6000 / steps);
      await staff.progress(id);
    }
    const { store } = staff.mock.world;
    return [staff.rowsOf(YESTERDAY), store.eppLogs.all(), await staff.progress(id)];
  };
  expect(await results(17)).toEqual(await results(1));
});

test('an ended check can be read for five minutes', async () => {
  const id = await staff.start('2026-11-10', 1);
  staff.mock.clock.advance(60_000);
  expect((await staff.progress(id)).status).toBe('completed');
  staff.mock.clock.advance(4 * 60_000);
  expect((await staff.progress(id)).status).toBe('completed');
  staff.mock.clock.advance(2 * 60_000);
  for (const path of [`check/${id}/progress`, `progress/${id}`]) {
    expect(await staff.send('GET', `/released-domains/${path}`)).toMatchObject({ status: 404 });
  }
  expect(await staff.send('POST', `/released-domains/check/${id}/cancel`)).toMatchObject({
    status: 404,
  });
});

test('a cancelled check keeps what it found', async () => {
  const id = await staff.start(YESTERDAY, 1);
  staff.mock.clock.advance(1000);
  expect(await staff.get(`/released-domains/check/${id}/cancel`, 'POST')).toEqual({
    message: 'Domain check cancelled',
  });
  const before = staff.rowsOf(YESTERDAY).filter(wasChecked).length;
  expect(before).toBeGreaterThan(10);
  expect(await staff.progress(id)).toMatchObject({ status: 'cancelled', checked_domains: 25 });
  const { notifications } = staff.mock.world.store;
  expect(notifications.filter(({ title }) => title.startsWith('Domain check'))).toEqual([]);
  staff.mock.clock.advance(60_000);
  expect(staff.rowsOf(YESTERDAY).filter(wasChecked)).toHaveLength(before);
  expect(await staff.get(`/released-domains/check/${id}/cancel`, 'POST')).toEqual({
    message: 'The domain check had ended already',
  });
});

test.each([
  [3, 'EPP account VRSN-03 backup: the account is not connected'],
  [9, 'EPP account EURid-01: the account is inactive'],
])('a check through account %i ends as failed: %s', async (account, error) => {
  const id = await staff.start(YESTERDAY, account);
  expect(await staff.progress(id)).toMatchObject({ status: 'running', error_message: null });
  staff.mock.clock.advance(2000);
  expect(await staff.progress(id)).toMatchObject({
    status: 'failed',
    progress_percent: 0,
    checked_domains: 0,
    total_domains: staff.rowsOf(YESTERDAY).length,
    error_message: error,
  });
  expect(await staff.get('/notifications?per_page=1')).toMatchObject({
    notifications: [
      {
        title: 'Domain check failed',
        message: `Domains released on ${YESTERDAY}: ${error}`,
      },
    ],
  });
  expect(staff.rowsOf(YESTERDAY).some(wasChecked)).toBe(false);
});

test('a check fails when its account is disconnected', async () => {
  const id = await staff.start(YESTERDAY, 1);
  staff.mock.clock.advance(1000);
  await staff.get('/epp/accounts/1/disconnect', 'POST');
  expect(await staff.progress(id)).toMatchObject({
    status: 'failed',
    checked_domains: 25,
    error_message: 'EPP account VRSN-01: the connection was closed',
  });
});

test('a day without released domains is checked at once', async () => {
  const id = await staff.start('2020-01-01', 1);
  staff.mock.clock.advance(1000);
  expect(await staff.progress(id)).toMatchObject({
    status: 'completed',
    total_domains: 0,
    progress_percent: 100,
  });
});

test("an unknown account, another manager's account and a missing date each get a 400", async () => {
  const manager = await as(staff.mock, 'manager');
  const refused = {
    status: 400,
    body: { fields: { epp_account_id: 'is not one of your EPP accounts' } },
  };
  const body = { release_date: YESTERDAY, epp_account_id: 1 };
  expect(await manager('POST', '/released-domains/check', body)).toMatchObject(refused);
  expect(
    await staff.send('POST', '/released-domains/check', { ...body, epp_account_id: 77 }),
  ).toMatchObject(refused);
  expect(await staff.send('POST', '/released-domains/check', { epp_account_id: 1 })).toMatchObject({
    status: 400,
  });
});

test('managers see their own checks and those that use their accounts', async () => {
  const manager = await as(staff.mock, 'manager');
  const read = (send: Send, id: string) => send('GET', `/released-domains/check/${id}/progress`);
  expect(await read(manager, await staff.start(YESTERDAY, 1))).toMatchObject({ status: 404 });
  expect(await read(manager, await staff.start(YESTERDAY, 2))).toMatchObject({ status: 200 });
  const { body } = await manager('POST', '/released-domains/quick-check');
  const { session_id } = body as { session_id: string };
  expect(await read(manager, session_id)).toMatchObject({ status: 200 });
  expect(await read(staff.send, session_id)).toMatchObject({ status: 200 });
  const { store } = staff.mock.world;
  expect(jobsOf(store, 'released_check').at(-1)?.plan.account_id).toBe(2);
  // The same holds without a connected account.
  for (const account of store.eppAccounts.all()) account.is_connected = false;
  const without = await manager('POST', '/released-domains/quick-check');
  const { session_id: failed } = without.body as { session_id: string };
  expect(await read(manager, failed)).toMatchObject({ status: 200 });
});

test('a quick check covers yesterday’s domains, through an account that is connected', async () => {
  const { session_id, message } = await staff.get<{ session_id: string; message: string }>(
    '/released-domains/quick-check',
    'POST',
  );
  expect(message).toBe(
    `Checking ${staff.rowsOf(YESTERDAY).length} domains released on ${YESTERDAY}`,
  );
  staff.mock.clock.advance(20_000);
  expect((await staff.progress(session_id)).status).toBe('completed');
  const { eppAccounts } = staff.mock.world.store;
  const [first, next] = eppAccounts.filter((one) => one.is_active && one.is_connected);
  if (first !== undefined) first.is_active = false;
  await staff.get('/released-domains/quick-check', 'POST');
  const checks = jobsOf(staff.mock.world.store, 'released_check');
  expect(checks.map(({ plan }) => plan.account_id)).toEqual([first?.id, next?.id]);
  for (const account of staff.mock.world.store.eppAccounts.all()) account.is_connected = false;
  const again = await staff.get<{ session_id: string }>('/released-domains/quick-check', 'POST');
  staff.mock.clock.advance(2000);
  expect(await staff.progress(again.session_id)).toMatchObject({
    status: 'failed',
    error_message: 'No EPP account is connected',
  });
});
