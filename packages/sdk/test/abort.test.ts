import { expect, test, vi } from 'vitest';
import { ConnectionError, TimeoutError } from '../src/errors/errors.ts';
import { clientOf, done, gate, rejection } from './kit/service.ts';

const reason = new Error('the caller had enough');
const never = () => undefined;
const endless = () =>
  new Response(
    new ReadableStream({
      start: (stream) =>
        stream.enqueue(new TextEncoder().encode('data: {"type":"started","total":2}\n')),
    }),
  );

test('a call that is aborted before it starts is not sent', async () => {
  const { client, asked } = clientOf(never);
  expect(await rejection(client.orders.list({}, { signal: AbortSignal.abort(reason) }))).toBe(
    reason,
  );
  expect(asked).toEqual([]);
});

test('a fetch of the app’s own that knows no signals is not asked for a call that is aborted', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => done());
  const { client } = clientOf(never, { fetch });
  const call = client.domains.watch({ domain: 'a.com' }, { signal: AbortSignal.abort(reason) });
  expect(await rejection(call)).toBe(reason);
  expect(fetch).not.toHaveBeenCalled();
});

test('a call that is aborted with the reason null rejects with null', async () => {
  const { client } = clientOf(never);
  expect(await rejection(client.orders.list({}, { signal: AbortSignal.abort(null) }))).toBe(null);
});

test('an abort ends a call whose own fetch knows no signals', async () => {
  const { client } = clientOf(done, { fetch: () => new Promise(() => {}) });
  const stop = new AbortController();
  const call = rejection(client.orders.get(1, { signal: stop.signal }));
  await new Promise(setImmediate);
  stop.abort('enough');
  expect(await call).toBe('enough');
});

test('an abort while the answer is awaited rejects with the signal’s reason', async () => {
  const { client, asked } = clientOf(never);
  const controller = new AbortController();
  const call = rejection(client.orders.list({}, { signal: controller.signal }));
  await expect.poll(() => asked).toHaveLength(1);
  controller.abort(reason);
  expect(await call).toBe(reason);
});

test('an abort while the body is read rejects with the signal’s reason', async () => {
  const reading = gate();
  const { client } = clientOf((_, signal) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      pull: () => reading.open(),
    });
    return new Response(body);
  });
  const controller = new AbortController();
  const call = rejection(client.orders.list({}, { signal: controller.signal }));
  await reading.passed;
  controller.abort(reason);
  expect(await call).toBe(reason);
});

test('an abort during a refresh ends the caller’s wait, not the refresh of the others', async () => {
  const refreshed = gate();
  const { client, asked, tokens } = clientOf(async ({ line, token }) => {
    if (line === 'POST /auth/refresh') {
      await refreshed.passed;
      return Response.json({ access_token: 'a2' });
    }
    return token === 'a2' ? done() : new Response('', { status: 401 });
  });
  const controller = new AbortController();
  const aborted = rejection(client.orders.get(1, { signal: controller.signal }));
  const other = client.orders.get(2);
  await expect.poll(() => asked).toHaveLength(3);
  controller.abort(reason);
  expect(await aborted).toBe(reason);
  refreshed.open();
  await other;
  expect(tokens.get()?.access_token).toBe('a2');
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /orders/1',
    'GET /orders/2',
    'POST /auth/refresh',
    'GET /orders/2',
  ]);
});

test('an abort while the storage is asked is noticed', async () => {
  const controller = new AbortController();
  const { client, asked } = clientOf(never, {
    tokens: {
      get: async () => {
        controller.abort(reason);
        return { access_token: 'a1' };
      },
      set: () => {},
    },
  });
  expect(await rejection(client.orders.list({}, { signal: controller.signal }))).toBe(reason);
  expect(asked).toEqual([]);
});

test('an abort in the middle of a stream ends the loop with the signal’s reason', async () => {
  const { client } = clientOf((_, signal) => {
    const response = endless();
    const body = response.body?.pipeThrough(new TransformStream(), { signal });
    return new Response(body);
  });
  const controller = new AbortController();
  const input = { account_id: 3, domains: ['a.com', 'b.com'] };
  const events = await client.eppTools.checkDomains(input, { signal: controller.signal });
  const seen: unknown[] = [];
  const loop = rejection(
    (async () => {
      for await (const event of events) {
        seen.push(event);
        controller.abort(reason);
      }
    })(),
  );
  expect(await loop).toBe(reason);
  expect(seen).toEqual([{ type: 'started', total: 2 }]);
});

test('the loop gets no event after an abort, even if more have arrived', async () => {
  const { client } = clientOf(
    () => new Response('data: {"type":"started","total":1}\ndata: {"type":"completed"}\n'),
  );
  const controller = new AbortController();
  const input = { account_id: 3, domains: ['a.com'] };
  const events = await client.eppTools.checkDomains(input, { signal: controller.signal });
  expect((await events.next()).value).toEqual({ type: 'started', total: 1 });
  controller.abort(reason);
  expect(await rejection(events.next())).toBe(reason);
});

