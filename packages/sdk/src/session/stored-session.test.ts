/** A session in a storage that is slow, fails, or is shared. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clientOf, expecting, gate, rejection, refreshes } from '../../test/kit/service.ts';
import { memoryTokens, type Session, type TokenStorage } from './tokens.ts';

const order = { domain: 'a.com', drop_date: '2026-11-20', price: 1, epp_registrar_category_id: 1 };
const jwt = (sub: unknown) => `e30.${btoa(JSON.stringify({ sub }))}.sig${String(sub)}`;

/** A logger that keeps its warnings. */
function keeper() {
  const warnings: string[] = [];
  const skip = () => {};
  const warn = (line: string) => void warnings.push(line);
  return { warnings, logger: { debug: skip, info: skip, warn, error: skip } };
}

describe('somebody else signs in while a call is under way', () => {
  const a: Session = { access_token: 'a1', refresh_token: 'ra' };
  const b: Session = { access_token: 'b1', refresh_token: 'rb' };
  const subject = (sub: unknown) => ({ access_token: jwt(sub), refresh_token: `r${String(sub)}` });
  const user = (id: number) => ({ user: { id } }) as Session;
  test.each<[string, Session, Session, write: boolean, read: boolean]>([
    ['the users differ', { ...a, ...user(1) }, { ...b, ...user(2) }, false, false],
    ['the users are one', { ...a, ...user(1) }, { ...b, ...user(1) }, true, true],
    ['the subjects of the tokens differ', subject('A'), subject('B'), false, false],
    ['the subject is one', subject('A'), { ...b, access_token: `${jwt('A')}2` }, true, true],
    ['one session lacks its user', { ...subject(1), ...user(1) }, subject(2), false, false],
    ['the refresh token is one', a, { ...b, refresh_token: 'ra' }, true, true],
    ['nothing tells', a, b, false, true],
    ['nothing tells, without refresh tokens', user(1), { access_token: 'b1' }, false, true],
  ])(
    'sends a write again only for the same person, and a read unless it is another one: %s',
    async (_, before, after, repeatsWrite, repeatsRead) => {
      for (const [isRepeated, line] of [
        [repeatsWrite, 'POST /domains/order'],
        [repeatsRead, 'GET /orders/1'],
      ] as const) {
        const session = { ...before, access_token: before.access_token ?? 'a1' };
        const { client, asked, tokens } = clientOf(
          ({ token }) => {
            if (token !== session.access_token) return Response.json({ id: 1, success: true });
            tokens.set(after);
            return Response.json({ error: 'Token expired' }, { status: 401 });
          },
          { session },
        );
        const call: Promise<unknown> = line.startsWith('GET')
          ? client.orders.get(1)
          : client.domains.order(order);
        await call.catch((error: unknown) => expect(error).toMatchObject({ status: 401 }));
        const sent = [`${line} ${session.access_token}`, `${line} ${after.access_token}`];
        expect(asked.map((one) => `${one.line} ${one.token}`)).toEqual(
          sent.slice(0, isRepeated ? 2 : 1),
        );
        expect(tokens.get()).toEqual(after);
      }
    },
  );

  test('a write that its own refresh allowed is sent again, whatever the tokens say', async () => {
    const { client, asked } = clientOf(
      ({ line, token }) => {
        if (line === 'POST /auth/refresh')
          return Response.json({ access_token: 'x2', refresh_token: 'once-2' });
        return token === 'x2'
          ? Response.json({ success: true, order_id: 7 })
          : new Response('', { status: 401 });
      },
      { session: { access_token: 'x1', refresh_token: 'once-1' } },
    );
    expect(await client.domains.order(order)).toMatchObject({ order_id: 7 });
    expect(asked).toHaveLength(3);
  });

  test('a refresh is that of the session of its call, not of one that came meanwhile', async () => {
    let isFirst = true;
    let session: Session | undefined = a;
    const tokens: TokenStorage = {
      get: async () => session,
      set: async (next) => void (session = next),
    };
    const { client, asked } = clientOf(
      ({ line, token }) => {
        if (line === 'POST /auth/refresh') return Response.json({ access_token: `${token}-new` });
        if (isFirst) {
          isFirst = false;
          return new Response('', { status: 401 });
        }
        return Response.json({ id: 1 });
      },
      { tokens },
    );
    await client.orders.get(1);
    expect(asked.map(({ token }) => token)).toEqual(['a1', 'ra', 'ra-new']);
  });
});

