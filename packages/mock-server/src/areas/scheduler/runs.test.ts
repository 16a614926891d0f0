import type { SchedulerHealth } from '@dropcatch/sdk';
import { beforeEach, expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { ReleasedTest, YESTERDAY } from '../../../test/kit/released.ts';
import { isPending } from '../catches/catches.ts';
import { jobsOf, settle } from '../../world/jobs.ts';
import { wasChecked } from '../../world/records/released-domains.ts';
import { DAY, HOUR, MINUTE } from '../../world/time.ts';

const TODAY = '2026-11-20';

let staff: ReleasedTest;

beforeEach(async () => {
  staff = new ReleasedTest();
  await staff.signIn();
});

function run(id: string) {
  return staff.send('POST', `/scheduler/jobs/${id}/run`);
}

/** Moves the clock and makes a request. */
async function goTo(now: string): Promise<void> {
  staff.mock.clock.set(Date.parse(now));
  await staff.signIn();
  await staff.get('/scheduler/health');
}

async function recordOf(id: string) {
  const { jobs } = await staff.get<SchedulerHealth>('/scheduler/health');
  return jobs.find(({ job_id }) => job_id === id);
}

/** The paid orders of a window for a day. */
function pending(date: string, tlds: readonly string[]) {
  return staff.mock.world.store.orders.filter(
    (order) => isPending(order) && order.drop_date === date && tlds.includes(order.tld),
  );
}

test('the collection of released domains adds the drops of the day before', async () => {
  expect(staff.rowsOf(TODAY)).toEqual([]);
  await goTo('2026-11-21T00:10:01Z');
  const { length } = staff.rowsOf(TODAY);
  expect(length).toBeGreaterThan(10);
  expect(await recordOf('populate_released')).toMatchObject({
    last_run: '2026-11-21T00:10:00Z',
    last_log: [expect.anything(), expect.stringContaining(`${length} names are in the list`)],
  });
  expect(await staff.get('/released-domains/populate', 'POST', { target_date: TODAY })).toEqual({
    inserted: 0,
  });
});

test('a collection started by hand adds the drops at once', async () => {
  const { store } = staff.mock.world;
  for (const { id } of staff.rowsOf(YESTERDAY)) store.releasedDomains.delete(id);
  expect(await run('populate_released')).toMatchObject({ status: 200 });
  expect(staff.rowsOf(YESTERDAY).length).toBeGreaterThan(10);
});

test('the pruning removes only entries older than 90 days', async () => {
  const { store, catalogue } = staff.mock.world;
  const twice = {
    label: 'drops-twice',
    tld: 'com',
    variations: [
      { day: Date.parse('2026-11-21') / DAY, cents: 6900 },
      { day: Date.parse('2026-12-01') / DAY, cents: 6900 },
    ] as const,
  };
  catalogue.append([twice]);
  await goTo('2027-02-28T23:00:00Z');
  for (const target_date of ['2026-11-30', '2026-12-01']) {
    const call = staff.get('/released-domains/populate', 'POST', { target_date });
    expect(await call).not.toEqual({ inserted: 0 });
  }
  const orders = store.orders.size;
  const until = Date.parse('2026-12-01T01:00:00Z');
  const young = store.eppLogs.filter(({ at }) => at >= until);
  expect(young).not.toEqual([]);
  expect(young.length).toBeLessThan(store.eppLogs.size - 1000);
  const lastDay = Date.parse('2026-11-30') / DAY;
  expect(catalogue.dropsOn(lastDay).length).toBeGreaterThan(10);

  await goTo('2027-03-01T01:00:01Z');
  expect(store.eppLogs.filter(({ at }) => at < until)).toEqual([]);
  expect(young.every(({ id }) => store.eppLogs.get(id) !== undefined)).toBe(true);
  expect(staff.rowsOf('2026-11-30')).toEqual([]);
  expect(staff.rowsOf('2026-12-01')).not.toEqual([]);
  // The remaining names of that day drop again.
  const again = catalogue.dropsOn(lastDay).map((row) => catalogue.columns.variations.get(row));
  expect(again.every((drops) => drops?.some(({ day }) => day > lastDay))).toBe(true);
  expect(catalogue.dropsOn(lastDay + 1).length).toBeGreaterThan(10);
  expect(catalogue.find('drops-twice.com')).toBeDefined();
  expect(store.orders.size).toBe(orders);
  expect(await recordOf('prune_epp_logs')).toMatchObject({
    last_log: [
      expect.stringContaining('older than 90 days'),
      expect.stringMatching(/ [1-9][\d,]* rows are left$/),
    ],
  });
});

test('the check of an account connects it and checks the names of the day before', async () => {
  const { store } = staff.mock.world;
  for (const account of store.eppAccounts.all()) {
    account.released_domain_checking_enabled = account.id === 6;
  }
  await goTo('2026-11-21T01:29:00Z');
  expect(staff.rowsOf(TODAY).some(wasChecked)).toBe(false);
  await goTo('2026-11-21T01:32:00Z');
  expect(store.eppAccounts.get(6)?.is_connected).toBe(true);
  expect(jobsOf(store, 'released_check')).toMatchObject([
    { status: 'completed', plan: { account_id: 6, user_id: null, release_date: TODAY } },
  ]);
  const checked = staff.rowsOf(TODAY).filter(wasChecked);
  expect(new Set(checked.map(({ tld }) => tld))).toEqual(new Set(['cz']));
  const available = checked.filter(({ is_available }) => is_available).length;
  const record = await recordOf('check_account_6');
  expect(record).toMatchObject({ last_run: '2026-11-21T01:30:00Z', consecutive_failures: 0 });
  expect(record?.last_log.at(-1)).toContain(`${available} are available by now`);
});

test('later days are checked like earlier ones, except TLDs that no account checks', async () => {
  await goTo('2026-11-22T02:00:00Z');
  for (const day of [TODAY, '2026-11-21']) {
    const rows = staff.rowsOf(day);
    const served = rows.filter(({ tld }) => ['com', 'net', 'org', 'info', 'cz'].includes(tld));
    expect(served.filter((row) => !wasChecked(row))).toEqual([]);
    expect(served.length).toBeGreaterThan(rows.length / 2);
  }
});

test('a check through an account that does not connect fails as the button does', async () => {
  const account = staff.mock.world.store.eppAccounts.get(6);
  if (account !== undefined) account.host_override = 'epp.nowhere.invalid';
  await run('check_account_6');
  await goTo('2026-11-20T17:59:00Z');
  expect(await recordOf('check_account_6')).toMatchObject({
    consecutive_failures: 1,
    last_error: 'connect timeout after 30 s',
  });
  expect(jobsOf(staff.mock.world.store, 'released_check')).toEqual([]);
});

test('the daily connection opens every active account, and fails with the names of those that do not open', async () => {
  const { store } = staff.mock.world;
  await goTo('2026-11-21T17:49:00Z');
  const refused = store.eppAccounts.get(8);
  if (refused !== undefined) refused.password = 'wrong';
  const closed = store.eppAccounts.filter((one) => one.is_active && !one.is_connected);
  const before = store.eppLogs.size;
  await goTo('2026-11-21T17:50:01Z');
  const open = closed.filter(({ is_connected }) => is_connected).map(({ name }) => name);
  expect(open).toEqual(['VRSN-03 backup', 'DENIC-01']);
  expect(await recordOf('epp_connect_daily')).toMatchObject({
    last_run: '2026-11-21T17:50:00Z',
    last_error:
      'Nominet-01: 2200 Authentication error; SE-01: connection refused by epp.iis.example:700',
  });
  const logins = store.eppLogs.all().slice(before);
  expect(logins.filter(({ command, code }) => command === 'login' && code === 1000)).toHaveLength(
    2,
  );
  const { body } = await staff.send('GET', '/audit-logs?action=epp_account.connect&per_page=4');
  expect(body).toMatchObject({
    logs: [
      { details: { name: 'SE-01' }, success: false, actor: null },
      { details: { name: 'Nominet-01' }, success: false },
      { details: { name: 'DENIC-01' }, success: true },
      { details: { name: 'VRSN-03 backup' }, success: true },
    ],
  });
});

test('the daily connection succeeds once every account opens, also when started by hand', async () => {
  const { store } = staff.mock.world;
  const retired = store.eppCategories.get(9);
  if (retired !== undefined) retired.is_active = true;
  await run('epp_connect_daily');
  expect(store.eppAccounts.filter((one) => one.is_active && !one.is_connected)).toEqual([]);
  await goTo('2026-11-20T17:59:00Z');
  // The last error stays visible.
  expect(await recordOf('epp_connect_daily')).toMatchObject({
    consecutive_failures: 0,
    last_error: expect.any(String),
  });
});

test("a catch window run by hand catches today's paid orders", async () => {
  const { store } = staff.mock.world;
  const orders = pending(TODAY, ['com', 'net']);
  expect(orders.length).toBeGreaterThan(1);
  await run('catch_window_com');
  expect(orders.every(({ state }) => state === 'READY_FOR_CATCH')).toBe(true);
  expect(jobsOf(store, 'real_catch')[0]).toMatchObject({ plan: { target_date: TODAY } });
  expect(await staff.send('GET', '/audit-logs?action=epp_account.real_catch_start')).toMatchObject({
    body: { logs: expect.arrayContaining([expect.objectContaining({ actor: 'admin' })]) },
  });
  const [{ name } = { name: '' }] = store.eppAccounts.all();
  await goTo('2026-11-20T20:30:00Z');
  expect(orders.every(({ state }) => state === 'CATCHED_PROCESSING' || state === 'FAILED')).toBe(
    true,
  );
  expect((await recordOf('catch_window_com'))?.last_log.join()).toContain(`${name}: `);
});

test('an account that rehearses a catch is left out of the window', async () => {
  await staff.send('POST', '/epp/accounts/1/test-catch/start', { domains: ['tidalforge.com'] });
  await run('catch_window_com');
  const { store } = staff.mock.world;
  expect(jobsOf(store, 'test_catch')).toMatchObject([{ status: 'running' }]);
  expect(jobsOf(store, 'real_catch').map(({ plan }) => plan.account_id)).not.toContain(1);
});

test('a due catch window catches only the paid orders of its TLDs', async () => {
  const { store } = staff.mock.world;
  const [com, other] = store.orders.filter(isPending);
  if (com === undefined || other === undefined) throw new Error('The seed has no paid orders');
  Object.assign(com, { domain: 'x.com', tld: 'com', drop_date: '2026-11-21' });
  Object.assign(other, { domain: 'x.cz', tld: 'cz', drop_date: '2026-11-21' });
  Object.assign(com, { epp_registrar_category_id: 1, epp_account_id: null });
  const before = other.state;
  await goTo('2026-11-21T17:56:00Z');
  expect(com.state).toBe('READY_FOR_CATCH');
  expect(other.state).toBe(before);
  await goTo('2026-11-21T20:30:00Z');
  expect(['CATCHED_PROCESSING', 'FAILED']).toContain(com.state);
});

test('a job that is bound to fail does nothing', async () => {
  const job = staff.mock.world.store.schedulerJobs.find(
    ({ job_id }) => job_id === 'populate_released',
  );
  if (job !== undefined) job.temper = 'failing';
  await goTo('2026-11-21T00:10:01Z');
  expect(staff.rowsOf(TODAY)).toEqual([]);
});

test('the number of reads does not change the result', () => {
  const now = '2026-11-21T00:05:00Z';
  const [seldom, often] = [testMock({ now }), testMock({ now })];
  for (let i = 0; i < 36; i += 1) {
    often.clock.advance(5 * MINUTE);
    settle(often.world);
  }
  seldom.clock.advance(3 * HOUR);
  expect(often.stateText() === seldom.stateText()).toBe(true);
});
