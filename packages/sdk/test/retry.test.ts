import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, ConnectionError, TimeoutError } from '../src/errors/errors.ts';
import { type Answer, clientOf, collect, done, rejection } from './kit/service.ts';

/** A client with the default retries. */
const retrying = (answer: Answer, options: Parameters<typeof clientOf>[1] = {}) =>
  clientOf(answer, { maxRetries: undefined, ...options });

/** Gives these answers in turn, then an empty success. */
function inTurn(...answers: (() => Response | Error)[]): Answer {
  return () => answers.shift()?.() ?? Response.json({ orders: [], pagination: {} });
}

const status = (code: number, headers: Record<string, string> = {}) => {
  return () => new Response('{"error":"Later"}', { status: code, headers });
};
const lost = () => new TypeError('fetch failed');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Waits for the end of a call through all its back-offs. */
async function settled<Value>(call: Promise<Value>): Promise<Value> {
  call.catch(() => {});
  await vi.advanceTimersByTimeAsync(25_000);
  return call;
}

describe('a call that does no harm when repeated', () => {
  test.each([
    ['a lost connection', lost],
    ['a 408', status(408)],
    ['a 429', status(429)],
    ['a 500', status(500)],
    ['a 503', status(503)],
    ['a 599', status(599)],
  ])('is sent again after %s', async (_, failure) => {
    const { client, asked } = retrying(inTurn(failure, failure));
    expect(await settled(client.orders.list())).toEqual({ orders: [], pagination: {} });
    expect(asked).toHaveLength(3);
  });

  test('is sent again after a connection that is lost in the body', async () => {
    const broken = new ReadableStream({
      pull: (stream) => stream.error(new TypeError('terminated')),
    });
    const { client, asked } = retrying(inTurn(() => new Response(broken)));
    await settled(client.orders.list());
    expect(asked).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 409, 422])('is not sent again after a %d', async (code) => {
    const { client, asked } = retrying(status(code), { session: null });
    expect(await rejection(settled(client.orders.list()))).toBeInstanceOf(ApiError);
    expect(asked).toHaveLength(1);
  });

  test('rejects with the last failure when no tries are left', async () => {
    const { client, asked } = retrying(inTurn(lost, status(500), status(503)));
    expect(await rejection(settled(client.orders.list()))).toMatchObject({ status: 503 });
    expect(asked).toHaveLength(3);
  });

  test('may be a PUT or a POST that the contract marks', async () => {
    const { client, asked } = retrying(inTurn(status(503), status(503)));
    await settled(client.domains.watch({ domain: 'tidalforge.com' }));
    expect(asked.map(({ body }) => body)).toEqual(Array(3).fill('{"domain":"tidalforge.com"}'));
  });

  test('may be a request beyond the contract that says so', async () => {
    const { client, asked } = retrying(inTurn(status(503), lost));
    await settled(client.request('PUT', '/health', { idempotent: true }));
    expect(asked).toHaveLength(3);
  });

  test('is not sent again after a timeout, which covers all tries together', async () => {
    const { client, asked } = retrying(() => undefined);
    expect(await rejection(settled(client.orders.list({}, { timeout: 1000 })))).toBeInstanceOf(
      TimeoutError,
    );
    expect(asked).toHaveLength(1);
  });
});

describe('a call that orders or starts something is never sent twice', () => {
  const order = {
    domain: 'a.com',
    drop_date: '2026-11-20',
    price: 1,
    epp_registrar_category_id: 1,
  };
  test.each([
    ['a lost connection', lost, ConnectionError],
    ['a 503', status(503), ApiError],
    ['a 429 with Retry-After', status(429, { 'retry-after': '1' }), ApiError],
  ])('after %s', async (_, failure, kind) => {
    const options = { maxRetries: 5 };
    for (const call of [
      (client: ReturnType<typeof clientOf>['client']) => client.domains.order(order, options),
      (client: ReturnType<typeof clientOf>['client']) =>
        client.eppAccounts.startRealCatch(3, { target_date: '2026-11-20' }, options),
      (client: ReturnType<typeof clientOf>['client']) => client.orders.restart(42, options),
      (client: ReturnType<typeof clientOf>['client']) =>
        client.request('POST', '/domains/order', { body: order, ...options }),
    ]) {
      const { client, asked } = retrying(failure, options);
      expect(await rejection(settled(call(client)))).toBeInstanceOf(kind);
      expect(asked).toHaveLength(1);
    }
  });

  test('and its error says that it may have been carried out', async () => {
    const { client } = retrying(lost);
    expect(String(await rejection(settled(client.domains.order(order))))).toContain(
      'It may have been carried out: check before you repeat it.',
    );
  });
});

test.each([
  ['a call', {}, { maxRetries: 4 }, 5],
  ['a client', { maxRetries: 1 }, {}, 2],
  ['a call before the client', { maxRetries: 4 }, { maxRetries: 0 }, 1],
  ['nobody, where the call says undefined', { maxRetries: 1 }, { maxRetries: undefined }, 2],
])('maxRetries may be told by %s', async (_, ofClient, ofCall, sends) => {
  const { client, asked } = retrying(status(503), ofClient);
  await rejection(settled(client.orders.list({}, ofCall)));
  expect(asked).toHaveLength(sends);
});

test.each([-1, 1.5, Number.NaN])('maxRetries of %d is refused unsent', async (maxRetries) => {
  const { client, asked } = retrying(status(503));
  expect(String(await rejection(client.orders.list({}, { maxRetries })))).toBe(
    'SdkError: orders/list: `maxRetries` must be a whole number from 0.',
  );
  expect(asked).toEqual([]);
});

