import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf, openConsole } from './kit/console.tsx';
import { heading } from './kit/screen.ts';

const lists = [
  ['/orders', 'orders/list'],
  ['/epp-logs', 'eppLogs/list'],
  ['/users', 'adminUsers/list'],
  ['/audit-logs', 'auditLogs/list'],
  ['/news', 'news/list'],
  ['/domains', 'domains/list'],
  ['/released', 'releasedDomains/list'],
] as const;

test.for(lists)('%s drops what it does not know of its address', async ([list, operation]) => {
  const unknown = 'sort_by=__proto__&sort_order=DESC&utm_source=x&constructor=1&__proto__=2';
  const { mock } = await openConsole(`${list}?${unknown}&page=constructor`, { as: 'admin' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('table').first()).toBeVisible();
  const sent = JSON.stringify(callsOf(mock, operation).map(({ query }) => Object.entries(query)));
  expect(sent).toContain('page');
  expect(sent).not.toMatch(/DESC|utm_source|constructor/);
});

test('a link of a screen drops unknown parameters, too', async () => {
  const { address } = await openConsole('/orders?state=NEW&utm_source=x', { as: 'admin' });
  await page.getByRole('link', { name: /^#/ }).first().click();
  await expect.poll(address).toMatch(/^\/orders\/\d+\?state=NEW$/);
});
