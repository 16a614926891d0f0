import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accountByName } from '../../../test/kit/seeded.ts';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  groups,
  openBoard,
  orderFor,
  addCreate,
  type PlannedOrder,
} from '../../../test/kit/dropDay.ts';
import { questionButton } from '../../../test/kit/eppAccounts.ts';
import { expectLogged } from '../../../test/kit/log.ts';
import { expectHolds, heading, showTab } from '../../../test/kit/screen.ts';

const table = page.getByRole('table', { name: 'Paid orders' });
const log = page.getByRole('table', { name: 'EPP log' });
const room = page.getByRole('region', { name: 'Ready room' });
const accounts = page.getByRole('list', { name: 'This window' });
const row = (text: string) => table.getByRole('row').filter({ hasText: text });

/** The score, such as `Racing 2`. */
function score(): string[] {
  const figures = document.querySelectorAll('[aria-label="Score"] dl > div');
  return [...figures].map((each) =>
    [...each.children].map(({ textContent }) => textContent).join(' '),
  );
}

const race: readonly PlannedOrder[] = [
  { domain: 'brook.com' },
  { domain: 'coffeehive.net' },
  { domain: 'trail.com' },
  { domain: 'pond.com' },
  { domain: 'unpaid.com', paid: false },
];

describe('the board of staff', () => {
  test('shows a drop: orders that wait, race, are won, lost or missed, or not known', async () => {
    const { mock, goTo, setState } = await openBoard('admin', '18:48:00', race);
    await expect.element(page.getByText('com · net opens in')).toBeVisible();
    await expect.element(page.getByText('12:00', { exact: true }).first()).toBeVisible();
    await expect.poll(groups).toEqual({
      'Waiting 4': ['brook.com', 'coffeehive.net', 'pond.com', 'trail.com'],
    });
    await expect.element(room.getByText('unpaid.com')).toBeVisible();
    await expectHolds(room, 'VRSN-03 backup is not connected.');
    expect(score()).toEqual(['Racing 0', 'Waiting 4', 'Won 0', 'Lost 0', 'Missed 0']);

    addCreate(mock, 'brook.com', '19:00:07.412');
    addCreate(mock, 'coffeehive.net', '19:00:05.930', { account: 'VRSN-02', code: 2502 });
    await goTo('19:00:10');
    await expect.element(page.getByText('com · net open now')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('1:14:50')).toBeVisible();
    await expect.poll(() => Object.keys(groups())).toEqual(['Racing 4']);
    await expectHolds(row('brook.com'), '2302Taken');
    await expectHolds(row('brook.com'), 'VRSN-01');
    await expectHolds(row('brook.com'), '19:00:07.412');
    await expectHolds(row('coffeehive.net'), '2502Session limit');
    await expectHolds(row('pond.com'), 'No create seen yet');
    await expectHolds(row('coffeehive.net'), '19:00:05.930');
    const lane = (name: string) => row(name).getByRole('img', { name: /^Creates / });
    await expect
      .element(lane('coffeehive.net'))
      .toHaveAccessibleName('Creates 19:00:00–19:00:00: other answers');
    expect(lane('pond.com').query()).toBeNull();

    addCreate(mock, 'brook.com', '19:12:42.318', { code: 1000 });
    setState('brook.com', 'CATCHED_PROCESSING');
    setState('coffeehive.net', 'FAILED');
    await goTo('19:13:00');
    await expect.poll(score).toEqual(['Racing 2', 'Waiting 0', 'Won 1', 'Lost 1', 'Missed 0']);
    await expectHolds(row('brook.com'), '1000Caught');
    await expect
      .element(lane('brook.com'))
      .toHaveAccessibleName('Creates 19:00:00–19:12:30: 2302, 1000');

    addCreate(mock, 'trail.com', '20:01:00.100');
    await goTo('20:15:00');
    await expect.poll(groups).toEqual({
      'Won 1': ['brook.com'],
      'Lost 1': ['coffeehive.net'],
      'Missed 1': ['pond.com'],
      'Not known 1': ['trail.com'],
    });
    await expectHolds(row('pond.com'), 'No create sent, 19:00–20:15');
    const results = page.getByRole('region', { name: 'Results so far' });
    await expect
      .poll(() => results.element().textContent)
      .toMatch(
        /1 of 4 won, \$.+\.1 taken by others\.1 not sent\.1 not known\.VRSN-03 backup did not race\.unpaid\.com was not paid\./,
      );
    await expect.element(page.getByRole('button', { name: 'Save as CSV' })).toBeEnabled();
    await expect.element(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible();
  });

  test('shows the registrar if the log has no account', async () => {
    await openBoard('manager', '19:20:00', race, (mock) => {
      const account = accountByName(mock, 'VRSN-01');
      Object.assign(account, { manager_id: 2 });
      Object.assign(mock.world.store.users.get(3) ?? {}, { manager_id: 2 });
      addCreate(mock, 'brook.com', '19:19:58.001');
      for (const each of mock.world.store.eppLogs.all()) {
        if (each.account_id === account.id) Object.assign(each, { manager_id: 2 });
      }
    });
    await expectHolds(row('brook.com'), 'Verisign COM/NET');
    await expectHolds(row('brook.com'), '19:19:58.001');
    await expectHolds(row('trail.com'), 'No create seen by your accounts yet');
  });

  test('connects an account, and asks before it stops a catch', async () => {
    const { mock, tick } = await openBoard('admin', '18:48:00', race);
    const item = accounts.getByRole('listitem').filter({ hasText: 'VRSN-03 backup' });
    await item.getByRole('button', { name: 'Connect VRSN-03 backup' }).click();
    await expect.poll(() => accountByName(mock, 'VRSN-03 backup').is_connected).toBe(true);
    await expect.element(item).toHaveFocus();
    for (const { domain } of race.slice(0, 4)) {
      const { id, registrar_category_id } = accountByName(mock, 'VRSN-01');
      const through = { epp_registrar_category_id: registrar_category_id, epp_account_id: id };
      Object.assign(orderFor(mock, domain), through);
    }
    const { access_token } = await mock.signIn('admin@dropcatch.test');
    await mock.fetch(
      `/api/epp/accounts/${accountByName(mock, 'VRSN-01').id}/real-catch/start-manual`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ target_date: '2026-11-20' }),
      },
    );
    const stop = page.getByRole('button', { name: 'Stop real catch on VRSN-01' });
    // The board reads one account after the other.
    for (let turn = 0; turn < 12 && !stop.query(); turn += 1) await tick();
    await stop.click();
    const question = page.getByRole('dialog', { name: 'Stop real catch on VRSN-01?' });
    await expect.element(question.getByText('brook.com')).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Keep Catching' })).toHaveFocus();
    expect(callsOf(mock, 'eppAccounts/stopRealCatch')).toEqual([]);
    await questionButton('Stop real catch on VRSN-01?', 'Stop Real Catch').click();
    await expect.poll(() => callsOf(mock, 'eppAccounts/stopRealCatch').length).toBe(1);
  });

  test('lists the accounts of the window first, those to connect on top, and keeps their places', async () => {
    const { mock, tick } = await openBoard('admin', '18:48:00', race);
    const names = () => [...accounts.element().querySelectorAll('b')].map((b) => b.textContent);
    await expect.element(accounts).toBeVisible();
    expect(names()).toEqual(['VRSN-03 backup', 'VRSN-01', 'VRSN-02']);
    const first = accounts.getByRole('listitem').first();
    await expect.element(first.getByText('Not Connected', { exact: true })).toBeVisible();
    expect(first.getByText('Idle').query()).toBeNull();
    await expect.element(page.getByText(/^Other accounts \(\d+\)$/)).toBeVisible();
    expect(page.getByRole('list', { name: 'Other accounts' }).query()).toBeNull();
    const left = room.getByRole('listitem').filter({ hasText: 'VRSN-03 backup' });
    await left.getByRole('button', { name: 'Connect VRSN-03 backup' }).click();
    // Its catch is not known yet.
    await expect.element(left.getByText('is connected.', { exact: true })).toBeVisible();
    await tick();
    await expect.element(left.getByText('is connected, but does not race.')).toBeVisible();
    await expect.element(left).toHaveFocus();
    expect(accountByName(mock, 'VRSN-03 backup').is_connected).toBe(true);
    expect(names()).toEqual(['VRSN-03 backup', 'VRSN-01', 'VRSN-02']);
    await expectAccessible();
  });

  test('never moves the log while it is read: it offers new rows', async () => {
    const { mock, goTo } = await openBoard('admin', '19:20:00', race, (started) => {
      for (let second = 10; second < 50; second += 1) {
        addCreate(started, 'brook.com', `19:19:${second}.000`);
      }
    });
    const region = page.getByRole('region', { name: 'Rows of the EPP log' });
    const first = () => log.query()?.querySelector('tbody time')?.textContent;
    await expect.poll(first).toBe('19:19:49.000');
    region.element().scrollTop = 100;
    await expect.poll(() => region.element().scrollTop).toBe(100);
    addCreate(mock, 'trail.com', '19:20:01.500');
    addCreate(mock, 'pond.com', '19:20:02.500');
    await goTo('19:20:10');
    const offer = page.getByRole('button', { name: 'Show 2 new rows' });
    await expect.element(offer).toBeVisible();
    expect(first()).toBe('19:19:49.000');
    expect(region.element().scrollTop).toBe(100);
    await offer.click();
    await expect.poll(first).toBe('19:20:02.500');
    expect(region.element().scrollTop).toBe(0);
    await page.getByRole('checkbox', { name: 'Creates only' }).click();
    const commands = () =>
      new Set(
        [...(log.query()?.querySelectorAll<HTMLElement>('[data-command]') ?? [])].map(
          ({ dataset }) => dataset['command'],
        ),
      );
    await expect.poll(commands).toEqual(new Set(['create']));
  });
});

