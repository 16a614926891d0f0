import type { CheckSession } from '@dropcatch/sdk';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { as, type Called, calledFrom, NOW, testMock } from '../../test/kit/mock.ts';
import { listen, type RunningServer } from './listen.ts';
import { startJob } from '../world/jobs.ts';
import type { Mock } from '../mock/mock.ts';

let mock: Mock;
let server: RunningServer;

beforeEach(async () => {
  mock = testMock({ strict: false });
  server = await listen(mock, { port: 0 });
});

afterEach(() => server.close());

async function control(method: string, path: string, body?: unknown): Promise<Called> {
  const init = { method, body: body === undefined ? null : JSON.stringify(body) };
  return calledFrom(await fetch(`${server.url}/__mock${path}`, init));
}

test('the status has seed, scenarios, clock and sizes', async () => {
  expect(await control('GET', '')).toMatchObject({
    status: 200,
    body: {
      seed: '1',
      scenarios: ['default'],
      clock: { now: NOW, frozen: true, speed: 1 },
      domains: 1500,
      users: 60,
      faults: 0,
    },
  });
});

test('the clock is set, advanced in milliseconds, sped up, stopped and started', async () => {
  expect(await control('POST', '/clock/advance', { milliseconds: 90_000 })).toMatchObject({
    body: { now: '2026-11-20T17:59:30Z' },
  });
  await control('POST', '/clock/set-speed', { speed: 60 });
  expect(await control('POST', '/clock/set', { now: '2027-01-01' })).toMatchObject({
    body: { now: '2027-01-01T00:00:00Z', frozen: true, speed: 60 },
  });
  await control('POST', '/clock/set', { now: Date.parse(NOW) });
  expect(await control('GET', '/clock/now')).toMatchObject({ body: { now: Date.parse(NOW) } });
  expect(await control('POST', '/clock/resume')).toMatchObject({ body: { frozen: false } });
  expect(await control('GET', '/clock')).toMatchObject({ body: { speed: 60 } });
  expect(await control('POST', '/clock/freeze')).toMatchObject({ body: { frozen: true } });
});

test('faults are planned, listed and removed', async () => {
  const planned = await control('POST', '/faults', {
    kind: 'status',
    status: 503,
    operation: 'auth/login',
  });
  expect(planned).toMatchObject({ status: 200, body: { id: 1, hits: 0 } });
  const login = { method: 'POST', body: JSON.stringify({ email: 'a', password: 'b' }) };
  expect((await fetch(`${server.url}/api/auth/login`, login)).status).toBe(503);
  expect(await control('GET', '/faults')).toMatchObject({
    body: { faults: [{ id: 1, kind: 'status', operation: 'auth/login', seen: 1, hits: 1 }] },
  });
  expect(await control('DELETE', '/faults/1')).toMatchObject({ body: { faults: [] } });
  expect(await control('DELETE', '/faults/1')).toMatchObject({ status: 404 });
  expect((await fetch(`${server.url}/api/auth/login`, login)).status).toBe(401);
  await control('POST', '/faults', { kind: 'reset' });
  expect(await control('DELETE', '/faults')).toMatchObject({ body: { faults: [] } });
});

test('latency and error rate are set together, or not at all', async () => {
  expect(await control('PUT', '/network', { latency: '0-1' })).toMatchObject({
    body: { latency: '0-1', error_rate: 0 },
  });
  expect(await control('PUT', '/network', { error_rate: 1 })).toMatchObject({
    body: { latency: '0-1', error_rate: 1 },
  });
  expect((await fetch(`${server.url}/api/auth/profile`)).status).toBe(500);
  expect(await control('GET', '/status')).toMatchObject({ body: { error_rate: 1 } });
  const wrong = { latency: 7, error_rate: 5 };
  expect(await control('PUT', '/network', wrong)).toMatchObject({ status: 400 });
  expect(await control('GET', '/network')).toMatchObject({
    body: { latency: '0-1', error_rate: 1 },
  });
  await control('PUT', '/network', { latency: 0, error_rate: 0 });
  expect((await fetch(`${server.url}/api/auth/profile`)).status).toBe(401);
});

test('a planned fault that applied to no call is listed as unused', async () => {
  mock.faults.add({ kind: 'status', operation: 'auth/profile' });
  mock.faults.add({ kind: 'status', operation: 'orders/stats' });
  await fetch(`${server.url}/api/auth/profile`);
  expect(await control('GET', '/faults/unused')).toMatchObject({
    body: { faults: [{ id: 2, operation: 'orders/stats', hits: 0 }] },
  });
});

