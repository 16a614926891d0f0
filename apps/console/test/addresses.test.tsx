import type { DomainList } from '@dropcatch/sdk';
import { operations } from '@dropcatch/sdk/operations';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerWith } from './kit/answerWith.ts';
import { callsOf, openConsole } from './kit/console.tsx';
import { dialog, heading } from './kit/screen.ts';
import { lists } from './kit/screens.ts';

const paged = lists.filter(({ reads }) => 'pagination' in operations[reads]);

test.for(paged)('the screen $path drops unknown parts of its address', async ({ path, reads }) => {
  const unknown = 'sort_by=__proto__&sort_order=DESC&utm_source=x&constructor=1&__proto__=2';
  const { mock } = await openConsole(`${path}?${unknown}&page=constructor`, { as: 'admin' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('table').first()).toBeVisible();
  const sent = JSON.stringify(callsOf(mock, reads).map(({ query }) => Object.entries(query)));
  expect(sent).toContain('page');
  expect(sent).not.toMatch(/DESC|utm_source|constructor/);
});

test('a link of a screen drops unknown parameters, too', async () => {
  const { address } = await openConsole('/orders?state=NEW&utm_source=x', { as: 'admin' });
  await page.getByRole('link', { name: /^#/ }).first().click();
  await expect.poll(address).toMatch(/^\/orders\/\d+\?state=NEW$/);
});

test('a dialog keeps the parameters of its list', async () => {
  const domain = 'reachtideloud.com';
  const list = `?search=${domain}&drop_date_from=`;
  const { address, go } = await openConsole(`/domains${list}`, { as: 'user' });
  go(`/domains/${domain}/order${list}&date=2026-11-20`);
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe(`/domains${list}`);
});

test('half a character in a name breaks no screen', async () => {
  const half = (name: string) => `\ud83d${name}`;
  const { go } = await openConsole('/domains', {
    as: 'admin',
    prepare: () => {
      answerWith('domains/list', (list: DomainList) => ({
        ...list,
        domains: list.domains.map((row) => ({ ...row, domain: half(row.domain) })),
      }));
      answerWith('scheduler/jobs', ({ jobs }: { jobs: readonly { id: string }[] }) => ({
        jobs: jobs.map((job) => ({ ...job, id: half(job.id) })),
      }));
    },
  });
  for (const screen of ['/domains', '/schedulers', '/orders/1855']) {
    go(screen);
    await expect.element(heading).toBeVisible();
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    await expect.element(page.getByText('Something went wrong')).not.toBeInTheDocument();
  }
});