describe('a Retry-After', () => {
  test.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Math.ceil(Date.now() / 1000) * 1000 + 7000).toUTCString()],
  ])('in %s is honoured', async (_, value) => {
    vi.setSystemTime('2026-11-20T12:00:00Z');
    const { client, asked } = retrying(inTurn(() => status(429, { 'retry-after': value() })()));
    const call = client.orders.list();
    await vi.advanceTimersByTimeAsync(6900);
    expect(asked).toHaveLength(1);
    // 5 % at most are added.
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
    await call;
  });

  test.each([
    ['with a fraction', { 'retry-after': '1.5' }, 1_500],
    ['that a proxy has merged', { 'retry-after': '2, 3' }, 3_000],
    ['in milliseconds', { 'retry-after-ms': '700', 'retry-after': '1' }, 700],
    ['of nothing', { 'retry-after': '0' }, 0],
  ] as const)('%s is honoured, and told by the error', async (_, headers, wait) => {
    const { client, asked } = retrying(inTurn(status(503, headers)));
    const call = client.orders.list();
    await vi.advanceTimersByTimeAsync(Math.max(0, wait - 1));
    expect(asked.length).toBe(wait > 0 ? 1 : 2);
    await vi.advanceTimersByTimeAsync(wait * 0.05 + 2);
    expect(asked).toHaveLength(2);
    await call;
    const told = clientOf(status(503, headers));
    expect(await rejection(told.client.orders.list())).toMatchObject({ retryAfter: wait / 1000 });
  });

  test('is spread, so that not all clients come back at once', async () => {
    const at: number[] = [];
    const answer: Answer = () => {
      at.push(performance.now());
      return at.length <= 20 ? status(429, { 'retry-after': '10' })() : done();
    };
    const begin = performance.now();
    const calls = Array.from({ length: 20 }, () => retrying(answer).client.orders.list());
    await vi.advanceTimersByTimeAsync(10_500);
    await Promise.all(calls);
    const waits = at.slice(20).map((time) => time - begin);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(10_000);
    expect(new Set(waits.map(Math.round)).size).toBeGreaterThan(5);
  });

  test.each([
    ['than the call has left', '20', 10_000],
    ['than a minute', '120', false],
  ] as const)('that asks for longer %s ends the call at once', async (_, seconds, timeout) => {
    const { client, asked } = retrying(status(503, { 'retry-after': seconds }), { timeout });
    const call = rejection(client.orders.list());
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toMatchObject({ status: 503, retryAfter: Number(seconds) });
    expect(asked).toHaveLength(1);
  });
});

test('a retry does not wait for the end of a rate limit’s window', async () => {
  const { client, asked } = retrying(inTurn(status(503, { 'ratelimit-reset': '900' })));
  await settled(client.orders.list());
  expect(asked).toHaveLength(2);
});

test('a slow failure is followed by another try where there is time for one', async () => {
  let sends = 0;
  const slow = async () => {
    sends += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, 70_000);
    });
    return sends === 1 ? new Response('', { status: 503 }) : done();
  };
  const { client } = retrying(slow, { timeout: 300_000 });
  const call = client.orders.list();
  await vi.advanceTimersByTimeAsync(150_000);
  await call;
  expect(sends).toBe(2);
});

test('the waits grow, and none is longer than the back-off', async () => {
  const times: number[] = [];
  const { client } = retrying(status(503), {
    maxRetries: 3,
    onRequest: () => void times.push(Date.now()),
  });
  await rejection(settled(client.orders.list()));
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(waits).toHaveLength(3);
  for (const [index, wait] of waits.entries()) expect(wait).toBeLessThanOrEqual(300 * 2 ** index);
});

test('an abort during a back-off ends at once, with the signal’s reason', async () => {
  const { client, asked } = retrying(status(503, { 'retry-after': '9' }));
  const controller = new AbortController();
  const reason = new Error('the caller had enough');
  const call = rejection(client.orders.list({}, { signal: controller.signal }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toHaveLength(1);
  controller.abort(reason);
  expect(await call).toBe(reason);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveLength(1);
});

test('a 503 and then a 200 on the third page of listAll loses nothing', async () => {
  let failed = false;
  const { client, asked } = retrying(({ line }) => {
    const page = Number(new URLSearchParams(line.split('?')[1]).get('page'));
    if (page === 3 && !failed) {
      failed = true;
      return new Response('', { status: 503 });
    }
    const orders = [{ id: page * 2 - 1 }, { id: page * 2 }];
    return Response.json({ orders, pagination: { pages: 5 } });
  });
  const orders = await settled(collect(client.orders.listAll({ per_page: 2 })));
  expect(orders.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(asked).toHaveLength(6);
});

test('a refresh that meets a service that is down for a moment is sent again before anybody is signed out', async () => {
  const onSignOut = vi.fn<() => void>();
  let refreshes = 0;
  const { client, tokens } = retrying(
    ({ line, token }) => {
      if (line !== 'POST /auth/refresh')
        return token === 'a2' ? done() : new Response('', { status: 401 });
      refreshes += 1;
      return refreshes === 1
        ? new Response('', { status: 503 })
        : Response.json({ access_token: 'a2' });
    },
    { onSignOut },
  );
  await settled(client.news.list());
  expect(refreshes).toBe(2);
  expect(tokens.get()?.access_token).toBe('a2');
  expect(onSignOut).not.toHaveBeenCalled();
});