describe('a storage that does not keep the renewed session', () => {
  const stubborn: [string, TokenStorage['set'], string][] = [
    [
      'throws',
      () => {
        throw new Error('Cookies can only be modified in a Server Action. (token renewed-token)');
      },
      'Cookies can only be modified in a Server Action. (token ***)',
    ],
    ['rejects', () => Promise.reject(new Error('disk full')), 'disk full'],
    ['does nothing', () => {}, 'did not keep'],
  ];
  test.each(stubborn)(
    'that %s costs a warning: the call and the next ones use the renewed session',
    async (_, set, reason) => {
      const { warnings, logger } = keeper();
      const onSignOut = vi.fn<() => void>();
      const tokens: TokenStorage = {
        get: () => ({ access_token: 'a1', refresh_token: 'r1' }),
        set,
      };
      const good = 'renewed-token';
      const { client, asked } = clientOf(expecting(good), { tokens, logger, onSignOut });
      await client.orders.list();
      await Promise.all([client.orders.list(), client.orders.list()]);
      expect(refreshes(asked)).toBe(1);
      expect(asked.map(({ token }) => token)).toEqual(['a1', 'r1', good, good, good]);
      expect(onSignOut).not.toHaveBeenCalled();
      expect(warnings).toEqual([expect.stringContaining(reason)]);
      expect(warnings[0]).toMatch(/^auth\/refresh: The token storage .*uses the renewed one/);
      expect(warnings[0]).not.toContain(good);
    },
  );

  test('a chain of refreshes goes on from the last session', async () => {
    let good = 'a2';
    const session = { access_token: 'a1', refresh_token: 'r1' };
    const tokens: TokenStorage = { get: () => session, set: () => {} };
    const { client, asked } = clientOf((one, signal) => expecting(good)(one, signal), { tokens });
    await client.orders.list();
    good = 'a3';
    await client.orders.list();
    await client.orders.list();
    expect(asked.map(({ token }) => token)).toEqual(['a1', 'r1', 'a2', 'a2', 'r1', 'a3', 'a3']);
  });

  test('a session that ends is ended once', async () => {
    const onSignOut = vi.fn<() => void>();
    const tokens: TokenStorage = { get: () => ({ access_token: 'a1' }), set: () => {} };
    const { client, asked } = clientOf(expecting('none'), { tokens, onSignOut });
    await rejection(client.orders.list());
    await rejection(client.orders.list());
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(asked.map(({ token }) => token)).toEqual(['a1', undefined]);
  });

  test('two people who share a client of a server keep their own sessions', async () => {
    let current: Session = { access_token: 'a1', refresh_token: 'ra' };
    const tokens: TokenStorage = { get: () => current, set: () => {} };
    const { client, asked } = clientOf(
      ({ line, token }) => {
        if (line === 'POST /auth/refresh') return Response.json({ access_token: `${token}-new` });
        return token?.endsWith('-new')
          ? Response.json({ id: 1 })
          : new Response('', { status: 401 });
      },
      { tokens },
    );
    for (const name of ['a', 'b', 'a', 'b']) {
      current = { access_token: `${name}1`, refresh_token: `r${name}` };
      await client.orders.get(1);
    }
    expect(asked.map(({ token }) => token)).toEqual(
      ['a1', 'ra', 'ra-new', 'b1', 'rb', 'rb-new'].concat('ra-new', 'rb-new'),
    );
  });
});

