import { expect, test } from 'vitest';
import { as, type Send, testMock } from '../../../test/kit/mock.ts';
import { closesSession } from '../registry/codes.ts';

interface Row {
  readonly log_id: number;
  readonly timestamp: string;
  readonly registrar_name: string;
  readonly command: string | null;
  readonly object_name: string | null;
  readonly success: boolean | number;
  readonly connection_type: string | number;
  readonly account_id?: number;
}

interface Page {
  readonly logs: readonly Row[];
  readonly pagination: { readonly total: number };
}

async function page(send: Send, query = ''): Promise<Page> {
  return (await send('GET', `/epp/logs?per_page=250${query}`)).body as Page;
}

test('the seed has the usual commands and answers of a registry log, in the usual shares', () => {
  const rows = testMock().world.store.eppLogs.all();
  expect(rows.length).toBeGreaterThan(2500);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(
    new Set(['connect', 'login', 'command', 'logout', 'error']),
  );
  expect(new Set(rows.map(({ coded }) => coded)).size).toBe(2);
  expect(new Set(rows.map(({ account_id }) => account_id)).size).toBeGreaterThan(6);
  const share = (command: string, code: number): number => {
    const sent = rows.filter((row) => row.command === command && row.code !== null);
    return sent.filter((row) => row.code === code).length / sent.length;
  };
  expect(share('check', 1000)).toBeGreaterThan(0.99);
  expect(share('create', 1000)).toBeLessThan(0.08);
  expect(share('create', 1000)).toBeGreaterThan(0);
  expect(share('create', 2302)).toBeGreaterThan(0.9);
  expect(rows.some(({ code }) => code === 2306)).toBe(true);
  expect(share('poll', 1300)).toBeGreaterThan(0.6);
});

test('each message that a poll returns is removed from the queue', () => {
  const polls = testMock().world.store.eppLogs.filter(({ command }) => command === 'poll');
  const brought = polls.filter(({ code }) => code === 1301);
  expect(brought.length).toBeGreaterThan(0);
  for (const { names, account_id, at } of brought) {
    const acks = polls.filter((row) => row.code === 1000 && row.names[0] === names[0]);
    expect(acks).toMatchObject([{ account_id }]);
    expect(acks[0]?.at).toBeGreaterThan(at);
  }
});

test('a session that breaks is followed by a connect and a login', () => {
  const rows = testMock().world.store.eppLogs.all();
  let broken = 0;
  for (const row of rows) {
    if (!closesSession(row.code ?? 0) && !(row.kind === 'error' && row.command !== null)) continue;
    broken += 1;
    const next = rows.filter(({ account_id, id }) => account_id === row.account_id && id > row.id);
    expect(next.slice(0, 2).map(({ kind }) => kind)).toEqual(['connect', 'login']);
  }
  expect(broken).toBeGreaterThan(5);
});

test('a connected account has no logout after its last login', () => {
  const { eppAccounts, eppLogs } = testMock().world.store;
  for (const { id, is_connected } of eppAccounts.all()) {
    const last = eppLogs.filter(({ account_id }) => account_id === id).at(-1);
    if (is_connected) expect(last?.kind).not.toBe('logout');
    else expect(last?.kind).not.toBe('command');
  }
});

test.each([1, 2])('the log has a winning create in a session for each caught order: %i', (seed) => {
  const { eppLogs, orders } = testMock({ seed }).world.store;
  const ordered = orders.all().flatMap(({ domain, history }) =>
    history.flatMap(({ created_at, note }) => {
      const code = Number.parseInt(note ?? '', 10);
      return Number.isNaN(code) ? [] : [`${domain} ${code} ${Date.parse(created_at)}`];
    }),
  );
  // When a registry releases names all day, sessions of consecutive days overlap.
  const open = new Map<number, number>();
  const count = (id: number, by: number) => open.set(id, (open.get(id) ?? 0) + by);
  let won = 0;
  for (const { account_id, kind, command, code, names, at } of eppLogs.all()) {
    if (command === 'create') expect(open.get(account_id)).toBeGreaterThan(0);
    if (kind === 'login' && code === 1000) count(account_id, 1);
    const isBroken = closesSession(code ?? 0) || (kind === 'error' && command !== null);
    if (kind === 'logout' || isBroken) count(account_id, -1);
    if (command !== 'create') continue;
    if (code !== 1000) continue;
    won += 1;
    expect(ordered).toContain(`${names[0]} 1000 ${at}`);
  }
  expect(won).toBeGreaterThan(0);
});

