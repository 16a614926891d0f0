// Runs in Playwright with a recipe of the README, and needs no browser.
import { expect } from '@playwright/test';
import { test } from './mock-per-worker.ts';

test('a test has the mock of its worker', async ({ mock, served, request }) => {
  const { access_token } = await mock.signIn('user@dropcatch.test');
  const headers = { authorization: `Bearer ${access_token}` };
  mock.faults.add({ kind: 'status', status: 503, operation: 'orders/list' });
  expect((await request.get(`${served.url}/api/orders`, { headers })).status()).toBe(503);
});
