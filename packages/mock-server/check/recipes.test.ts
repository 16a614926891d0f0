// Runs in vitest with the recipes of the README for pages.
import { setupServer } from 'msw/node';
import { expect, test, vi } from 'vitest';
import { keptMock } from './kept-mock.ts';
import { Down, Empty } from './orders.stories.ts';

test('each story has handlers of its own', async () => {
  const login = { email: 'user@dropcatch.test', password: 'dropcatch' };
  const orders = async ({ parameters }: typeof Down): Promise<Response> => {
    const server = setupServer(...parameters.msw.handlers);
    server.listen();
    const init = { method: 'POST', body: JSON.stringify(login) };
    const { access_token } = await (await fetch('http://story.test/api/auth/login', init)).json();
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch('http://story.test/api/orders', { headers });
    server.close();
    return answer;
  };
  expect((await orders(Down)).status).toBe(503);
  expect(await (await orders(Empty)).json()).toMatchObject({ orders: [] });
});

test('a page continues after a reload', () => {
  const kept = new Map<string, string>();
  const leaves: (() => void)[] = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('addEventListener', (_: string, leave: () => void) => leaves.push(leave));
  keptMock().create('news', { title: 'Mine' });
  for (const leave of leaves) leave();
  expect(keptMock().world.store.news.all().at(-1)).toMatchObject({ title: 'Mine' });
});