describe('the calls of earlier versions', () => {
  const warned = vi.fn<(text: string) => void>();
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned));

  test('are named once in the terminal, with what replaces them', async () => {
    // Each process says it once, and other tests of this one may have been told.
    vi.resetModules();
    const { listen: listenAnew } = await import('./listen.ts');
    await server.close();
    server = await listenAnew(mock, { port: 0 });
    await control('PUT', '/latency', { latency: 1 });
    await control('PUT', '/latency', { latency: 0 });
    expect(warned.mock.calls).toEqual([
      [
        'dropcatch-mock: PUT latency of /__mock is now PUT network. The old word goes in the next version.',
      ],
    ]);
  });

  test.each([
    ['PUT', '/clock', { advance: 90, speed: 60, frozen: false }, { speed: 60, frozen: false }],
    ['PUT', '/clock', { now: '2027-01-01' }, { now: '2027-01-01T00:00:00Z' }],
    ['PUT', '/latency', { latency: 1 }, { latency: '1', error_rate: 0 }],
    ['PUT', '/error-rate', { rate: 1 }, { latency: '0', error_rate: 1 }],
    ['PUT', '/error-rate', {}, { error_rate: 0 }],
    ['POST', '/jobs', { step: 1 }, { now: expect.any(String), jobs: expect.any(Array) }],
    ['POST', '/verify', {}, { verified: true }],
    ['POST', '/verify', { count: 0, match: { operation: 'orders/list' } }, { verified: true }],
  ])('%s %s %j still works and says what replaces it', async (method, path, body, answer) => {
    const { status, headers, body: given } = await control(method, path, body);
    expect([status, given]).toEqual([200, expect.objectContaining(answer)]);
    expect(headers.get('x-replaced-by')).toMatch(/^(PUT|POST) [a-z]/);
  });
});

test('a reset brings back the seed, or another scenario', async () => {
  mock.clock.advance(5000);
  expect(await control('POST', '/reset')).toMatchObject({ body: { clock: { now: NOW } } });
  expect(await control('POST', '/reset', { scenarios: ['empty'] })).toMatchObject({
    body: { scenarios: ['empty'], orders: 0 },
  });
  expect(await control('GET', '/scenarios')).toMatchObject({
    body: { scenarios: expect.arrayContaining(['default', 'empty', 'expired-session']) },
  });
});

test('the whole state is read, and loaded again', async () => {
  const state = await control('GET', '/state');
  expect(state).toMatchObject({ status: 200, body: { dropcatch_mock: 1, seed: '1' } });
  mock.world.store.orders.clear();
  mock.clock.advance(5000);
  expect(await control('PUT', '/state', state.body)).toMatchObject({
    status: 200,
    body: { orders: 168, clock: { now: NOW } },
  });
  expect(await control('GET', '/state')).toEqual({ ...state, headers: expect.anything() });
});

test('a state may be larger than a body of the API', async () => {
  const body = { dropcatch_mock: 'x'.repeat(6_000_000) };
  expect(await control('PUT', '/state', body)).toMatchObject({ status: 400 });
});

test('requests and violations are listed', async () => {
  await (await fetch(`${server.url}/api/nowhere`)).text();
  expect(await control('GET', '/requests')).toMatchObject({
    body: { requests: [{ path: '/api/nowhere', status: 404 }] },
  });
  expect(await control('GET', '/violations')).toMatchObject({
    body: { violations: [{ problem: 'The contract has no GET /api/nowhere' }] },
  });
});

test('jobs are listed, stepped to their end and failed', async () => {
  await control('POST', '/reset', { scenarios: ['empty'] });
  const start = (duration: number): number =>
    startJob(mock.world, 'enrichment', { source_id: 999_999, from: 0, to: 1 }, { duration }).id;
  const [first, second] = [start(60_000), start(90_000)];
  expect(await control('GET', '/jobs')).toMatchObject({
    body: { jobs: [{ id: first, kind: 'enrichment', status: 'running', progress: 0 }, {}] },
  });
  expect(await control('POST', '/jobs/step')).toMatchObject({
    body: {
      jobs: [
        { id: first, status: 'completed', progress: 1, ends_at: '2026-11-20T17:59:00Z' },
        { id: second, status: 'running', progress: 0.667, failure: null },
      ],
    },
  });
  expect(mock.clock.iso()).toBe('2026-11-20T17:59:00Z');
  expect(await control('POST', `/jobs/${second}/fail`, { error: 'disk full' })).toMatchObject({
    body: { id: second, status: 'failed', failure: 'disk full' },
  });
  expect(await control('POST', `/jobs/${second}/fail`)).toMatchObject({ status: 404 });
  expect(await control('POST', '/jobs/step', { times: 'all' })).toMatchObject({ status: 400 });
});

test('a job is failed at a share of its work, or finished, by its id or its session', async () => {
  const send = await as(mock, 'admin');
  const check = { release_date: '2026-11-19', epp_account_id: 1 };
  const { body } = await send('POST', '/released-domains/check', check);
  const session = (body as CheckSession).session_id;
  const how = { at: 40, error: 'disk full' };
  expect(await control('POST', `/jobs/${session}/fail`, how)).toMatchObject({
    body: { session, status: 'failed', progress: 0.4, failure: 'disk full' },
  });
  const { id } = startJob(mock.world, 'scheduler_run', { job_id: 'x' }, { duration: 9000 });
  expect(await control('POST', `/jobs/${id}/finish`)).toMatchObject({
    body: { id, status: 'completed' },
  });
  const beyond = await control('POST', `/jobs/${session}/fail`, { at: 140 });
  expect(beyond).toMatchObject({ status: 400 });
  expect(await control('POST', '/jobs/x/finish')).toMatchObject({ status: 404 });
});

