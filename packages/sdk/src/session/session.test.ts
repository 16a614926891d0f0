import { expect, test, vi } from 'vitest';
import { ApiError } from '../errors/errors.ts';
import {
  type Answer,
  clientOf,
  done,
  expecting,
  gate,
  refreshes,
  rejection,
} from '../../test/kit/service.ts';
import type { User } from '../generated/types.ts';
import type { Session, TokenStorage } from './tokens.ts';

const jwt = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.s`;

test.each(['Bearer other', null])(
  'a 401 of a call with the Authorization header %j of its caller leaves the session alone',
  async (Authorization) => {
    const onSignOut = vi.fn();
    const { client, asked, tokens } = clientOf(expecting('a1'), { onSignOut });
    const call = client.orders.list({}, { headers: { Authorization } });
    expect(await rejection(call)).toMatchObject({ status: 401 });
    expect(tokens.get()?.access_token).toBe('a1');
    expect(refreshes(asked)).toBe(0);
    expect(onSignOut).not.toHaveBeenCalled();
  },
);

test('a hundred calls with a stale token make one refresh and two hundred sends', async () => {
  const { client, asked, tokens } = clientOf(expecting('a2'));
  const calls = Array.from({ length: 100 }, () => client.orders.list());
  expect(await Promise.all(calls)).toHaveLength(100);
  expect(refreshes(asked)).toBe(1);
  expect(asked).toHaveLength(201);
  expect(tokens.get()).toEqual({ access_token: 'a2', refresh_token: 'r1' });
});

test('the refresh is sent without a body and with the refresh token', async () => {
  const { client, asked } = clientOf(expecting('a2'));
  await client.orders.list();
  expect(asked[1]).toMatchObject({ line: 'POST /auth/refresh', token: 'r1', body: '' });
});

test('a refresh that gives the same token again renews the session, too', async () => {
  let answers = 0;
  const { client, asked } = clientOf(({ line }) => {
    if (line === 'POST /auth/refresh') return Response.json({ access_token: 'a1' });
    answers += 1;
    return answers === 1 ? Response.json({ error: 'Early' }, { status: 401 }) : done();
  });
  await client.orders.list();
  expect(asked.map(({ line }) => line)).toEqual([
    'GET /orders',
    'POST /auth/refresh',
    'GET /orders',
  ]);
});

test('a POST is sent once more with the same body', async () => {
  const { client, asked } = clientOf(expecting('a2'));
  await client.domains.watch({ domain: 'tidalforge.com' });
  expect(asked.map(({ line }) => line)).toEqual([
    'POST /domains/watchlist',
    'POST /auth/refresh',
    'POST /domains/watchlist',
  ]);
  expect(asked[2]?.body).toBe('{"domain":"tidalforge.com"}');
});

test('a 401 that comes when the storage holds a newer token makes no refresh', async () => {
  const late = gate();
  const { client, asked, tokens } = clientOf(async (one) => {
    if (one.token === 'a1') await late.passed;
    return expecting('a2')(one, new AbortController().signal) as Response;
  });
  const call = client.orders.list();
  await expect.poll(() => asked).toHaveLength(1);
  tokens.set({ access_token: 'a2', refresh_token: 'r1' });
  late.open();
  await call;
  expect(asked.map(({ token }) => token)).toEqual(['a1', 'a2']);
});

test('a second 401 signs out, once for all calls, and the error is the one of the call', async () => {
  const onSignOut = vi.fn<() => void>();
  const { client, tokens, asked } = clientOf(
    ({ line }) =>
      line === 'POST /auth/refresh'
        ? Response.json({ access_token: 'a2' })
        : Response.json({ error: 'No' }, { status: 401 }),
    { onSignOut },
  );
  const errors = await Promise.all(
    Array.from({ length: 20 }, () => rejection(client.orders.list())),
  );
  expect(errors).toSatisfy(() => errors.every((error) => error instanceof ApiError));
  expect(errors[0]).toMatchObject({ operation: 'orders/list', status: 401, error: 'No' });
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(tokens.get()).toBeUndefined();
  expect(refreshes(asked)).toBe(1);
});

test('a refresh that the service refuses signs out, once, and is the reason', async () => {
  const onSignOut = vi.fn<(reason: Error) => void>();
  const { client, tokens } = clientOf(
    ({ line }) =>
      Response.json({ error: line === 'POST /auth/refresh' ? 'Over' : 'No' }, { status: 401 }),
    { onSignOut },
  );
  const calls = Array.from({ length: 10 }, () => rejection(client.orders.get(1)));
  expect(await Promise.all(calls)).toMatchObject(
    Array.from({ length: 10 }, () => ({ operation: 'orders/get', status: 401, error: 'No' })),
  );
  const refused = { operation: 'auth/refresh', status: 401, error: 'Over' };
  expect(onSignOut).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(refused));
  expect(tokens.get()).toBeUndefined();
});

test.each<[string, Answer, object]>([
  ['finds the service down', () => new Response('', { status: 503 }), { status: 503 }],
  ['is told to wait', () => new Response('', { status: 429 }), { status: 429 }],
  ['is cut off', () => new TypeError('fetch failed'), { name: 'ConnectionError' }],
  ['brings nothing', () => new Response(''), { name: 'DecodeError' }],
])(
  'a refresh that %s rejects the calls with that, and keeps the session',
  async (_, answer, reason) => {
    const onSignOut = vi.fn<() => void>();
    let isDown = true;
    const { client, asked, tokens } = clientOf(
      (one, signal) => {
        if (one.line === 'POST /auth/refresh' && isDown) return answer(one, signal);
        return expecting('a2')(one, signal);
      },
      { onSignOut },
    );
    const calls = Array.from({ length: 10 }, () => rejection(client.orders.list()));
    expect(await Promise.all(calls)).toMatchObject(
      Array.from({ length: 10 }, () => ({ operation: 'auth/refresh', ...reason })),
    );
    expect(refreshes(asked)).toBe(1);
    expect(onSignOut).not.toHaveBeenCalled();
    expect(tokens.get()).toMatchObject({ access_token: 'a1', refresh_token: 'r1' });
    isDown = false;
    await client.orders.list();
    expect(tokens.get()?.access_token).toBe('a2');
  },
);

test('a refused session ends once for all calls, with a slow storage, too', async () => {
  const onSignOut = vi.fn<() => void>();
  let session: Session | undefined = { access_token: 'a1' };
  const turns = async (count: number) => {
    for (let turn = 0; turn < count; turn++) await Promise.resolve();
  };
  const tokens: TokenStorage = {
    get: async () => {
      const found = session;
      await turns(7);
      return found;
    },
    set: async (next) => {
      await turns(5);
      session = next;
    },
  };
  const { client } = clientOf(() => new Response('', { status: 401 }), { tokens, onSignOut });
  await Promise.all(Array.from({ length: 10 }, () => rejection(client.news.list())));
  expect(onSignOut).toHaveBeenCalledTimes(1);
  expect(session).toBeUndefined();
});

test('a slow storage has forgotten the session before anybody hears of a sign-out or a logout', async () => {
  let session: Session | undefined = { access_token: 'a1' };
  const tokens: TokenStorage = {
    get: async () => session,
    set: async (next) => {
      await new Promise(setImmediate);
      session = next;
    },
  };
  const found: (Session | undefined)[] = [];
  const answer: Answer = ({ line }) => {
    if (line === 'POST /auth/logout') found.push(session);
    return new Response('', { status: 401 });
  };
  const onSignOut = () => void found.push(session);
  const { client } = clientOf(answer, { tokens, onSignOut });
  await rejection(client.news.list());
  session = { access_token: 'b1' };
  await client.auth.logout().catch(() => {});
  expect(found).toEqual([undefined, undefined]);
});

test('without a refresh token, or with refresh: false, a 401 signs out at once', async () => {
  for (const options of [{ session: { access_token: 'a1' } }, { refresh: false }]) {
    const onSignOut = vi.fn<() => void>();
    const { client, asked, tokens } = clientOf(expecting('a2'), { ...options, onSignOut });
    expect(await rejection(client.orders.list())).toMatchObject({ status: 401 });
    expect(asked).toHaveLength(1);
    expect(tokens.get()).toBeUndefined();
    expect(onSignOut).toHaveBeenCalledTimes(1);
  }
});

test('a call without a session rejects with the 401 and signs nobody out', async () => {
  const onSignOut = vi.fn<() => void>();
  const { client, asked } = clientOf(expecting('a2'), { session: null, onSignOut });
  expect(await rejection(client.orders.list())).toMatchObject({ status: 401 });
  expect(asked.map(({ token }) => token)).toEqual([undefined]);
  expect(onSignOut).not.toHaveBeenCalled();
});

test('a new session is left alone when an earlier one fails', async () => {
  const { client, tokens } = clientOf(({ line }) => {
    if (line === 'POST /auth/refresh') tokens.set({ access_token: 'b1', refresh_token: 'b2' });
    const isRenewed = line === 'GET /news' && tokens.get()?.access_token === 'b1';
    return isRenewed ? done() : new Response('', { status: 401 });
  });
  await client.news.list();
  expect(tokens.get()).toMatchObject({ access_token: 'b1', refresh_token: 'b2' });
});

test('a call that one user made is not sent again for the next one', async () => {
  const sessionOf = (id: number, access_token: string) =>
    ({ access_token, refresh_token: `r${id}`, user: { id } }) as Session;
  const { client, asked, tokens } = clientOf(
    () => {
      tokens.set(sessionOf(2, 'b1'));
      return new Response('', { status: 401 });
    },
    { session: sessionOf(1, 'a1') },
  );
  expect(await rejection(client.domains.watch({ domain: 'tidalforge.com' }))).toMatchObject({
    status: 401,
  });
  expect(asked.map(({ token }) => token)).toEqual(['a1']);
  expect(tokens.get()?.access_token).toBe('b1');
});

test('a refresh that fails while another tab renews the session ends nothing', async () => {
  const onSignOut = vi.fn<() => void>();
  const { client, tokens } = clientOf(
    ({ line, token }) => {
      if (line !== 'POST /auth/refresh')
        return token === 'a2' ? done() : new Response('', { status: 401 });
      tokens.set({ access_token: 'a2', refresh_token: 'r1' });
      return new TypeError('fetch failed');
    },
    { onSignOut },
  );
  await client.news.list();
  expect(tokens.get()).toEqual({ access_token: 'a2', refresh_token: 'r1' });
  expect(onSignOut).not.toHaveBeenCalled();
});

test('another 401 after the session was renewed starts another refresh', async () => {
  let good = 'a2';
  const { client, asked } = clientOf((one, signal) => expecting(good)(one, signal));
  await client.orders.list();
  good = 'a3';
  await client.orders.list();
  expect(refreshes(asked)).toBe(2);
});

test.each(['login', 'register'] as const)('%s keeps the tokens and sends none', async (name) => {
  const signedIn = { access_token: 'b1', refresh_token: 'b2', user: { id: 7, permissions: {} } };
  const { client, asked, tokens } = clientOf(() => Response.json(signedIn));
  const input = { email: 'jan@example.com', password: 'correct-horse', username: 'jan' };
  expect(await client.auth[name](input)).toEqual(signedIn);
  expect(tokens.get()).toEqual(signedIn);
  expect(asked[0]?.token).toBeUndefined();
});

test('a refused sign-in is an answer: it causes no refresh and no sign-out, and the session before it stays', async () => {
  const onSignOut = vi.fn<() => void>();
  const { client, asked, tokens } = clientOf(
    () => Response.json({ error: 'Invalid credentials' }, { status: 401 }),
    { onSignOut },
  );
  const error = await rejection(client.auth.login({ email: 'a@b.cz', password: 'wrong' }));
  expect(error).toMatchObject({ status: 401, error: 'Invalid credentials' });
  expect(asked).toHaveLength(1);
  expect(tokens.get()?.access_token).toBe('a1');
  expect(onSignOut).not.toHaveBeenCalled();
});

test.each([
  ['succeeds', () => Response.json({ message: 'Signed out' })],
  ['is refused', () => new Response('', { status: 401 })],
  ['gets no answer', () => new TypeError('fetch failed')],
])('logout forgets the session also when it %s', async (_, answer) => {
  const onSignOut = vi.fn<() => void>();
  const { client, asked, tokens } = clientOf(answer, { onSignOut });
  await client.auth.logout().catch(() => {});
  expect(tokens.get()).toBeUndefined();
  expect(asked.map(({ line, token }) => `${line} ${token}`)).toEqual(['POST /auth/logout a1']);
  expect(onSignOut).not.toHaveBeenCalled();
});

test('logout forgets the session at once, so that the next one outlives a late answer', async () => {
  const late = gate();
  const { client, asked, tokens } = clientOf(async ({ line }) => {
    if (line !== 'POST /auth/logout')
      return Response.json({ access_token: 'b1', refresh_token: 'b2' });
    await late.passed;
    return new Response('', { status: 503 });
  });
  const farewell = rejection(client.auth.logout());
  await expect.poll(() => asked).toHaveLength(1);
  expect(tokens.get()).toBeUndefined();
  await client.auth.login({ email: 'a@b.cz', password: 'correct-horse' });
  late.open();
  expect(await farewell).toMatchObject({ status: 503 });
  expect(tokens.get()).toMatchObject({ access_token: 'b1', refresh_token: 'b2' });
});

test('a logout that is refused is not tried again with the next session', async () => {
  const { client, asked, tokens } = clientOf(() => {
    tokens.set({ access_token: 'b1' });
    return new Response('', { status: 401 });
  });
  await rejection(client.auth.logout());
  expect(asked.map(({ line, token }) => `${line} ${token}`)).toEqual(['POST /auth/logout a1']);
  expect(tokens.get()).toEqual({ access_token: 'b1' });
});

test('a refresh that is under way when somebody signs out does not restore the session', async () => {
  const onSignOut = vi.fn<() => void>();
  const late = gate();
  const { client, asked, tokens } = clientOf(
    async ({ line }) => {
      if (line === 'POST /auth/logout') return Response.json({ message: 'Signed out' });
      if (line === 'GET /news') return new Response('', { status: 401 });
      await late.passed;
      return Response.json({ access_token: 'a2' });
    },
    { onSignOut },
  );
  const call = rejection(client.news.list());
  await expect.poll(() => refreshes(asked)).toBe(1);
  await client.auth.logout();
  late.open();
  expect(await call).toMatchObject({ operation: 'news/list', status: 401 });
  expect(tokens.get()).toBeUndefined();
  expect(onSignOut).not.toHaveBeenCalled();
});

test('a refused refresh and a refused call that wait for each other’s lock both end', async () => {
  let last: Promise<unknown> = Promise.resolve();
  let session: Session | undefined = { access_token: 'a1', refresh_token: 'r1' };
  const tokens: TokenStorage = {
    get: () => session,
    set: (next) => void (session = next),
    lock: (run) => {
      const mine = last.then(run, run);
      last = mine.catch(() => {});
      return mine;
    },
  };
  const late = gate();
  const onSignOut = vi.fn<() => void>();
  const { client, asked } = clientOf(
    async ({ line }) => {
      if (line === 'POST /auth/refresh') await late.passed;
      return new Response('', { status: 401 });
    },
    { tokens, onSignOut },
  );
  const refresh = rejection(client.auth.refresh());
  await expect.poll(() => refreshes(asked)).toBe(1);
  const other = rejection(client.auth.logout());
  await expect.poll(() => asked).toHaveLength(2);
  late.open();
  expect(await Promise.all([refresh, other])).toMatchObject([{ status: 401 }, { status: 401 }]);
  expect(session).toBeUndefined();
});

test.each<[string, Session, Partial<Session>]>([
  ['user', { access_token: 'a1', user: { id: 1 } as User }, { user: { id: 2 } as User }],
  ['subject', { access_token: jwt('A') }, { access_token: jwt('B') }],
])(
  'a call is not sent again after a refresh that answers with another %s',
  async (_, before, other) => {
    const { client, asked } = clientOf(
      ({ line }) =>
        line === 'POST /auth/refresh'
          ? Response.json({ access_token: 'a2', ...other })
          : Response.json({ error: 'Token expired' }, { status: 401 }),
      { session: { refresh_token: 'r1', ...before } },
    );
    const body = { domain: 'a.com', drop_date: '2026-11-20', price: 69 };
    const placing = client.domains.order({ ...body, epp_registrar_category_id: 1 });
    expect(await rejection(placing)).toMatchObject({ status: 401 });
    expect(asked.map(({ line }) => line)).toEqual(['POST /domains/order', 'POST /auth/refresh']);
  },
);
