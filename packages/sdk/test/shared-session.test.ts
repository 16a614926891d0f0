/** A session in a storage that tabs, clients or processes share. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClient } from '../src/create-client.ts';
import {
  memoryTokens,
  type Session,
  type TokenStorage,
  webStorageTokens,
} from '../src/session/tokens.ts';
import { type Answer, clientOf, expecting, gate, refreshes } from './kit/service.ts';

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

  test('with a lock of its own does the same for processes', async () => {
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

  test('lets a refresh by hand wait for its turn, too', async () => {
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
  ])('lets %s use no refresh token twice, in memory too', async (_, count, byHand) => {
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

  test('keeps a newer session at a sign-out', async () => {
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

  test('calls onSignOut when another tab has removed the session of this storage, and of no other', () => {
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