test.each([
  ['POST', '/clock/set', { now: 'soon' }, 'now must be a time from 1971 to 9999'],
  ['POST', '/clock/set', { now: '+010000-01-01T00:00:00Z' }, 'now must be a time from 1971'],
  ['POST', '/clock/set', { now: '2026-02-30' }, 'now must be a time from 1971 to 9999'],
  ['POST', '/clock/set', {}, 'now is required'],
  ['POST', '/clock/advance', { milliseconds: 1e15 }, 'milliseconds must keep the clock between'],
  ['POST', '/clock/advance', { milliseconds: '1 hour' }, 'milliseconds must be a number'],
  ['POST', '/clock/set-speed', { speed: 0 }, 'speed must be a number above 0'],
  ['POST', '/clock/set-speed', { speed: 1e9 }, 'at most 100000'],
  ['POST', '/clock/set-speed', { speed: 2, warp: 9 }, 'warp is unknown. Known: speed'],
  ['POST', '/clock/set', [], 'The body must be a JSON object'],
  ['PUT', '/clock', { warp: 9 }, 'warp is unknown'],
  ['PUT', '/clock', { advance: 1e15 }, 'advance must keep the clock between the years 1971'],
  ['PUT', '/network', { latency: 'slow' }, 'latency must be like 200'],
  ['PUT', '/network', { latency: '400-50' }, 'the lower number of a range first'],
  ['PUT', '/network', { latency: -1 }, 'latency must be like 200'],
  ['PUT', '/network', { error_rate: 2 }, 'error_rate must be a number from 0 to 1'],
  ['PUT', '/network', { error_rate: '5%' }, 'error_rate must be a number'],
  ['PUT', '/network', { rate: 1 }, 'rate is unknown. Known: latency, error_rate'],
  ['POST', '/state/news?counts=3', {}, 'counts is unknown. Known: table, values, count'],
  ['POST', '/sign-in', {}, 'email is required'],
  ['POST', '/expect-requests', { match: {} }, 'count is required'],
  ['POST', '/faults', { kind: 'delay' }, 'delay needs milliseconds or pace: a number from 0'],
  ['POST', '/faults', { kind: 'reset', status: 500 }, 'status has no effect on the fault reset'],
  ['POST', '/faults', { kind: 'explode' }, 'kind must be one of status, reset'],
  [
    'POST',
    '/faults',
    { kind: 'reset', operation: 'orders/steal' },
    'operation must be an operation of the contract',
  ],
  [
    'POST',
    '/faults',
    { kind: 'status', status: 42 },
    'status must be a whole number from 200 to 599',
  ],
  ['POST', '/faults', { kind: 'status', status: 200.5 }, 'status must be a whole number'],
  ['POST', '/faults', { kind: 'reset', nth: 0.5 }, 'nth must be a whole number'],
  ['POST', '/faults', { kind: 'reset', nth: 0 }, 'nth must be a whole number from 1'],
  ['POST', '/faults', { kind: 'reset', times: 0 }, 'times must be a whole number from 1'],
  ['POST', '/faults', { kind: 'reset', rate: 30 }, 'rate must be a number from 0 to 1'],
  ['POST', '/jobs/step', { times: 0.5 }, 'times must be a whole number'],
  ['PUT', '/state', {}, 'this is not a state of the mock'],
  ['PUT', '/state', { dropcatch_mock: 3 }, 'the state has version 3, this mock reads version 1'],
  ['PUT', '/state', { dropcatch_mock: 1, seed: 1 }, 'the state is broken: '],
  [
    'POST',
    '/reset',
    { scenarios: ['doom'] },
    'scenarios must be a list, each one of default, empty',
  ],
])('%s %s with %j gets a 400 that says what is wrong', async (method, path, body, error) => {
  expect(await control(method, path, body)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(error) },
  });
});

test('unknown calls get a 404, wrong methods a 405, and broken JSON a 400', async () => {
  expect(await control('GET', '/constructor')).toMatchObject({ status: 404 });
  expect(await control('DELETE', '/clock')).toMatchObject({ status: 405 });
  const broken = await fetch(`${server.url}/__mock/network`, { method: 'PUT', body: '{' });
  expect(broken.status).toBe(400);
});

/** The status of GET /__mock/status with these headers. `fetch` cannot send a false Host. */
function statusWith(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, path: '/__mock/status', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('a foreign Host or Origin gets no control', async () => {
  expect(await statusWith({ host: 'evil.example' })).toBe(403);
  expect(await statusWith({ host: 'localhost.evil.example' })).toBe(403);
  expect(await statusWith({ origin: 'https://evil.example' })).toBe(403);
  expect(await statusWith({ origin: 'null' })).toBe(403);
  expect(await statusWith({ host: 'localhost:4010', origin: 'http://localhost:5173' })).toBe(200);
  expect(await statusWith({ host: '[::1]:4010' })).toBe(200);
});
