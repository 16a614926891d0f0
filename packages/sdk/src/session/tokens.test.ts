import { expect, test, vi } from 'vitest';
import { memoryTokens, webStorageTokens } from './tokens.ts';

/** A browser's storage. */
function webStorage(entries: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(entries));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

const session = { access_token: 'a', refresh_token: 'r' };

test('both storages give back what they were given, and forget it', () => {
  for (const tokens of [memoryTokens(), webStorageTokens(webStorage())]) {
    expect(tokens.get()).toBeUndefined();
    tokens.set(session);
    expect(tokens.get()).toMatchObject(session);
    tokens.set({ access_token: 'b' });
    expect(tokens.get()).toEqual({ access_token: 'b' });
    tokens.set(undefined);
    expect(tokens.get()).toBeUndefined();
  }
});

test('the browser’s keys are access_token, refresh_token and user', () => {
  const storage = webStorage({
    theme: 'dark',
    user: '{"id":7}',
    refresh_token: 'r',
    access_token: 'a',
  });
  const tokens = webStorageTokens(storage);
  expect(tokens.get()).toEqual({ ...session, user: { id: 7 } });
  tokens.set({ access_token: 'b' });
  expect(storage.getItem('access_token')).toBe('b');
  expect(storage.getItem('refresh_token')).toBeNull();
  expect(storage.getItem('user')).toBeNull();
  tokens.set(undefined);
  expect(storage.length).toBe(1);
});

test.each([undefined, {}])(
  'without a web storage (%j), as on a server, nobody is signed in, and nobody can sign in',
  (localStorage) => {
    vi.stubGlobal('localStorage', localStorage);
    const tokens = webStorageTokens();
    expect(tokens.get()).toBeUndefined();
    expect(() => tokens.set(undefined)).not.toThrow();
    expect(() => tokens.set(session)).toThrow('There is no `localStorage` here');
    vi.stubGlobal('localStorage', webStorage({ access_token: 'a' }));
    expect(tokens.get()).toMatchObject({ access_token: 'a' });
  },
);

test.each(['', 'undefined', '{', 'null'])(
  'a stored user of %j is no user, but the tokens count',
  (user) => {
    const storage = webStorage({ access_token: 'a', refresh_token: 'r', user });
    expect(webStorageTokens(storage).get()).toEqual({ ...session, user: undefined });
  },
);
