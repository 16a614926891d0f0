import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf } from '../../../test/kit/console.tsx';
import { openDropDay, orderFor } from '../../../test/kit/dropDay.ts';
import { questionButton } from '../../../test/kit/eppAccounts.ts';
import { dialog, expectToast, heading } from '../../../test/kit/screen.ts';
import { accountByName } from '../../../test/kit/seeded.ts';

const planned = [
  { domain: 'brook.com' },
  { domain: 'pond.com', paid: false },
  { domain: 'trail.com', paid: false },
];
const room = page.getByRole('region', { name: 'Ready room' });
const button = (name: string) => room.getByRole('button', { name, exact: true });

/** The pixels above and below the words of a button. */
function gapsOf(element: Element): { above: number; below: number } {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element;
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = range.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  return { above: words.top - box.top, below: box.bottom - words.bottom };
}

/** How many pixels of an element's text are cut off at its sides. */
function pixelsCut(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  let box: Element | null = element;
  while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
  const seen = (box ?? document.documentElement).getBoundingClientRect();
  return Math.max(0, seen.left - text.left, text.right - seen.right);
}

/** What the room shows of each thing. */
const lines = () =>
  room
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

/** Stops the catches that the service's schedule has started. */
async function stopCatches(mock: Mock): Promise<void> {
  const { access_token } = await mock.signIn('admin@dropcatch.test');
  for (const name of ['VRSN-01', 'VRSN-02']) {
    await mock.fetch(`/api/epp/accounts/${accountByName(mock, name).id}/real-catch/stop`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
    });
  }
}