describe('a customer’s board', () => {
  test('shows the orders of the customer by window, those that need action first, with their results', async () => {
    const planned = [...race, { domain: 'east.co.uk' }, { domain: 'villa.info' }];
    const { setState, goTo, tick, mock } = await openBoard('user', '19:10:00', planned);
    const names = () =>
      [...document.querySelectorAll('ul[aria-label^="Orders for"] > li > a')].map(
        ({ textContent }) => textContent,
      );
    await expect
      .poll(names)
      .toEqual([
        'unpaid.com',
        'brook.com',
        'coffeehive.net',
        'pond.com',
        'trail.com',
        'east.co.uk',
        'villa.info',
      ]);
    await expect.poll(score).toEqual(['Racing 4', 'Caught 0', 'Failed 0', 'Not paid 1']);
    await expect.element(page.getByText('Not paid: it takes no part in the race')).toBeVisible();
    await expect.element(page.getByText('Missed: no account raced for it')).toBeVisible();

    setState('brook.com', 'CATCHED_PROCESSING');
    setState('coffeehive.net', 'FAILED');
    answerWith('orders/get', (order: { id: number; state: string }) => ({
      ...order,
      history: [
        {
          id: 1,
          created_at: '2026-11-20T19:12:42Z',
          action: 'status_change',
          from_state: 'READY_FOR_CATCH',
          to_state: order.state,
          actor: null,
          note: order.state === 'FAILED' ? '2302 Object exists: taken by another registrar' : null,
        },
      ],
    }));
    await goTo('19:12:50');
    await tick();
    await tick();
    await expect.element(page.getByText('Caught at 19:12:42 UTC')).toBeVisible();
    await expect
      .element(page.getByText('Another registrar was faster, 19:12:42 UTC'))
      .toBeVisible();
    await expect.poll(score).toEqual(['Racing 2', 'Caught 1', 'Failed 1', 'Not paid 1']);
    expect(callsOf(mock, 'eppLogs/list')).toEqual([]);
    expect(callsOf(mock, 'eppAccounts/list')).toEqual([]);
    await expectAccessible();
  });

  test('says so if nothing drops today', async () => {
    await openBoard('user', '19:10:00', []);
    await expect.element(page.getByText('None of your domains drop today (UTC).')).toBeVisible();
  });
});

