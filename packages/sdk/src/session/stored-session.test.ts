/** A session in a storage that is slow, fails, or is shared. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../create-client.ts';
import {
  type Answer,
  clientOf,
  expecting,
  gate,
  rejection,
  refreshes,
} from '../../test/kit/service.ts';
import { memoryTokens, type Session, type TokenStorage, webStorageTokens } from './tokens.ts';

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
    '%s: a write is sent again only for the same person, a read unless it is another one',
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
  ])('and %s when it is read: a StorageError of the call, and nothing is sent', async (_, get) => {
    const { client, asked } = clientOf(expecting('a1'), { tokens: { get, set: () => {} } });
    expect(await rejection(client.orders.get(1))).toMatchObject({
      name: 'StorageError',
      code: 'storage',
      operation: 'orders/get',
      message: 'orders/get: The token storage could not read the session: keychain locked.',
      cause: { message: 'keychain locked' },
    });
    expect(asked).toEqual([]);
  });

  test('to keep a sign-in: a StorageError without the tokens', async () => {
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
  ])('to lock, as it %s: a StorageError that names the call of the refresh', async (_, lock) => {
    const tokens = { ...memoryTokens({ access_token: 'a1', refresh_token: 'refresh-r1' }), lock };
    const { client } = clientOf(expecting('a2'), { tokens });
    const error = await rejection(client.orders.get(1));
    expect(error).toMatchObject({ name: 'StorageError', operation: 'auth/refresh' });
    expect(String(error)).toContain('could not lock the session');
    expect(String(error)).not.toContain('refresh-r1');
  });

  test('to lock when nobody can renew the session: the error is that of the call', async () => {
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
  ])('and gives %s: a StorageError, not a sign-out without a word', async (_, session) => {
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

describe('a storage that tabs share', () => {
  /** A service whose refresh tokens are valid once. */
  function strictService(): Answer {
    let count = 1;
    return async ({ line, token }) => {
      if (line !== 'POST /auth/refresh') {
        return token === `a${count}` && count > 1
          ? Response.json({ id: 1 })
          : Response.json({ error: 'Token expired' }, { status: 401 });
      }
      if (token !== `r${count}`) return Response.json({ error: 'Used' }, { status: 401 });
      count += 1;
      const next = { access_token: `a${count}`, refresh_token: `r${count}` };
      // The loser hears first.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      return Response.json(next);
    };
  }

  /** The Web Locks of a browser, for one lock. */
  function locks() {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: <Value>(_: string, run: () => Promise<Value>) => {
        const mine = last.then(run, run);
        last = mine.catch(() => {});
        return mine;
      },
    };
  }

  function webStorage(entries: Record<string, string>) {
    const items = new Map(Object.entries(entries));
    return {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => void items.delete(key),
      setItem: (key: string, value: string) => void items.set(key, value),
    };
  }

  afterEach(() => void vi.unstubAllGlobals());

  test('refreshes one at a time, so that tokens that are valid once serve all tabs', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const storage = webStorage({ access_token: 'a1', refresh_token: 'r1' });
    const answer = strictService();
    const tabs = [0, 1, 2].map(() => clientOf(answer, { tokens: webStorageTokens(storage) }));
    await Promise.all(tabs.map(({ client }) => client.orders.get(1)));
    expect(tabs.flatMap(({ asked }) => asked).filter(({ token }) => token === 'r1')).toHaveLength(
      1,
    );
    expect(storage.getItem('access_token')).toBe('a2');
  });

  test('a lock of an own storage does the same for processes', async () => {
    let session: Session | undefined = { access_token: 'a1', refresh_token: 'r1' };
    const { request } = locks();
    const tokens: TokenStorage = {
      get: async () => session,
      set: async (next) => void (session = next),
      lock: (run) => request('file', run),
    };
    const answer = strictService();
    const processes = [0, 1].map(() => clientOf(answer, { tokens }));
    await Promise.all(processes.map(({ client }) => client.orders.get(1)));
    expect(session).toEqual({ access_token: 'a2', refresh_token: 'r2' });
  });

  test('a refresh by hand waits for its turn, too', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const storage = webStorage({ access_token: 'a1', refresh_token: 'r1' });
    const answer = strictService();
    const [one, other] = [0, 1].map(() => clientOf(answer, { tokens: webStorageTokens(storage) }));
    await Promise.all([one?.client.auth.refresh(), other?.client.auth.refresh()]);
    expect(storage.getItem('access_token')).toBe('a3');
  });

  test.each([
    ['calls of two clients', 2, false],
    ['two refreshes by hand', 1, true],
    ['a call and a refresh by hand', 2, true],
  ])('one in memory: %s use no refresh token twice', async (_, count, byHand) => {
    const tokens = memoryTokens({ access_token: 'a1', refresh_token: 'r1' });
    const onSignOut = vi.fn<() => void>();
    const answer = strictService();
    const clients = [0, 1].map(() => clientOf(answer, { tokens, onSignOut }));
    const [one = clientOf(answer), other = one] = clients.slice(0, count);
    const second = byHand ? other.client.auth.refresh() : other.client.orders.get(1);
    const first = byHand && count === 1 ? one.client.auth.refresh() : one.client.orders.get(1);
    await Promise.all([first, second]);
    const used = clients.flatMap(({ asked }) => asked.filter(({ token }) => token === 'r1'));
    expect(used).toHaveLength(1);
    expect(tokens.get()?.refresh_token).toMatch(/^r[23]$/);
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test('a sign-out never removes a newer session', async () => {
    let session: Session | undefined = { access_token: 'a1', refresh_token: 'r1' };
    const { request } = locks();
    const slow = gate();
    const tokens: TokenStorage = {
      get: async () => session,
      set: async (next) => {
        await slow.passed;
        session = next;
      },
      lock: (run) => request('file', run),
    };
    const onSignOut = vi.fn<() => void>();
    const renewing = clientOf(strictService(), { tokens });
    const ending = clientOf(expecting('a2'), {
      tokens,
      refresh: false,
      onSignOut,
    });
    const call = renewing.client.orders.get(1);
    await expect.poll(() => refreshes(renewing.asked)).toBe(1);
    const ended = ending.client.orders.list();
    slow.open();
    await Promise.all([call, ended]);
    expect(session).toEqual({ access_token: 'a2', refresh_token: 'r2' });
    expect(onSignOut).not.toHaveBeenCalled();
  });

  test('onSignOut tells when another tab has removed the session, of this storage alone', () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const storage = webStorage({});
    const onSignOut = vi.fn<(reason: Error) => void>();
    createClient({ baseUrl: 'http://x.test', tokens: webStorageTokens(storage), onSignOut });
    const change = { key: 'access_token', oldValue: 'a1', newValue: null, storageArea: storage };
    const tell = (event: object) => page.dispatchEvent(Object.assign(new Event('storage'), event));
    tell({ ...change, newValue: 'a2' });
    tell({ ...change, key: 'theme' });
    tell({ ...change, storageArea: webStorage({}) });
    expect(onSignOut).not.toHaveBeenCalled();
    tell(change);
    expect(onSignOut).toHaveBeenCalledTimes(1);
    expect(String(onSignOut.mock.calls[0]?.[0])).toContain('ended elsewhere');
    tell({ ...change, key: null });
    expect(onSignOut).toHaveBeenCalledTimes(2);
  });
});
