import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { poll, rateLimited, throttled } from './pace.ts';
import { createClient } from './create-client.ts';
import { clientOf, collect, done, rejection } from '../test/kit/service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A check that is over at the third answer. */
function check() {
  let percent = 0;
  return clientOf(() => {
    percent += 50;
    const status = percent > 100 ? 'completed' : 'running';
    return Response.json({ progress: { status, progress_percent: percent } });
  });
}

test('poll yields every answer until one is over, at its pace', async () => {
  const { client, asked } = check();
  const progress = poll(
    (options) => client.releasedDomains.checkProgress('s1', options),
    (answer) => answer.progress.status !== 'running',
    { every: 500 },
  );
  const all = collect(progress);
  await vi.advanceTimersByTimeAsync(499);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(501);
  expect((await all).map((answer) => answer.progress.progress_percent)).toEqual([50, 100, 150]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toHaveLength(3);
});

test('an abort ends the wait of poll, and leaves no timer', async () => {
  const { client } = check();
  const controller = new AbortController();
  const progress = poll(
    (options) => client.releasedDomains.checkProgress('s1', options),
    () => false,
    { signal: controller.signal },
  );
  await progress.next();
  const next = rejection(progress.next());
  await vi.advanceTimersByTimeAsync(1);
  controller.abort(new Error('left'));
  expect(String(await next)).toBe('Error: left');
  expect(vi.getTimerCount()).toBe(0);
});

test.each([0, -1, NaN])('a pace of %d requests per second is refused', (perSecond) => {
  expect(() => throttled(perSecond)).toThrow('`perSecond` must be a number above 0.');
});

test('throttled starts at most the given number of requests per second, in order', async () => {
  const starts: number[] = [];
  const begin = performance.now();
  const fetch = throttled(2, async () => {
    starts.push(performance.now() - begin);
    return done();
  });
  const calls = Promise.all([1, 2, 3].map((id) => fetch(`https://drop.test/${id}`)));
  await vi.advanceTimersByTimeAsync(1_000);
  await calls;
  expect(starts).toEqual([0, 500, 1000]);
});

test('a throttled call that is aborted gives its turn to the next one', async () => {
  const fetch = throttled(2, async () => done());
  const stop = new AbortController();
  const { signal } = stop;
  await fetch('https://drop.test/1', { signal });
  const waiting = [2, 3, 4, 5, 6].map((id) =>
    rejection(fetch(`https://drop.test/${id}`, { signal })),
  );
  await vi.advanceTimersByTimeAsync(50);
  stop.abort('typed on');
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('typed on'));
  const ended = vi.fn<() => void>();
  const next = fetch('https://drop.test/7').then(ended);
  await vi.advanceTimersByTimeAsync(450);
  expect(ended).toHaveBeenCalledTimes(1);
  await next;
  expect(vi.getTimerCount()).toBe(0);
});

test.each([NaN, -1])('a pause of %d between the calls of poll is refused', async (every) => {
  const { client } = check();
  const call = () => client.releasedDomains.checkProgress('s1');
  expect(String(await rejection(poll(call, () => false, { every }).next()))).toContain(
    '`every` must be a number from 0.',
  );
});

test.each<[string, Record<string, string>, number, number]>([
  [
    'nothing left',
    { 'ratelimit-limit': '5', 'ratelimit-remaining': '0', 'ratelimit-reset': '3' },
    200,
    3,
  ],
  [
    'nothing left, in the older names',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '3' },
    200,
    3,
  ],
  [
    'a time since 1970',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795000003' },
    200,
    3,
  ],
  [
    'a time since 1970 in milliseconds',
    { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795000003000' },
    200,
    3,
  ],
  ['a 429 that says how long', { 'retry-after': '3' }, 429, 3],
  ['something left', { 'ratelimit-remaining': '4', 'ratelimit-reset': '3' }, 200, 0],
  ['nothing', {}, 200, 0],
])('rateLimited waits after an answer that tells %s', async (_, headers, status, seconds) => {
  const starts: number[] = [];
  const begin = performance.now();
  const date = new Date(1_795_000_000_000).toUTCString();
  const onRateLimit = vi.fn<(limit: object) => void>();
  const fetch = rateLimited({
    onRateLimit,
    fetch: async () => {
      starts.push((performance.now() - begin) / 1000);
      return new Response('{}', { status, headers: { ...headers, date } });
    },
  });
  await fetch('https://drop.test/1');
  const second = fetch('https://drop.test/2');
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await second;
  expect(starts).toEqual([0, seconds]);
  expect(onRateLimit).toHaveBeenCalledTimes(Object.keys(headers).length > 0 ? 2 : 0);
});