describe('when the service fails', () => {
  test('the board keeps its data and says that it was not refreshed', async () => {
    const { mock, goTo } = await openBoard('admin', '19:10:00', race);
    await expect.poll(() => Object.keys(groups())).toEqual(['Racing 4']);
    mock.faults.add({ kind: 'status', status: 500 });
    await goTo('19:10:30');
    await expect.element(page.getByText(/^Not refreshed · /)).toBeVisible();
    expect(Object.keys(groups())).toEqual(['Racing 4']);
    mock.faults.clear();
    await goTo('19:10:40');
    await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
    await expectLogged('Failed to');
  });

  test('a log that cannot be read gives no outcome', async () => {
    const planned = [
      { domain: 'brook.com', state: 'FAILED' },
      { domain: 'villa.info' },
      { domain: 'trail.com', state: 'CATCHED_COMPLETED' },
    ];
    await openBoard('admin', '19:10:00', planned, ({ faults }) =>
      faults.add({ kind: 'status', status: 500, operation: 'eppLogs/list' }),
    );
    await expect.poll(groups).toEqual({
      'Won 1': ['trail.com'],
      'Not known 2': ['villa.info', 'brook.com'],
    });
    await expect.element(page.getByText(/^The EPP log could not be read/)).toBeVisible();
    expect(score()).toEqual(['Racing 0', 'Waiting 0', 'Won 1', 'Lost 0', 'Missed 0']);
  });

  test('a log that does not answer gives no outcome', async () => {
    const { mock } = await openBoard(
      'admin',
      '19:10:00',
      [{ domain: 'brook.com' }, { domain: 'villa.info' }],
      ({ faults }) => faults.add({ kind: 'hang', operation: 'eppLogs/list' }),
    );
    await expect.poll(groups).toEqual({
      'Racing 1': ['brook.com'],
      'Not read yet 1': ['villa.info'],
    });
    await expect.element(page.getByText('Loading…')).toBeVisible();
    // What is known from the first moment is said in words; bones stand for what is being read.
    await expectHolds(row('brook.com'), 'No create seen yet');
    expect(row('villa.info').element().querySelectorAll('.skeleton')).toHaveLength(3);
    expect(row('brook.com').element().querySelectorAll('.skeleton')).toHaveLength(0);
    mock.faults.clear();
    await expect.poll(groups).toEqual({ 'Racing 1': ['brook.com'], 'Missed 1': ['villa.info'] });
  });

  test('orders that cannot be read do not show as an empty day', async () => {
    const { mock } = await openBoard('user', '19:10:00', race, ({ faults }) =>
      faults.add({ kind: 'reset', operation: 'orders/list' }),
    );
    await expect.element(page.getByText('Failed to load orders')).toBeVisible();
    expect(score()).toEqual(['Racing –', 'Caught –', 'Failed –', 'Not paid –']);
    expect(page.getByText(/^None of your orders/).query()).toBeNull();
    mock.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(score).toEqual(['Racing 4', 'Caught 0', 'Failed 0', 'Not paid 1']);
  });

  test('a token that expires meanwhile is refreshed', async () => {
    const { mock, goTo, setState } = await openBoard('admin', '19:10:00', race);
    await expect.poll(() => Object.keys(groups())).toEqual(['Racing 4']);
    mock.faults.add({ kind: 'expired', times: 1 });
    setState('brook.com', 'CATCHED_PROCESSING');
    await goTo('19:10:30');
    await expect.poll(() => score()[2]).toBe('Won 1');
    expect(callsOf(mock, 'auth/refresh').length).toBe(1);
  });
});

