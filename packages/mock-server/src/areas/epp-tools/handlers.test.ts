import type { BulkCheckEvent } from '@dropcatch/sdk';
import { expect, onTestFinished, test, vi } from 'vitest';
import { as, testMock } from '../../../test/kit/mock.ts';
import type { Mock } from '../../mock/mock.ts';

const PATH = '/epp/tools/domain-check';

function eventsOf(body: unknown): BulkCheckEvent[] {
  return String(body)
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice('data: '.length)) as BulkCheckEvent);
}

/** Removes the pauses between checks, so that the test is fast. */
function hurry(mock: Mock, id: number): void {
  const account = mock.world.store.eppAccounts.get(id);
  if (account !== undefined)
    account.settings = { ...account.settings, max_commands_per_second: 100 };
}

test('each name gets a result with its place, and each check a row of the log', async () => {
  const mock = testMock();
  hurry(mock, 2);
  const { store, catalogue } = mock.world;
  const manager = await as(mock, 'manager');
  const inCatalogue = Array.from({ length: catalogue.size }, (_, row) => catalogue.name(row)).find(
    (name, row) =>
      name.endsWith('.com') && (catalogue.columns.day[row] ?? 0) > mock.clock.day() + 1,
  );
  const names = Array.from({ length: 60 }, (_, i) => `tidalforge${i}.com`);
  const domains = [...names, 'not a name', 'vlak.cz', inCatalogue ?? ''];
  const before = store.eppLogs.size;
  const { status, headers, body } = await manager('POST', PATH, { account_id: 2, domains });
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream');
  const events = eventsOf(body);
  expect(events[0]).toEqual({ type: 'started', total: 63 });
  expect(events.at(-1)).toEqual({ type: 'completed' });
  const results = events.filter((event) => event.type === 'result');
  expect(results.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual([...domains.keys()]);
  for (const { index, domain } of results) expect(domain).toBe(domains[index]);
  const found = (index: number) => results.find((result) => result.index === index);
  expect(found(60)).toMatchObject({
    status: 'error',
    message: '2005 Parameter value syntax error',
  });
  expect(found(61)).toMatchObject({
    status: 'error',
    message: '2306 Parameter value policy error',
  });
  expect(found(62)).toMatchObject({ status: 'taken', message: 'In use' });
  expect(new Set(results.map((result) => result.status))).toEqual(
    new Set(['available', 'taken', 'error']),
  );

  // 50 names per check. Refused names have their own check.
  const rows = store.eppLogs.all().slice(before);
  expect(rows.every(({ command, account_id }) => command === 'check' && account_id === 2)).toBe(
    true,
  );
  expect(rows.flatMap((row) => row.names).toSorted()).toEqual(domains.toSorted());
  expect(Math.max(...rows.map((row) => row.names.length))).toBe(50);
  for (const { domain, status: outcome, duration_ms } of results) {
    const row = rows.find((candidate) => candidate.names.includes(domain));
    expect(row?.duration_ms).toBe(duration_ms);
    expect(row?.free.includes(domain)).toBe(outcome === 'available');
  }
});

test('an account that is not connected opens a session for the check', async () => {
  const mock = testMock();
  const { store } = mock.world;
  const manager = await as(mock, 'manager');
  const before = store.eppLogs.size;
  await manager('POST', PATH, { account_id: 6, domains: ['vlak.cz', 'most.cz'] });
  const rows = store.eppLogs.all().slice(before);
  expect(rows.map(({ kind }) => kind)).toEqual(['connect', 'login', 'command', 'logout']);
  expect(store.eppAccounts.get(6)).toMatchObject({ is_connected: false });
});

test('nothing more is sent once the client has left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
  const mock = testMock();
  const { store } = mock.world;
  const { access_token } = await mock.signIn('manager@dropcatch.test');
  const before = store.eppLogs.size;
  const gone = new AbortController();
  const domains = Array.from({ length: 500 }, (_, i) => `tidalforge${i}.com`);
  const response = await mock.fetch(`/api${PATH}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ account_id: 2, domains }),
    signal: gone.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  gone.abort();
  await expect(reader?.read()).rejects.toThrow('abort');
  const sent = store.eppLogs.size - before;
  expect(sent).toBeLessThan(3);
  // Passes at once.
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  expect(store.eppLogs.size - before).toBe(sent);
});

test('an account that cannot be used is refused before anything is streamed', async () => {
  const mock = testMock();
  const manager = await as(mock, 'manager');
  const admin = await as(mock, 'admin');
  const domains = ['tidalforge.com'];
  for (const account_id of [1, 99]) {
    expect(await manager('POST', PATH, { account_id, domains })).toMatchObject({
      status: 400,
      body: { fields: { account_id: expect.any(String) } },
    });
  }
  expect(await admin('POST', PATH, { account_id: 9, domains })).toMatchObject({
    status: 409,
    body: { error: 'EURid-01 is inactive' },
  });
  expect(await admin('POST', PATH, { account_id: 11, domains })).toMatchObject({
    status: 409,
    body: { error: 'connection refused by epp.iis.example:700' },
  });
  const many = Array.from({ length: 501 }, (_, i) => `a${i}.com`);
  for (const wrong of [[], ['a.com', 'a.com'], many]) {
    expect(await admin('POST', PATH, { account_id: 1, domains: wrong })).toMatchObject({
      status: 400,
    });
  }
});
