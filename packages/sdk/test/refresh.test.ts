import { expect, test, vi } from 'vitest';
import { ApiError } from '../src/errors/errors.ts';
import { clientOf, done, expecting, gate, rejection } from './kit/service.ts';

test('a refresh asked for by hand is kept, and an aborted one changes nothing', async () => {
  const { client, tokens } = clientOf(expecting('a2'));
  await rejection(client.auth.refresh({ signal: AbortSignal.abort() }));
  expect(tokens.get()).toEqual({ access_token: 'a1', refresh_token: 'r1' });
  await client.auth.refresh();
  expect(tokens.get()).toEqual({ access_token: 'a2', refresh_token: 'r1' });
});

test('an app whose onSignOut throws does not break the next sign-out', async () => {
  const onSignOut = vi.fn<() => void>(() => {
    throw new Error('app');
  });
  const { client, tokens } = clientOf(() => new Response('', { status: 401 }), {
    refresh: false,
    onSignOut,
  });
  await rejection(client.news.list());
  tokens.set({ access_token: 'a2' });
  await rejection(client.news.list());
  expect(onSignOut).toHaveBeenCalledTimes(2);
  expect(tokens.get()).toBeUndefined();
});

test('a refresh asked for by hand that is refused signs out', async () => {
  const onSignOut = vi.fn<() => void>();
  const { client, asked, tokens } = clientOf(() => new Response(null, { status: 401 }), {
    onSignOut,
  });
  expect(await rejection(client.auth.refresh())).toMatchObject({ status: 401 });
  expect(tokens.get()).toBeUndefined();
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
});

test('without onSignOut, a call still rejects with its error', async () => {
  const { client, tokens } = clientOf(() => new Response(null, { status: 401 }), {
    refresh: false,
  });
  expect(await rejection(client.orders.list())).toBeInstanceOf(ApiError);
  expect(tokens.get()).toBeUndefined();
});

/** A token that was issued at `iat` and expires at `exp`, in seconds. */
const token = (iat: number, exp: number) => `e30.${btoa(JSON.stringify({ iat, exp }))}.x`;

test.each([
  ['in a moment', 20, ['GET /orders', 'POST /auth/refresh', 'GET /orders']],
  ['later', 600, ['GET /orders', 'GET /orders']],
])(
  'a token that expires %s by the clock of the service is refreshed before',
  async (_, left, lines) => {
    // The service is a day ahead of this computer.
    const now = Math.floor(Date.now() / 1000) + 86_400;
    const { client, asked } = clientOf(
      ({ line }) => {
        const answer = line === 'POST /auth/refresh' ? { access_token: 'a2' } : { orders: [] };
        return Response.json(answer, { headers: { date: new Date(now * 1000).toUTCString() } });
      },
      { session: { access_token: token(now - 3600, now + left), refresh_token: 'r1' } },
    );
    await client.orders.list();
    await client.orders.list();
    expect(asked.map(({ line }) => line)).toEqual(lines);
  },
);

test('a token that still works is used when its early refresh fails', async () => {
  const now = Math.floor(Date.now() / 1000);
  const { client, tokens } = clientOf(
    ({ line }) =>
      line === 'POST /auth/refresh'
        ? new Response('', { status: 503 })
        : Response.json({ orders: [] }, { headers: { date: new Date().toUTCString() } }),
    { session: { access_token: token(now - 3600, now + 20), refresh_token: 'r1' } },
  );
  await client.orders.list();
  expect(await client.orders.list()).toMatchObject({ orders: [] });
  expect(tokens.get()?.refresh_token).toBe('r1');
});

test('the timeout of a call includes its wait for a refresh, and the refresh continues', async () => {
  const late = gate();
  const { client, tokens } = clientOf(async ({ line, token: sent }) => {
    if (line === 'POST /auth/refresh') {
      await late.passed;
      return Response.json({ access_token: 'a2' });
    }
    return sent === 'a2' ? done() : new Response('', { status: 401 });
  });
  vi.useFakeTimers();
  const call = rejection(client.orders.list({}, { timeout: 1000 }));
  await vi.advanceTimersByTimeAsync(1000);
  const error = await call;
  vi.useRealTimers();
  expect(error).toMatchObject({ name: 'TimeoutError', operation: 'orders/list' });
  expect(String(error)).toContain('The session was not refreshed within 1 s.');
  late.open();
  await client.orders.list();
  expect(tokens.get()?.access_token).toBe('a2');
});
