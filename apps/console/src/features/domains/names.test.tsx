import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../core/api/queryClient.ts';
import { lookUpNames } from './names/nameLookup.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import { addOrders, longerNames } from '../../../test/kit/seeded.ts';
import { dialog, domainNames, expectToast, row } from '../../../test/kit/screen.ts';
import { holdTimeouts } from '../../../test/kit/timers.ts';

const field = page.getByRole('textbox', { name: /^Domains/ });
const lookUp = page.getByRole('button', { name: 'Look Up', exact: true });
const table = page.getByRole('table', { name: 'Domains' });

describe('looking up a list', () => {
  test('shows the catalogue row and the order of each name', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await page.getByRole('link', { name: 'Look Up a List' }).click();
    await expect.element(page.getByRole('heading', { name: 'Look Up Domains' })).toBeVisible();
    const order = mock.world.store.orders.find(({ user_id }) => user_id === 3);
    await field.fill(
      `ReachTideLoud.com, no-such-name.com; ${order?.domain}\nreachtideloud.com\nno name`,
    );
    await expect
      .element(page.getByText('3 domains, 1 duplicate, 1 entry left out: no name'))
      .toBeVisible();
    await lookUp.click();
    await expect.element(page.getByRole('heading', { name: 'Domains (3)' })).toBeVisible();
    await expect.element(row('reachtideloud.com').getByText('In the catalogue')).toBeVisible();
    await expect.element(row('reachtideloud.com').getByText('$79.00')).toBeVisible();
    await expect.element(row('no-such-name.com').getByText('Not in the catalogue')).toBeVisible();
    await expect
      .element(
        row(order?.domain ?? '').getByRole('link', {
          name: new RegExp(`^(Ordered )?#${order?.id}`),
        }),
      )
      .toBeVisible();
    // In the pasted order, until a column sorts it.
    expect(domainNames()).toEqual(['reachtideloud.com', 'no-such-name.com', order?.domain]);
    await expectAccessible();
  });

  test('finds the order of a short name among hundreds for longer ones', async () => {
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    const [id] = addOrders(mock, ['a.se', ...longerNames('a.se', 260)]);
    await field.fill('a.se');
    await lookUp.click();
    await expect
      .element(row('a.se').getByRole('link', { name: `Ordered #${id} · New` }))
      .toBeVisible();
  });

  test('shortens pasted text, and shows each entry in its own direction', async () => {
    await openConsole('/domains/lookup', { as: 'user' });
    await field.fill(`${'word '.repeat(2000)};שלום עולם;<b>bold</b>;one more`);
    const announced = page.getByText(/^0 domains, 4 entries left out: /);
    await expect.element(announced).toBeVisible();
    expect(announced.element().textContent?.length).toBeLessThan(100);
    expect(announced.element().querySelectorAll('bdi')[1]?.textContent).toBe('שלום עולם');
    expect(announced.element().querySelector('b')).toBeNull();
  });

  test('reads the same list again on request, with Ctrl + Enter too', async () => {
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill('reachtideloud.com');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(row('reachtideloud.com').getByText('In the catalogue')).toBeVisible();
    await lookUp.click();
    await expect.poll(() => callsOf(mock, 'domains/list')).toHaveLength(2);
    await expect.element(row('reachtideloud.com').getByText('In the catalogue')).toBeVisible();
  });

  const tooMany = Array.from({ length: 501 }, (_, index) => `name${index}.com`).join('\n');
  test.for([
    ['Please enter domains to look up', ''],
    ['No valid domains found', 'no name'],
    ['Maximum 500 domains allowed', tooMany],
  ] as const)('refuses with “%s” and keeps the input', async ([problem, text]) => {
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill(text);
    await lookUp.click();
    await expect.element(page.getByText(problem)).toBeVisible();
    await expect.element(field).toHaveValue(text);
    await expect.element(field).toHaveFocus();
    expect(callsOf(mock, 'domains/list')).toEqual([]);
  });

  test('keeps the text and results after a reload, and sorts and filters by the address', async () => {
    const { address, reload } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill('skyaura.com\nno-such-name.com\nreachtideloud.com');
    await lookUp.click();
    await expect.element(row('reachtideloud.com').getByText('In the catalogue')).toBeVisible();
    await table.getByRole('button', { name: 'Price' }).click();
    await expect
      .poll(domainNames)
      .toEqual(['skyaura.com', 'reachtideloud.com', 'no-such-name.com']);
    await page.getByLabelText('Show', { exact: true }).selectOptions('Not in the catalogue (1)');
    await expect.poll(domainNames).toEqual(['no-such-name.com']);
    expect(address()).toBe('/domains/lookup?sort_by=price&show=missing');
    await reload();
    await expect.poll(domainNames).toEqual(['no-such-name.com']);
    await page.getByLabelText('Show', { exact: true }).selectOptions('Lookup failed (0)');
    await page.getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect.poll(() => domainNames().length).toBe(3);
  });

  test('retries only a failed lookup', async () => {
    const { mock } = await openConsole('/domains/lookup', {
      as: 'user',
      prepare: ({ faults }) =>
        faults.add({ operation: 'domains/list', kind: 'status', status: 400, nth: 2 }),
    });
    await field.fill('no-such-name.com\nreachtideloud.com\nskyaura.com');
    await lookUp.click();
    await expect.element(row('Lookup failed')).toBeVisible();
    const held = mock.faults.add({ operation: 'domains/list', kind: 'late' });
    await page.getByRole('button', { name: /^Retry failed/ }).click();
    await expect.element(row('Looking up…')).toBeVisible();
    expect(row('Lookup failed').elements()).toEqual([]);
    held.remove();
    await expect.poll(() => row('$').elements()).toHaveLength(2);
    for (const name of ['reachtideloud.com', 'skyaura.com']) {
      const answered = callsOf(mock, 'domains/list').filter(
        ({ query, status }) => query['search'] === name && status === 200,
      );
      expect(answered).toHaveLength(1);
    }
  });

  test('waits if the server asks for it, and then continues', async () => {
    const endWait = holdTimeouts(600_000);
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    const early = { kind: 'status', status: 429, retry_after: 600 } as const;
    const refusal = mock.faults.add({ operation: 'domains/list', ...early, nth: 2 });
    await field.fill('no-such-name.com\nreachtideloud.com\nskyaura.com');
    await lookUp.click();
    await expect.poll(() => refusal.hits).toBe(1);
    await expect.element(row('Looking up…').first()).toBeVisible();
    // The wait begins when the answer has arrived.
    await expect
      .poll(() => {
        endWait();
        return row('$').elements().length;
      })
      .toBe(2);
    expect(row('Lookup failed').elements()).toEqual([]);
  });

  test('announces its start and end, but not each name', async () => {
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill(Array.from({ length: 30 }, (_, index) => `name${index}.com`).join('\n'));
    const announced = recordAnnouncements(document.body);
    mock.faults.add({ operation: 'domains/list', kind: 'status', status: 400, nth: 2 });
    const held = mock.faults.add({ operation: 'domains/list', kind: 'hang', nth: 20 });
    await lookUp.click();
    await expect.element(page.getByText(/^[1-9]\d* of 30 looked up$/)).toBeVisible();
    expect(announced()).toEqual(['Looking up 30 names']);
    held.remove();
    await expect.element(page.getByRole('button', { name: 'Retry failed (1)' })).toBeVisible();
    await expect.poll(announced).toEqual(['Looking up 30 names', '30 looked up, 1 failed']);
  });

  test("looks up at most three at a time, beside the read of the user's orders", async () => {
    let open = 0;
    let most = 0;
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      if (new URL(request.url).search === '?per_page=250') return mock.fetch(request);
      most = Math.max(most, ++open);
      try {
        return await mock.fetch(request);
      } finally {
        open--;
      }
    });
    await field.fill(Array.from({ length: 30 }, (_, index) => `name${index}.com`).join('\n'));
    await lookUp.click();
    await expect.poll(() => row('Not in the catalogue').elements().length).toBe(30);
    expect(most).toBe(3);
    const ownReads = callsOf(mock, 'orders/list').filter(({ query }) => !query['domain']);
    expect(ownReads).toHaveLength(1);
  });

  test('shows five hundred answers in a few updates a second, and keeps unchanged rows', async () => {
    const { mock } = await openConsole('/domains', { as: 'user' });
    await expect.poll(() => callsOf(mock, 'auth/profile').length).toBe(1);
    const many = Array.from({ length: 500 }, (_, index) => `name${index}.com`);
    const lookup = lookUpNames(queryClient, many);
    let times = 0;
    let kept = 0;
    let seen = lookup.rows();
    const begun = performance.now();
    onTestFinished(
      lookup.subscribe(() => {
        times += 1;
        const rows = lookup.rows();
        for (const [index, now] of rows.entries()) {
          if (now === seen[index]) kept += 1;
          else expect(now.status).not.toBe(seen[index]?.status);
        }
        seen = rows;
      }),
    );
    await expect
      .poll(() => seen.filter(({ status }) => status === 'missing').length, { timeout: 60_000 })
      .toBe(500);
    expect(times).toBeLessThanOrEqual((performance.now() - begun) / 100 + 1);
    expect(kept).toBe(500 * (times - 1));
  });

  test('another list starts without a selection', async () => {
    await openConsole('/domains/lookup', { as: 'user' });
    await field.fill('reachtideloud.com');
    await lookUp.click();
    await page.getByRole('checkbox', { name: 'Select reachtideloud.com' }).click();
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await field.fill('skyaura.com');
    await lookUp.click();
    await expect.element(page.getByRole('checkbox', { name: 'Select skyaura.com' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  });

  test('an order, or a change of it, reads only its own name again', async () => {
    const { mock, go } = await openConsole('/domains/lookup', { as: 'admin' });
    await field.fill('no-such-name.com\nreachtideloud.com\nskyaura.com');
    await lookUp.click();
    await page.getByRole('button', { name: 'Order reachtideloud.com' }).click();
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    const order = row('reachtideloud.com').getByRole('link', { name: /^Ordered #\d+ · New$/ });
    await expect.element(order).toBeVisible();
    // The ordered name is read for the list, for the dialog, and after the order.
    const asked = () =>
      callsOf(mock, 'domains/list').map(({ query }) => query['search'] ?? 'the catalogue');
    expect(asked().toSorted()).toEqual([
      'no-such-name.com',
      'reachtideloud.com',
      'reachtideloud.com',
      'reachtideloud.com',
      'skyaura.com',
    ]);
    const id = /\d+/.exec(order.element().textContent ?? '')?.[0];
    go(`/orders/${id}/status`);
    await dialog.getByLabelText('Status').selectOptions('Cancelled');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    go('/domains/lookup');
    await expect.element(page.getByRole('heading', { name: 'Look Up Domains' })).toBeVisible();
    await expect.element(row('reachtideloud.com').getByText('Cancelled')).toBeVisible();
    expect(asked()).toHaveLength(6);
  });

  test('a found name is ordered from its row, and Back closes the dialog', async () => {
    const { address, back } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill('reachtideloud.com');
    await lookUp.click();
    await page.getByRole('button', { name: 'Order reachtideloud.com' }).click();
    await expect.element(dialog.getByLabelText('Domain')).toHaveValue('reachtideloud.com');
    expect(address()).toMatch(/^\/domains\/lookup\?order=reachtideloud.com&date=2026-/);
    back();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Order reachtideloud.com' }).click();
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    await expect
      .element(row('reachtideloud.com').getByRole('link', { name: /^Ordered #\d+ · New$/ }))
      .toBeVisible();
  });

  test('a name can be ordered for another drop date', async () => {
    const { mock, address } = await openConsole('/domains/lookup', { as: 'user' });
    const dropOn = (day: string) => ({ day: Date.parse(day) / 86_400_000, cents: 6900 });
    mock.world.catalogue.edit({
      removed: [],
      added: [
        { label: 'twice', tld: 'com', variations: [dropOn('2026-11-22'), dropOn('2026-11-30')] },
      ],
    });
    await field.fill('twice.com');
    await lookUp.click();
    await row('twice.com')
      .getByRole('button', { name: '+1 date on which twice.com may drop' })
      .click();
    await page.getByRole('menuitem').click();
    await expect.element(dialog.getByLabelText('Drop Date')).toHaveValue('30 Nov 2026');
    await dialog.getByRole('button', { name: 'Create Order' }).click();
    await expect.poll(address).toBe('/domains/lookup');
    expect(callsOf(mock, 'domains/order')[0]?.body).toMatchObject({ drop_date: '2026-11-30' });
  });

  test('asks before it discards a note, and leaves one history entry when the dialog closes', async () => {
    const { address, back, go } = await openConsole('/orders', { as: 'user' });
    go('/domains/lookup');
    await field.fill('reachtideloud.com');
    await lookUp.click();
    await page.getByRole('button', { name: 'Order reachtideloud.com' }).click();
    const notes = dialog.getByLabelText('Notes');
    await notes.fill('for the spring campaign');
    go('/domains/lookup');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect.element(notes).toHaveValue('for the spring campaign');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(address).toBe('/domains/lookup');
    back();
    await expect.poll(address).toBe('/orders');
  });

  test('found names are selected and watched together', async () => {
    const { mock } = await openConsole('/domains/lookup', { as: 'user' });
    await field.fill('reachtideloud.com\nno-such-name.com\nskyaura.com');
    await lookUp.click();
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(3);
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await page.getByRole('region', { name: 'Selection' }).getByText('Watch').click();
    await expectToast('2 domains added to your watchlist');
    expect(callsOf(mock, 'domains/watch')).toHaveLength(2);
    await expect
      .element(page.getByRole('button', { name: 'Watch skyaura.com' }))
      .toHaveAttribute('aria-pressed', 'true');
  });
});