test.for(['/', '/drops'] as const)(
  'before a window, %s names what keeps orders from the race, each with its next step',
  async (path) => {
    const { mock, tick } = await openDropDay(path, 'admin', '18:40:00', planned, stopCatches);
    await expect.element(heading).toBeVisible();
    await tick();
    await expect.element(room).toBeVisible();
    // They are in the order in which they came up.
    await expect
      .poll(() => lines().toSorted())
      .toEqual([
        'To do: VRSN-01 is connected, but does not race. 3 orders have no other account.Start Real Catch on VRSN-01',
        'To do: VRSN-02 is connected, but does not race. 3 orders have no other account.Start Real Catch on VRSN-02',
        'To do: VRSN-03 backup is not connected. 3 orders have no other account.Connect VRSN-03 backup',
        expect.stringMatching(/^To do: pond\.com is not paid\. Order #\d+ of jnovak, \$.*Approve$/),
        expect.stringMatching(/^To do: trail\.com is not paid\./),
      ]);
    await expectAccessible();
    const height = room.element().clientHeight;
    await button('Connect VRSN-03 backup').click();
    // Its catch is not known yet.
    await expect.poll(lines).toContain('Being read: VRSN-03 backup is connected. ');
    await tick();
    await expect
      .poll(lines)
      .toContain(
        'To do: VRSN-03 backup is connected, but does not race. 3 orders have no other account.Start Real Catch on VRSN-03 backup',
      );
    for (const name of ['pond.com', 'trail.com']) {
      const { id } = orderFor(mock, name);
      await button(`Approve: order #${id}, ${name}`).click();
      await questionButton(`Approve order #${id}, ${name}?`, 'Approve').click();
      await expect.poll(() => orderFor(mock, name).paid_at).not.toBeNull();
    }
    await tick();
    // What is done keeps its line, so that nothing has moved.
    await expect
      .poll(() => lines().filter((line) => line.startsWith('Done: ')))
      .toEqual(['Done: pond.com is ready. ', 'Done: trail.com is ready. ']);
    expect(room.element().clientHeight).toBe(height);
    await expect
      .element(room.getByRole('status'))
      .toHaveTextContent('3 things left before com · net opens');
  },
);

test('an order that is approved but not paid has its payment recorded, and others lead to their form', async () => {
  const { mock, address } = await openDropDay('/', 'manager', '18:40:00', planned, (started) => {
    Object.assign(orderFor(started, 'pond.com'), { state: 'PAID_WAITING_CATCH' });
    Object.assign(orderFor(started, 'trail.com'), { state: 'PAID_WAITING_EXDATE' });
  });
  const { id } = orderFor(mock, 'pond.com');
  await button(`Record Payment: order #${id}, pond.com`).click();
  await questionButton(`Record payment of order #${id}, pond.com?`, 'Record Payment').click();
  await expect.poll(() => orderFor(mock, 'pond.com').paid_at).not.toBeNull();
  const link = room.getByRole('link', { name: 'Record Payment' });
  const { above, below } = gapsOf(link.element());
  expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
  await link.click();
  await expect.poll(address).toBe(`/orders/${orderFor(mock, 'trail.com').id}/payment`);
});

test('the room comes half an hour before a window and stays at its height until it is closed', async () => {
  const { goTo, setState, go } = await openDropDay('/', 'manager', '18:29:00', planned);
  await expect.element(heading).toBeVisible();
  expect(room.query()).toBeNull();
  await goTo('18:31:00');
  await expect.poll(() => lines().length).toBeGreaterThan(1);
  const { height } = room.element().getBoundingClientRect();
  await goTo('19:00:00');
  await expect.element(room.getByText('com · net open now')).toBeVisible();
  await expect.poll(() => room.getByRole('definition').elements()[0]?.textContent).toBe('1');
  expect(room.element().getBoundingClientRect().height).toBe(height);
  setState('brook.com', 'CATCHED_PROCESSING');
  await goTo('19:05:00');
  const score = () =>
    room
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(score).toEqual(['0', '1', '0']);
  await goTo('20:15:00');
  await expect.element(room.getByText('com · net is over').first()).toBeVisible();
  expect(room.element().getBoundingClientRect().height).toBe(height);
  await button('Close the ready room of com · net').click();
  await expect.element(room).not.toBeInTheDocument();
  go('/orders');
  go('/');
  await expect.element(heading).toMatchTextContent(/^Welcome back/);
  expect(room.query()).toBeNull();
});

test('a real catch starts after a question with its day, and then nothing is left', async () => {
  const { mock, tick } = await openDropDay(
    '/',
    'admin',
    '18:40:00',
    [{ domain: 'brook.com' }],
    async (started) => {
      await stopCatches(started);
      for (const name of ['VRSN-02', 'VRSN-03 backup'])
        Object.assign(accountByName(started, name), { is_active: false });
      const { id, registrar_category_id } = accountByName(started, 'VRSN-01');
      Object.assign(orderFor(started, 'brook.com'), {
        epp_account_id: id,
        epp_registrar_category_id: registrar_category_id,
      });
    },
  );
  await tick();
  await button('Start Real Catch on VRSN-01').click();
  const title = 'Start real catch on VRSN-01?';
  await expect
    .element(page.getByRole('dialog', { name: title }).getByLabelText('Target Date (UTC)'))
    .toHaveValue('20 Nov 2026');
  await questionButton(title, 'Start Real Catch').click();
  // At once, and not when the accounts have been read in turn.
  await expect.poll(lines).toEqual(['Done: VRSN-01 is ready. ']);
  expect(callsOf(mock, 'eppAccounts/startRealCatch')).toHaveLength(1);
  await expect
    .element(room.getByText('Ready for com · net: 1 account, 1 order').first())
    .toBeVisible();
});

test('with nothing left, the board says so in one line of 36 pixels', async () => {
  const { tick } = await openDropDay(
    '/drops',
    'admin',
    '18:40:00',
    [{ domain: 'brook.com' }],
    (mock) => {
      for (const name of ['VRSN-02', 'VRSN-03 backup'])
        Object.assign(accountByName(mock, name), { is_active: false });
    },
  );
  await tick();
  await expect
    .element(room.getByText('Ready for com · net: 1 account, 1 order').first())
    .toBeVisible();
  expect(room.getByRole('listitem').query()).toBeNull();
  expect(room.element().clientHeight).toBe(36);
});

test('customers have no ready room', async () => {
  await openDropDay('/', 'user', '18:40:00', planned);
  await expect.element(heading).toBeVisible();
  expect(room.query()).toBeNull();
});

test('the ready room works by keyboard and fits a phone', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { mock } = await openDropDay('/', 'admin', '18:40:00', planned);
  const connect = button('Connect VRSN-03 backup');
  await expect.element(connect).toBeVisible();
  expect(connect.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  (connect.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => accountByName(mock, 'VRSN-03 backup').is_connected).toBe(true);
  await expect
    .element(room.getByRole('listitem').filter({ hasText: 'VRSN-03 backup' }))
    .toHaveFocus();
});

test('an account whose start is refused, since another one races for its orders, is not left to do', async () => {
  const brook = [{ domain: 'brook.com' }];
  const { tick } = await openDropDay('/drops', 'admin', '18:40:00', brook, async (mock) => {
    const { id, registrar_category_id } = accountByName(mock, 'VRSN-01');
    Object.assign(orderFor(mock, 'brook.com'), {
      epp_registrar_category_id: registrar_category_id,
      epp_account_id: id,
    });
    await stopCatches(mock);
  });
  const start = async (name: string) => {
    await room.getByRole('button', { name: `Start Real Catch on ${name}` }).click();
    await expect.element(dialog.getByRole('list', { name: 'Paid orders' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Start Real Catch' }).click();
  };
  await tick();
  await start('VRSN-01');
  await expectToast('Real catch started for 2026-11-20');
  await tick();
  await expect.poll(lines).toContain('Done: VRSN-01 is ready. ');
  await start('VRSN-02');
  await expectToast('Failed to start real catch: target_date: has no paid orders to catch');
  await expect.poll(lines).toContain('Done: VRSN-02 is not needed: others race for its orders. ');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Stop real catch on VRSN-01' }).click();
  await questionButton('Stop real catch on VRSN-01?', 'Stop Real Catch').click();
  await expectToast('Real catch stopped successfully');
  // The catches are read in turn.
  const linesLater = () => tick().then(lines);
  await expect
    .poll(linesLater)
    .toContainEqual(expect.stringMatching(/^To do: VRSN-02 is connected, but does not race\./));
});

const longNames = [
  { domain: 'soundorchidtribenest.com', paid: false },
  { domain: `${'limearchmotor'.repeat(4)}stackgem.com`, paid: false },
  { domain: 'pond.com', paid: false },
];

test.for([
  ['/', 1440],
  ['/', 1280],
  ['/drops', 1280],
  ['/', 375],
  ['/drops', 375],
] as const)(
  'on %s, %i pixels wide, a long name leaves the words of its line whole',
  async ([path, width]) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openDropDay(path, 'admin', '18:40:00', longNames);
    for (const { domain } of longNames) {
      const line = room.getByRole('listitem').filter({ hasText: domain });
      await expect
        .element(line)
        .toMatchTextContent(/ is not paid\. Order #\d+ of jnovak, \$\d+\.00\./);
      for (const words of ['is not paid.', /^Order #/])
        expect(pixelsCut(line.getByText(words).element())).toBe(0);
      const name = line.getByText(domain, { exact: true }).element();
      expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(48);
      expect(name.getAttribute('title')).toBe(domain);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