test('a signal that outlives its calls keeps nothing of their refreshes', async () => {
  const { client } = clientOf(({ line, token }) =>
    line === 'POST /auth/refresh'
      ? Response.json({ access_token: 'a2' })
      : token === 'a2'
        ? done()
        : new Response('', { status: 401 }),
  );
  const { signal } = new AbortController();
  const listening = new Set<unknown>();
  const added = vi.spyOn(signal, 'addEventListener');
  added.mockImplementation((_type, listener, options) => {
    listening.add(listener);
    const { signal: over } = { ...(options as AddEventListenerOptions | undefined) };
    over?.addEventListener('abort', () => listening.delete(listener));
  });
  const removed = vi.spyOn(signal, 'removeEventListener');
  removed.mockImplementation((_type, listener) => void listening.delete(listener));
  await client.orders.get(1, { signal });
  expect(added).toHaveBeenCalled();
  expect([...listening]).toEqual([]);
});

test('no answer within the timeout is a TimeoutError, which is a ConnectionError', async () => {
  const { client } = clientOf(never, { timeout: 5 });
  const error = await rejection(client.orders.list());
  expect(error).toBeInstanceOf(TimeoutError);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ name: 'TimeoutError', operation: 'orders/list' });
});

/** The state of a call one millisecond before the given time and after it. */
async function timed(start: () => Promise<unknown>, time: number) {
  vi.useFakeTimers();
  try {
    const ended = vi.fn<(error: unknown) => void>();
    const call = rejection(start()).then(ended);
    await vi.advanceTimersByTimeAsync(time - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(ended).toHaveBeenCalledWith(expect.any(TimeoutError));
  } finally {
    vi.useRealTimers();
  }
}

test('the default timeout is thirty seconds', async () => {
  const { client } = clientOf(never);
  await timed(() => client.orders.list(), 30_000);
});

test('a call that waits for a registry has as long as the contract says, or what the client has if that is more', async () => {
  await timed(() => clientOf(never).client.eppAccounts.test(3), 330_000);
  await timed(() => clientOf(never, { timeout: 5 }).client.eppAccounts.connect(3), 330_000);
  const patient = clientOf(never, { timeout: 400_000 });
  await timed(() => patient.client.eppAccounts.connect(3), 400_000);
});

test('a slow call uses its own timeout, and has no limit if the client has none', async () => {
  const { client } = clientOf(never);
  await timed(() => client.eppAccounts.test(3, { timeout: 5 }), 5);
  const late = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(Response.json({ success: true })), 3_600_000);
    });
  vi.useFakeTimers();
  try {
    const call = clientOf(late, { timeout: false }).client.eppAccounts.test(3);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await call).toEqual({ success: true });
  } finally {
    vi.useRealTimers();
  }
});

test('a call’s own timeout overrides the client’s', async () => {
  const { client } = clientOf(never, { timeout: false });
  expect(await rejection(client.orders.list({}, { timeout: 5 }))).toBeInstanceOf(TimeoutError);
});

test.each([Infinity, 2 ** 31])(
  'a timeout of %d ms, which no timer can wait for, means no timeout',
  async (timeout) => {
    const { client } = clientOf(() => Response.json({ id: 42 }), { timeout });
    expect(await client.orders.get(42)).toMatchObject({ id: 42 });
  },
);

test.each([-1, Number.NaN])('a timeout of %d ms is refused unsent', async (timeout) => {
  const { client, asked } = clientOf(never);
  expect(String(await rejection(client.orders.list({}, { timeout })))).toBe(
    'SdkError: orders/list: `timeout` must be a number from 0, or false.',
  );
  expect(asked).toEqual([]);
});

test('the timeout holds for the body of an answer', async () => {
  const { client } = clientOf(() => endless(), { timeout: 5 });
  expect(await rejection(client.orders.list())).toBeInstanceOf(TimeoutError);
});

test('the body of an answer has only the rest of the timeout', async () => {
  const slow = () =>
    new Promise<Response>((resolve) => {
      setTimeout(() => resolve(endless()), 600);
    });
  await timed(() => clientOf(slow, { timeout: 1000 }).client.orders.list(), 1000);
});

test('a stream may be silent for longer than the timeout', async () => {
  const more = gate();
  const { client } = clientOf(
    () =>
      new Response(
        new ReadableStream(
          {
            pull: async (stream) => {
              await more.passed;
              stream.enqueue(new TextEncoder().encode('data: {"type":"completed"}'));
              stream.close();
            },
          },
          { highWaterMark: 0 },
        ),
      ),
    { timeout: 1000, idleTimeout: false },
  );
  const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
  vi.useFakeTimers();
  try {
    const next = events.next();
    await vi.advanceTimersByTimeAsync(3_600_000);
    more.open();
    expect(await next).toEqual({ done: false, value: { type: 'completed' } });
  } finally {
    vi.useRealTimers();
  }
});
