import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../src/core/api/queryClient.ts';
import { rolesFor, routes, type Role } from './kit/access.ts';
import { openConsole, type OpenConsole } from './kit/console.tsx';
import { routePaths, withRecord } from './kit/dialogs.ts';
import { openBoard, openDropDay } from './kit/dropDay.ts';
import { dialogAddress, fakeCatchPolling, realCatchElsewhere } from './kit/eppAccounts.ts';
import { dialog, heading, expectSettled } from './kit/screen.ts';
import { addPendingOrder } from './kit/seeded.ts';
import { translate } from './kit/translate.ts';

test('a translated page shows the right page of a list and the right selection', async () => {
  await openConsole('/orders', { as: 'admin' });
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).click();
  translate((text) => `${text}*`);
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.element(bar.getByText('1 selected*')).toBeVisible();
  await boxes.nth(2).click();
  await expect.element(bar.getByText('2 selected*')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect.element(pages.getByText(/^Page 2 of /)).toBeVisible();
  await expect.element(bar.getByText('2 selected, 2 not shown*')).toBeVisible();
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect.element(bar.getByText('2 selected*', { exact: true })).toBeVisible();
});

/** The addresses of all dialogs behind the sign-in that a role may open, with records of the mock. */
const dialogs = (mock: Mock, role: Role) =>
  routePaths
    .filter((path) => /\$|\/new$/.test(path) && rolesFor(path).includes(role))
    .map((path) => withRecord(mock, path));

const failure = page.getByText('Something went wrong');

/** Goes to an address. The answers come when what shows before them is translated. */
async function expectWhole({ go, mock }: OpenConsole, path: string): Promise<void> {
  queryClient.removeQueries({ type: 'inactive' });
  const late = mock.faults.add({ kind: 'late' });
  go(path);
  const shown = /\d|new$/.test(path) ? dialog : heading;
  await expect.element(shown, { message: path }).toBeVisible();
  late.remove();
  await expectSettled(path);
  await expect.element(failure, { message: path }).not.toBeInTheDocument();
}

describe.for(['admin', 'user'] as const)(
  'a page that is translated before its answers come, for the %s,',
  (role) => {
    test('keeps every screen intact', { timeout: 120_000 }, async () => {
      const opened = await openConsole('/payments', { as: role });
      await expect.element(heading).toBeVisible();
      translate();
      const screens = routes.filter(({ roles }) => roles.includes(role));
      for (const { path } of screens) await expectWhole(opened, path);
    });

    test('keeps every dialog intact', { timeout: 120_000 }, async () => {
      const opened = await openConsole('/payments', { as: role });
      await expect.element(heading).toBeVisible();
      translate();
      for (const path of dialogs(opened.mock, role)) await expectWhole(opened, path);
    });
  },
);

describe('while it is translated', () => {
  const planned = [
    { domain: 'brook.com' },
    { domain: 'trail.com', paid: false },
    { domain: 'pond.com' },
  ];

  test('the dashboard follows a drop', async () => {
    const { goTo, setState } = await openDropDay('/', 'admin', '18:20:00', planned, (mock) => {
      for (const order of mock.world.store.orders.all()) {
        if (order.state === 'NEW') Object.assign(order, { state: 'CANCELLED' });
      }
    });
    await expect.element(heading).toBeVisible();
    translate();
    // The first order that waits gets a glyph.
    setState('trail.com', 'NEW');
    await goTo('18:31:00');
    await goTo('18:59:59');
    await goTo('19:00:00');
    setState('brook.com', 'CATCHED_COMPLETED');
    setState('pond.com', 'FAILED');
    await goTo('19:10:00');
    await goTo('20:20:00');
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(heading).toMatchTextContent(/^Welcome back/);
  });

  test.for(['admin', 'user'] as const)('the board follows a drop, for the %s', async (role) => {
    const { goTo, setState } = await openBoard(role, '18:40:00', planned);
    await expect.element(page.getByText('brook.com').first()).toBeVisible();
    translate();
    await goTo('18:59:59');
    await goTo('19:00:00');
    setState('brook.com', 'CATCHED_COMPLETED');
    await goTo('19:10:00');
    setState('pond.com', 'FAILED');
    await goTo('20:20:00');
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(heading).toMatchTextContent('Drop Board');
  });

  test('the dialog of a real catch says that it has ended', async () => {
    const poll = fakeCatchPolling();
    let elsewhere: Awaited<ReturnType<typeof realCatchElsewhere>> | undefined;
    const { mock } = await openConsole(dialogAddress('PIR-01', 'real-catch'), {
      as: 'admin',
      prepare: async (created) => {
        addPendingOrder(created, 'PIR-01');
        elsewhere = await realCatchElsewhere(created, 'PIR-01');
        await elsewhere.start();
      },
    });
    const running = dialog.getByText('A real catch is running on this account');
    await expect.element(running).toBeVisible();
    translate();
    await elsewhere?.stop();
    await poll(30_000, mock);
    await expect.element(running).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.element(failure).not.toBeInTheDocument();
  });
});