describe('a storage that fails', () => {
  const fail = () => {
    throw new Error('keychain locked');
  };
  test.each<[string, () => never | Promise<never>]>([
    ['throws', fail],
    ['rejects', async () => fail()],
  ])(
    'and %s when it is read causes a StorageError of the call, and nothing is sent',
    async (_, get) => {
      const { client, asked } = clientOf(expecting('a1'), { tokens: { get, set: () => {} } });
      expect(await rejection(client.orders.get(1))).toMatchObject({
        name: 'StorageError',
        code: 'storage',
        operation: 'orders/get',
        message: 'orders/get: The token storage could not read the session: keychain locked.',
        cause: { message: 'keychain locked' },
      });
      expect(asked).toEqual([]);
    },
  );

  test('to keep a sign-in causes a StorageError without the tokens', async () => {
    const set = (session: Session | undefined) => {
      throw new Error(`no room for ${JSON.stringify(session)}`);
    };
    const signedIn = { access_token: 'b1-long', refresh_token: 'b2-long', user: { id: 7 } };
    const { client } = clientOf(() => Response.json(signedIn), {
      tokens: { get: () => undefined, set },
    });
    const error = await rejection(client.auth.login({ email: 'a@b.cz', password: 'horse' }));
    expect(error).toMatchObject({ name: 'StorageError', operation: 'auth/login' });
    expect(String(error)).toContain('could not keep the session: no room for');
    expect(`${String(error)} ${(error as Error).stack}`).not.toMatch(/b1-long|b2-long/);
  });

  test.each<[string, TokenStorage['lock']]>([
    [
      'throws',
      () => {
        throw new Error('lock of refresh-r1 failed');
      },
    ],
    ['never runs its task', async () => undefined as never],
  ])(
    'to lock, as it %s, causes a StorageError that names the call of the refresh',
    async (_, lock) => {
      const tokens = { ...memoryTokens({ access_token: 'a1', refresh_token: 'refresh-r1' }), lock };
      const { client } = clientOf(expecting('a2'), { tokens });
      const error = await rejection(client.orders.get(1));
      expect(error).toMatchObject({ name: 'StorageError', operation: 'auth/refresh' });
      expect(String(error)).toContain('could not lock the session');
      expect(String(error)).not.toContain('refresh-r1');
    },
  );

  test('to lock when nobody can renew the session leaves the error of the call', async () => {
    const { warnings, logger } = keeper();
    const lock = async () => Promise.reject(new Error('no folder'));
    const tokens = { ...memoryTokens({ access_token: 'a1' }), lock };
    const { client } = clientOf(expecting('a2'), { tokens, logger });
    expect(await rejection(client.orders.get(1))).toMatchObject({ status: 401 });
    expect(warnings).toEqual([
      'auth/refresh: The token storage could not lock the session: no folder.',
    ]);
  });

  test.each([
    ['a text', 'abc'],
    ['an object without a token', {}],
  ])('and gives %s causes a StorageError, not a silent sign-out', async (_, session) => {
    const tokens = memoryTokens(session as never);
    const { client } = clientOf(expecting('a1'), { tokens });
    expect(await rejection(client.orders.get(1))).toMatchObject({ name: 'StorageError' });
  });
});

describe('a storage that hangs', () => {
  const never = () => new Promise<never>(() => {});
  const storage: TokenStorage = { get: never, set: never };

  afterEach(() => void vi.useRealTimers());

  test('does not outlast the timeout of a call', async () => {
    const { client, asked } = clientOf(expecting('a1'), { tokens: storage, timeout: 500 });
    vi.useFakeTimers();
    const call = rejection(client.orders.get(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(await call).toMatchObject({
      name: 'TimeoutError',
      message: expect.stringContaining('The session was not read within 0.5 s.'),
    });
    expect(asked).toEqual([]);
  });

  test('a renewed session counts, although the storage needs longer for it than the call has', async () => {
    let stored: Session | undefined = { access_token: 'a1', refresh_token: 'r1' };
    const slow = gate();
    const tokens: TokenStorage = {
      get: () => stored,
      set: async (next) => {
        await slow.passed;
        stored = next;
      },
    };
    const { client, asked } = clientOf(expecting('a2'), { tokens, timeout: 500 });
    vi.useFakeTimers();
    const first = rejection(client.orders.get(1));
    await vi.advanceTimersByTimeAsync(500);
    expect(await first).toMatchObject({ name: 'TimeoutError' });
    await client.orders.list();
    slow.open();
    await vi.advanceTimersByTimeAsync(0);
    await client.orders.list();
    expect(stored).toMatchObject({ access_token: 'a2' });
    expect(refreshes(asked)).toBe(1);
  });

  test('does not delay an abort', async () => {
    const { client } = clientOf(expecting('a1'), { tokens: storage });
    const stop = new AbortController();
    const call = rejection(client.orders.get(1, { signal: stop.signal }));
    stop.abort('enough');
    expect(await call).toBe('enough');
  });

  test('on a sign-in does not outlast the timeout either', async () => {
    const tokens = { get: () => undefined, set: never };
    const { client } = clientOf(() => Response.json({ access_token: 'a1', user: { id: 1 } }), {
      tokens,
      timeout: 500,
    });
    vi.useFakeTimers();
    const call = rejection(client.auth.login({ email: 'a@b.cz', password: 'horse' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(String(await call)).toContain('The session was not stored within 0.5 s.');
  });
});