test('an aborted call does not wait for the next window', async () => {
  const headers = { 'ratelimit-remaining': '0', 'ratelimit-reset': '60' };
  const fetch = rateLimited({ fetch: async () => new Response('{}', { headers }) });
  await fetch('https://drop.test/1');
  const stop = new AbortController();
  const second = rejection(fetch('https://drop.test/2', { signal: stop.signal }));
  stop.abort('enough');
  expect(await second).toBe('enough');
  expect(vi.getTimerCount()).toBe(0);
});

test('calls that start together do not exceed the limit that was told', async () => {
  const starts: number[] = [];
  let left = 3;
  const fetch = rateLimited({
    fetch: async () => {
      starts.push(Math.round(performance.now() - begin));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const isOver = left === 0;
      left = Math.max(0, left - 1);
      const headers = {
        'ratelimit-limit': '3',
        'ratelimit-remaining': String(left),
        'ratelimit-reset': '10',
      };
      return new Response('{}', { status: isOver ? 429 : 200, headers });
    },
  });
  const begin = performance.now();
  setInterval(() => (left = 3), 10_000);
  const first = fetch('https://drop.test/0');
  await vi.advanceTimersByTimeAsync(50);
  await first;
  const others = Array.from({ length: 8 }, (_, index) => fetch(`https://drop.test/${index + 1}`));
  await vi.advanceTimersByTimeAsync(40_000);
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect(starts.filter((at) => at < 10_000)).toHaveLength(3);
});

test('a limit without a known end, and a failure, hold nobody back', async () => {
  const headers = { 'ratelimit-remaining': '0' };
  const answers = [
    async () => new Response('{}', { headers }),
    async () => Promise.reject(new TypeError('lost')),
    async () => new Response('{}'),
  ];
  const fetch = rateLimited({ fetch: async () => (answers.shift() as () => Promise<Response>)() });
  await fetch('https://drop.test/1');
  expect(await rejection(fetch('https://drop.test/2'))).toMatchObject({ message: 'lost' });
  expect((await fetch('https://drop.test/3')).status).toBe(200);
});

test('rateLimited takes options, and no fetch', () => {
  expect(() => rateLimited((() => {}) as never)).toThrow('`rateLimited` takes options');
});

test.each([
  ['throttled', (fetch: typeof globalThis.fetch) => throttled(0.01, fetch)],
  ['rateLimited', (fetch: typeof globalThis.fetch) => rateLimited({ fetch })],
])(
  'an order whose time is over before its turn says that it was not sent: %s',
  async (_, slowed) => {
    let sent = 0;
    const fetch = slowed(async () => {
      sent += 1;
      return Response.json(
        { success: true, order_id: 7 },
        { headers: { 'retry-after': '3600', 'ratelimit-remaining': '0' } },
      );
    });
    const client = createClient({ baseUrl: 'https://drop.test/api', fetch, maxRetries: 0 });
    const body = {
      domain: 'a.com',
      drop_date: '2026-11-20',
      price: 69,
      epp_registrar_category_id: 1,
    };
    await client.domains.order(body);
    const second = rejection(client.domains.order(body, { timeout: 3000 }));
    await vi.advanceTimersByTimeAsync(3000);
    expect(await second).toMatchObject({
      code: 'timeout',
      message:
        'domains/order: The request waited for its turn, and was not sent within 3 s. A longer `timeout` gives it more time.',
    });
    expect(sent).toBe(1);
  },
);

test('an answer with success is a union of both cases', async () => {
  const { client } = clientOf(() => Response.json({ success: true, order_id: 7 }));
  const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
  const placed = await client.domains.order({ ...body, epp_registrar_category_id: 1 });
  if (placed.success) {
    expectTypeOf(placed.order_id).toEqualTypeOf<number>();
    expectTypeOf(placed.error).toEqualTypeOf<undefined>();
  } else expectTypeOf(placed.error).toEqualTypeOf<string | undefined>();
  expect(placed).toEqual({ success: true, order_id: 7 });
});