test('admins see all rows with their account, managers only rows of their accounts', async () => {
  const mock = testMock();
  const { eppAccounts, eppLogs } = mock.world.store;
  const admin = await page(await as(mock, 'admin'));
  expect(admin.pagination.total).toBe(eppLogs.size);
  expect(admin.logs.every(({ account_id }) => account_id !== undefined)).toBe(true);
  const times = admin.logs.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted().toReversed());

  const manager = await as(mock, 'manager');
  const own = eppLogs.filter(({ account_id }) => eppAccounts.get(account_id)?.manager_id === 2);
  const { logs, pagination } = await page(manager);
  expect(pagination.total).toBe(own.length);
  expect(logs.every((row) => !('account_id' in row))).toBe(true);
  expect(await page(manager, '&account_id=1')).toMatchObject({ logs: [] });
  const foreign = eppLogs.find(({ account_id }) => account_id === 1);
  expect(await manager('GET', `/epp/logs/${foreign?.id}`)).toMatchObject({ status: 404 });
  expect(await manager('GET', `/epp/logs/${own[0]?.id}`)).toMatchObject({
    status: 200,
    body: { log: { log_id: own[0]?.id } },
  });
});

test('the filters add up', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { logs } = await page(admin, '&registrar_name=VERISIGN&command=Create&success=0');
  expect(logs.length).toBeGreaterThan(0);
  for (const row of logs) {
    expect(row).toMatchObject({ registrar_name: 'Verisign COM/NET', command: 'create' });
    expect(Boolean(row.success)).toBe(false);
  }
  const day = '&date_from=2026-11-18&date_to=2026-11-18&account_id=4';
  const { logs: ofDay } = await page(admin, day);
  expect(ofDay.length).toBeGreaterThan(0);
  for (const row of ofDay) {
    expect(row).toMatchObject({ account_id: 4, timestamp: expect.stringMatching(/^2026-11-18/) });
  }
  const huge = mock.world.store.eppLogs.find(({ names }) => names.length > 100);
  const name = huge?.names.at(-1)?.toUpperCase();
  expect(await page(admin, `&object_name=${name}&account_id=5`)).toMatchObject({
    logs: expect.arrayContaining([
      expect.objectContaining({
        log_id: huge?.id,
        object_name: `${huge?.names[0]} +${(huge?.names.length ?? 0) - 1}`,
      }),
    ]),
  });
  expect(await page(admin, '&object_name=.*')).toMatchObject({ logs: [] });
});

test('some rows have numbers in place of words', async () => {
  const { logs } = await page(await as(testMock(), 'admin'), '&date_to=2026-11-17');
  expect(logs.length).toBeGreaterThan(0);
  for (const { connection_type, success } of logs) {
    expect([1, 2, 3, 4, 5]).toContain(connection_type);
    expect([0, 1]).toContain(success);
  }
});

test('a row is shown with its XML; a time-out has no answer', async () => {
  const mock = testMock();
  const admin = await as(mock, 'admin');
  const { eppLogs } = mock.world.store;
  const won = eppLogs.find(({ command, code }) => command === 'create' && code === 1000);
  const { body } = await admin('GET', `/epp/logs/${won?.id}`);
  const { log } = body as { log: Record<string, string> };
  expect(log).toMatchObject({
    status_code: 1000,
    status_message: 'Command completed successfully',
  });
  for (const id of ['cltrid', 'svtrid'] as const) expect(log['response']).toContain(`>${log[id]}<`);
  expect(log['request']).toContain(`<domain:name>${log['object_name']}</domain:name>`);
  const timeout = eppLogs.find(({ trouble, command }) => trouble !== null && command !== null);
  expect(await admin('GET', `/epp/logs/${timeout?.id}`)).toMatchObject({
    body: {
      log: {
        status_code: null,
        status_message: 'no answer within 30 s',
        svtrid: null,
        response: null,
        request: expect.stringContaining('<domain:check'),
      },
    },
  });
  expect(await admin('GET', '/epp/logs/1')).toMatchObject({ status: 404 });
});

test('the figures count the rows that the user may see', async () => {
  const mock = testMock();
  const rows = mock.world.store.eppLogs.all();
  const good = rows.filter(({ code, trouble }) => trouble === null && (code ?? 1000) < 2000).length;
  const stats = async (who: 'admin' | 'manager'): Promise<unknown> =>
    (await (await as(mock, who))('GET', '/epp/logs/stats')).body;
  expect(await stats('admin')).toMatchObject({
    stats: {
      total_logs: rows.length,
      success_rate: Math.round((1000 * good) / rows.length) / 10,
      unique_registrars: 8,
    },
  });
  expect(await stats('manager')).toMatchObject({ stats: { unique_registrars: 3 } });
});

test('a newly installed service has an empty log', async () => {
  const admin = await as(testMock({ rows: undefined, scenarios: ['empty'] }), 'admin');
  expect(await admin('GET', '/epp/logs/stats')).toMatchObject({
    body: { stats: { total_logs: 0, success_rate: 0, avg_duration_ms: 0, unique_registrars: 0 } },
  });
});