describe('the polling of the board', () => {
  test('does not read while it is paused or hidden, and reads at once afterwards', async () => {
    const { mock, tick } = await openBoard('user', '19:10:00', race);
    await expect.poll(() => score()[0]).toBe('Racing 4');
    const asked = () => callsOf(mock, 'orders/list').length;
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.element(page.getByText(/^Paused · /)).toBeVisible();
    const before = asked();
    await tick();
    expect(asked()).toBe(before);
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(asked).toBe(before + 1);
    showTab('hidden');
    await tick();
    expect(asked()).toBe(before + 1);
    showTab('visible');
    await expect.poll(asked).toBe(before + 2);
  });

  test('reads all orders in one call at each refresh', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ domain: `name${index}.com` }));
    const { mock, tick } = await openBoard('admin', '19:10:00', many);
    await expect.poll(() => Object.keys(groups())).toEqual(['Racing 100']);
    const asked = () => callsOf(mock, 'orders/list').length + callsOf(mock, 'orders/get').length;
    // By now the whole day has been read, in all states.
    await tick();
    const before = asked();
    await tick();
    // A tick passes a minute of polls, but a pending poll is not sent twice.
    expect(asked() - before).toBeLessThanOrEqual(2);
  });
});

describe('the ways to the board', () => {
  test('include two keys, the chip, the palette and the dashboard', async () => {
    const { address, go } = await openConsole('/', { as: 'user' });
    const chip = page.getByRole('banner').getByRole('link', { name: /opens at/ });
    // The chip comes last, so the frame listens to keys by then.
    await expect.element(chip).toBeVisible();
    // Sent together: a busy machine types too slowly for a key sequence.
    for (const key of ['g', 'd']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
    await expect.poll(address).toBe('/drops');
    go('/payments');
    await chip.click();
    await expect.poll(address).toBe('/drops');
    go('/');
    await page.getByRole('link', { name: 'Drop Board' }).click();
    await expect.poll(address).toBe('/drops');
    go('/payments');
    await expect.element(heading).toHaveTextContent('Payments');
    await userEvent.keyboard('{Control>}k{/Control}');
    await page.getByRole('combobox').fill('drop board');
    await expect.element(page.getByRole('option', { name: /^Drop Board/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/drops');
  });

  test('lead to a board that fits a phone', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openBoard('admin', '19:10:00', [
      ...race,
      { domain: 'cometivoryreefdogandfriendsoftheshore.com' },
    ]);
    await expect.poll(() => Object.keys(groups())).toEqual(['Racing 5']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  });
});
