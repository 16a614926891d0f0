import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';

afterEach(() => vi.unstubAllGlobals());

test('tokens work in a page with its own Uint8Array, such as jsdom', async () => {
  vi.stubGlobal('Uint8Array', runInNewContext('Uint8Array'));
  const mock = testMock({ rows: 50 });
  const body = JSON.stringify({ email: 'user@dropcatch.test', password: 'dropcatch' });
  const answer = await mock.fetch('/api/auth/login', { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  expect((await mock.fetch('/api/auth/profile', { headers })).status).toBe(200);
});
