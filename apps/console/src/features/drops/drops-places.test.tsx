import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { groups, openBoard, openDropDay, orderFor, addCreate } from '../../../test/kit/dropDay.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { expectHolds, showTab } from '../../../test/kit/screen.ts';
import { holdTimeouts } from '../../../test/kit/timers.ts';
import { highlightMilliseconds } from '../../ui/value/changes.ts';

const table = page.getByRole('table', { name: 'Paid orders' });
const row = (text: string) => table.getByRole('row').filter({ hasText: text });

test('the board of staff moves a row to its group only when the pointer is off the table', async () => {
  const all = ['brook.com', 'coffeehive.net', 'pond.com', 'trail.com'];
  const planned = all.map((domain) => ({ domain }));
  const { mock, goTo, tick, setState } = await openBoard('admin', '19:10:00', planned);
  await expect.poll(() => Object.keys(groups())).toEqual(['Racing 4']);
  const left = page.getByRole('region', { name: 'Ready room' }).getByRole('listitem');
  await expect.element(left.first()).toBeVisible();
  const top = () => row('brook.com').element().getBoundingClientRect().top;
  const before = top();
  await userEvent.hover(table.getByRole('columnheader', { name: 'Domain' }));
  addCreate(mock, 'brook.com', '19:12:42.318', { code: 1000 });
  setState('brook.com', 'CATCHED_PROCESSING');
  await goTo('19:13:00');
  // The texts change at once, even if the row has not moved yet.
  await expect.poll(groups).toEqual({ 'Racing 4': all });
  await expectHolds(row('brook.com'), 'Won 1000');
  await tick();
  expect(groups()).toEqual({ 'Racing 4': all });
  expect(top()).toBe(before);

  await userEvent.hover(page.getByRole('heading', { name: 'Drop Board' }));
  await expect.poll(groups).toEqual({ 'Racing 3': all.slice(1), 'Won 1': ['brook.com'] });
  expect(row('brook.com').element().textContent).not.toContain('Won');
});

test('the board of staff moves rows to their groups although results keep coming', async () => {
  const all = ['brook.com', 'coffeehive.net', 'pond.com'];
  const planned = all.map((domain) => ({ domain }));
  // What waits for a pause between results waits until the end of the test.
  holdTimeouts(highlightMilliseconds);
  const { mock, goTo, setState } = await openDropDay('/drops', 'admin', '19:10:00', planned);
  await page.getByRole('heading', { name: 'Drop Board' }).hover();
  await expect.poll(groups).toEqual({ 'Racing 3': all });
  const win = async (domain: string, at: string) => {
    addCreate(mock, domain, `${at}.118`, { code: 1000 });
    setState(domain, 'CATCHED_PROCESSING');
    await goTo(at);
    await expectHolds(row(domain), '1000');
  };
  await win('brook.com', '19:13:00');
  expect(groups()).toEqual({ 'Racing 3': all });
  await win('pond.com', '19:13:09');
  await expect.poll(groups).toEqual({ 'Racing 1': ['coffeehive.net'], 'Won 2': [all[0], all[2]] });
});

test('a customer’s board keeps its order while it is in view, and sorts when the tab shows again', async () => {
  const planned = [
    { domain: 'villa.info' },
    { domain: 'brook.com' },
    { domain: 'unpaid.com', paid: false },
  ];
  const { mock, goTo, setState } = await openBoard('user', '10:29:00', planned);
  const names = () =>
    [...document.querySelectorAll('ul[aria-label^="Orders for"] > li > a')].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(names).toEqual(['villa.info', 'unpaid.com', 'brook.com']);
  Object.assign(orderFor(mock, 'unpaid.com'), { paid_at: '2026-11-20T10:29:30Z' });
  setState('unpaid.com', 'PAID_WAITING_CATCH');
  await goTo('10:31:00');
  await expect.poll(() => page.getByText('Paid, waits for the drop').all().length).toBe(1);
  expect(names()).toEqual(['villa.info', 'unpaid.com', 'brook.com']);
  showTab('hidden');
  showTab('visible');
  await expect.poll(names).toEqual(['brook.com', 'unpaid.com', 'villa.info']);
});

test('the board of staff lists all accounts as one if the categories cannot be loaded', async () => {
  await openBoard('admin', '18:48:00', [{ domain: 'brook.com' }], ({ faults }) =>
    faults.add({ kind: 'status', status: 500, operation: 'eppCategories/list' }),
  );
  const all = page.getByRole('list', { name: 'All accounts' });
  await expect.element(all.getByText('VRSN-03 backup')).toBeVisible();
  await expect.element(all.getByText('ID-01')).toBeVisible();
  expect(page.getByText('This window').query()).toBeNull();
  expect(page.getByText(/^Other accounts/).query()).toBeNull();
  await expectLogged('Failed to');
});

test('the board of staff lists the accounts of the next window too while one without a known end is open', async () => {
  await openBoard('admin', '08:15:00', [{ domain: 'brook.com' }]);
  await expect.element(page.getByRole('main').getByText('it open now')).toBeVisible();
  const first = page.getByRole('list', { name: 'This window' });
  await expect.element(first.getByText('ID-01')).toBeVisible();
});
