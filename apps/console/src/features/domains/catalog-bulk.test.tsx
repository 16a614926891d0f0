import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import {
  bar,
  catalogAddress,
  close,
  domainNames,
  selectRows,
  results,
} from '../../../test/kit/catalogSelection.ts';
import { partners, verisign } from '../../../test/kit/orderDialog.ts';
import { dialog, expectRow, signInAs } from '../../../test/kit/screen.ts';
import { queryClient } from '../../core/api/queryClient.ts';

const category = dialog.getByRole('combobox', { name: 'EPP Registrar Category' });

/** The searches of the orders for one domain, without the reads of the user's own orders. */
const looksIn = (mock: Mock) => callsOf(mock, 'orders/list').filter(({ query }) => query['domain']);

/** Orders the selected domains through the partners. */
async function orderAll(count: number): Promise<void> {
  await bar.getByRole('button', { name: 'Order' }).click();
  await category.selectOptions(partners);
  await dialog.getByRole('button', { name: `Order (${count})` }).click();
}

const orderedBy = (mock: Mock) =>
  mock.world.store.orders.filter(({ notes }) => notes === 'Many').map(({ domain }) => domain);

describe('ordering many domains', () => {
  test('shows the total and orders each domain, with one category and note', async () => {
    const { mock, selected } = await selectRows(4);
    const total = mock.world.store.orders.size;
    await bar.getByRole('button', { name: 'Order' }).click();
    await expect.element(dialog.getByText(/^4 domains, \$[\d,]+\.00 in total$/)).toBeVisible();
    await expect.element(category).toHaveDisplayValue(verisign);
    await expectAccessible();
    await category.selectOptions(partners);
    await dialog.getByLabelText('Notes').fill('Many');
    await dialog.getByRole('button', { name: 'Order (4)' }).dblClick();
    await expect.element(dialog.getByText('4 done')).toBeVisible();
    expect(orderedBy(mock).toSorted()).toEqual(selected.toSorted());
    expect(mock.world.store.orders.size).toBe(total + 4);
    await close.click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('asks before it discards the input', async () => {
    const { mock } = await selectRows(2);
    const before = mock.world.store.orders.size;
    await bar.getByRole('button', { name: 'Order' }).click();
    await dialog.getByLabelText('Notes').fill('For the client in Brno');
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Notes')).toHaveValue('For the client in Brno');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    expect(mock.world.store.orders.size).toBe(before);
  });

  test('leaves out domains that have dropped', async () => {
    await openConsole('/domains?drop_date_from=2026-11-19&tld=com&sort_by=drop_date', {
      as: 'user',
    });
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await expect.element(bar).toBeVisible();
    const selected = domainNames(':checked').length;
    await bar.getByRole('button', { name: 'Order' }).click();
    const said = dialog.getByText(/domains? left out, since the drop is over$/);
    await expect.element(said).toBeVisible();
    const past = Number(/(\d+) domains? left out/.exec(said.element().textContent ?? '')?.[1]);
    await expect
      .element(dialog.getByRole('button', { name: `Order (${selected - past})` }))
      .toBeVisible();
    const days = dialog.getByRole('list', { name: 'Selected' }).element().textContent;
    expect(days).not.toContain('19 Nov 2026');
  });

  test('orders the domains of each TLD through a category of their own', async () => {
    const { mock } = await openConsole('/domains?drop_date_from=2026-11-22', { as: 'user' });
    await expect.poll(() => domainNames().length).toBe(50);
    const tldOf = (name: string) => name.slice(name.indexOf('.') + 1);
    const names = ['com', 'de', 'co.uk'].map(
      (tld) => domainNames().find((name) => tldOf(name) === tld) ?? '',
    );
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    await bar.getByRole('button', { name: 'Order' }).click();
    const categories = dialog.getByRole('group', { name: 'EPP Registrar Category' });
    await expect.element(categories.getByLabelText('.com · 1 domain')).toHaveDisplayValue(verisign);
    await expect
      .element(categories.getByLabelText('.co.uk · 1 domain'))
      .toHaveDisplayValue('Nominet UK (uk, co.uk, org.uk)');
    await categories.getByLabelText('.de · 1 domain').selectOptions(partners);
    await expectAccessible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText('3 done')).toBeVisible();
    expect(
      Object.fromEntries(
        callsOf(mock, 'domains/order').map(({ body }) => {
          const { domain, epp_registrar_category_id } = body as Record<string, string>;
          return [domain, epp_registrar_category_id];
        }),
      ),
    ).toEqual({ [names[0] ?? '']: 1, [names[1] ?? '']: 8, [names[2] ?? '']: 5 });
  });

  test('leaves out domains that no category serves, and keeps them selected', async () => {
    await openConsole('/domains?drop_date_from=2026-11-22', {
      as: 'user',
      prepare: ({ world: { store } }) =>
        store.eppCategories
          .filter(({ supported_tlds }) => supported_tlds.length === 0)
          .map((one) => Object.assign(one, { supported_tlds: ['org'] })),
    });
    await expect.poll(() => domainNames().length).toBe(50);
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await expect.element(bar).toBeVisible();
    const all = domainNames(':checked').length;
    await bar.getByRole('button', { name: 'Order' }).click();
    const said = dialog.getByText(/\d+ domains? left out, since no category serves \.[a-z]+/);
    await expect.element(said).toBeVisible();
    const left = Number(/(\d+) domains? left out, since no/.exec(said.element().textContent)?.[1]);
    await dialog.getByRole('button', { name: `Order (${all - left})` }).click();
    await expect.element(dialog.getByText(/^\d+ done/)).toBeVisible();
    const done = results.filter({ hasText: 'Done' }).elements().length;
    await close.click();
    await expect.element(bar.getByText(`${all - done} selected`)).toBeVisible();
  });

  test('says why an order failed, and retries only that one', async () => {
    const { mock } = await selectRows(3, ({ faults }) =>
      faults.add({
        operation: 'domains/order',
        kind: 'status',
        status: 409,
        error: 'The registry is closed',
        nth: 2,
      }),
    );
    const before = mock.world.store.orders.size;
    await orderAll(3);
    await expect.element(dialog.getByText('2 done, 1 failed')).toBeVisible();
    await expect.element(results.nth(1).getByText('The registry is closed')).toBeVisible();
    await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
    await expect.element(dialog.getByText('3 done')).toBeVisible();
    expect(callsOf(mock, 'domains/order')).toHaveLength(4);
    expect(mock.world.store.orders.size).toBe(before + 3);
  });

  test('looks up an order whose answer was lost, and does not report it as failed', async () => {
    const { mock, selected } = await selectRows(2, ({ faults }) =>
      faults.add({ operation: 'domains/order', kind: 'truncate', times: 1 }),
    );
    await orderAll(2);
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    expect(looksIn(mock)).toHaveLength(1);
    for (const name of selected) {
      expect(mock.world.store.orders.filter(({ domain }) => domain === name)).toHaveLength(1);
    }
  });

  test('keeps an order that never arrived as failed, with the reason', async () => {
    await selectRows(1, ({ faults }) => faults.add({ operation: 'domains/order', kind: 'reset' }));
    await orderAll(1);
    await expect.element(dialog.getByText('0 done, 1 failed')).toBeVisible();
    await expect.element(results.getByText('Failed to create order')).toBeVisible();
    await expect.element(results.getByText(/The server cannot be reached/)).toBeVisible();
  });

  test('says that the outcome is unknown if both the answer and the list are lost, and a retry looks it up first', async () => {
    const lost = { kind: 'reset', operation: 'orders/list' } as const;
    const { mock, selected } = await selectRows(1);
    // The rows have read the user's orders.
    await expect.poll(() => callsOf(mock, 'orders/list')[0]?.status).toBe(200);
    mock.faults.add({ operation: 'domains/order', kind: 'truncate', times: 1 });
    mock.faults.add({ ...lost, times: 1 });
    await orderAll(1);
    await expect.element(results.getByText('Failed to create order')).toBeVisible();
    await expect.element(results.getByText(/It may have been carried out/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
    await expect.element(dialog.getByText('1 done')).toBeVisible();
    expect(callsOf(mock, 'domains/order')).toHaveLength(1);
    expect(mock.world.store.orders.filter(({ domain }) => domain === selected[0])).toHaveLength(1);
  });

  test('orders each domain once, in any sequence of stop, retry and continue', async () => {
    const { mock, selected } = await selectRows(8, ({ faults }) => {
      faults.add({ operation: 'domains/order', kind: 'truncate', nth: 2 });
      faults.add({ operation: 'domains/order', kind: 'status', status: 503, nth: 3 });
      faults.add({ operation: 'domains/order', kind: 'reset', nth: 5 });
      faults.add({ operation: 'domains/order', kind: 'malformed', nth: 7 });
    });
    await bar.getByRole('button', { name: 'Order' }).click();
    await category.selectOptions(partners);
    await dialog.getByLabelText('Notes').fill('Many');
    const slow = mock.faults.add({ operation: 'domains/order', kind: 'hang' });
    await dialog.getByRole('button', { name: 'Order (8)' }).click();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    slow.remove();
    const again = dialog.getByRole('button', { name: /^(Continue|Retry failed)/ });
    await expect.element(again).toBeVisible();
    await again.dblClick();
    await expect.element(dialog.getByText(/\d done/)).toBeVisible();
    while (again.elements().length > 0) {
      await again.click();
      await expect.element(dialog.getByText(/\d done/)).toBeVisible();
    }
    await expect.element(dialog.getByText('8 done')).toBeVisible();
    expect(orderedBy(mock).toSorted()).toEqual(selected.toSorted());
  });

  test('makes the browser ask before the tab closes while orders are sent', async () => {
    const { mock, asksBeforeClosing } = await selectRows(1);
    const slow = mock.faults.add({ operation: 'domains/order', kind: 'hang' });
    await bar.getByRole('button', { name: 'Order' }).click();
    await expect.element(category).toBeVisible();
    expect(asksBeforeClosing()).toBe(false);
    await category.selectOptions(partners);
    await dialog.getByRole('button', { name: 'Order (1)' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
    expect(asksBeforeClosing()).toBe(true);
    slow.remove();
    await expect.element(dialog.getByText('1 done')).toBeVisible();
    await expect.poll(asksBeforeClosing).toBe(false);
  });

  test('refreshes a token that expires meanwhile', async () => {
    const { mock } = await selectRows(4, ({ faults }) =>
      faults.add({ operation: 'domains/order', kind: 'expired', nth: 2, times: 1 }),
    );
    await orderAll(4);
    await expect.element(dialog.getByText('4 done')).toBeVisible();
    expect(callsOf(mock, 'auth/refresh')).toHaveLength(1);
  });

  test('stops when the session ends, and a message keeps the result of each order', async () => {
    const { mock, selected } = await selectRows(6, ({ faults }) => {
      faults.add({ operation: 'domains/order', kind: 'expired', nth: 2 });
      faults.add({ operation: 'auth/refresh', kind: 'status', status: 401 });
    });
    await orderAll(6);
    await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    const message = page.getByRole('alert').filter({ hasText: 'Order (6) was interrupted' });
    await expect.element(message).toBeVisible();
    await expectAccessible();
    // Nothing is cut off: the list scrolls.
    const [box, title, list] = [
      message,
      message.getByText(/^Order \(6\)/),
      message.getByRole('list'),
    ].map((part) => part.element().getBoundingClientRect());
    expect(title?.top).toBeGreaterThan(box?.top ?? 0);
    expect(list?.bottom).toBeLessThan(box?.bottom ?? 0);
    const ordered = () =>
      mock.world.store.orders
        .filter(({ created_at }) => created_at >= now.toISOString())
        .map(({ domain }) => domain);
    const lines = message.getByRole('listitem').elements();
    const shownAsDone = () =>
      selected.filter((name, index) => {
        expect(lines[index]?.textContent).toContain(name);
        return lines[index]?.textContent?.includes('Done');
      });
    // Calls that were under way when the session ended may still place their orders.
    await expect
      .poll(() => ({ shown: shownAsDone().toSorted(), placed: ordered().toSorted() }))
      .toSatisfy(({ shown, placed }) => String(shown) === String(placed));
    expect(ordered().length).toBeLessThan(6);
  });
});

test('a click beside the dialog loses neither the input nor the results', async () => {
  await selectRows(1, ({ faults }) => faults.add({ operation: 'domains/order', kind: 'reset' }));
  const clickBeside = () =>
    page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await bar.getByRole('button', { name: 'Order' }).click();
  await category.selectOptions(partners);
  await clickBeside();
  await dialog.getByRole('button', { name: 'Order (1)' }).click();
  await expect.element(dialog.getByText('0 done, 1 failed')).toBeVisible();
  await clickBeside();
  await expect.element(results.getByText('Failed to create order')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('after the session ends, the domains that were not ordered stay selected, and the input is kept', async () => {
  const { mock, selected, go } = await selectRows(6, ({ faults }) => {
    faults.add({ operation: 'domains/order', kind: 'expired', nth: 2 });
    faults.add({ operation: 'auth/refresh', kind: 'status', status: 401, times: 1 });
  });
  await bar.getByRole('button', { name: 'Order' }).click();
  await category.selectOptions(partners);
  await dialog.getByLabelText('Notes').fill('Many');
  await dialog.getByRole('button', { name: 'Order (6)' }).click();
  const message = page.getByRole('alert').filter({ hasText: 'Order (6) was interrupted' });
  await expect.element(message).toBeVisible();
  await expect.element(page.getByText(/not saved/)).not.toBeInTheDocument();
  await signInAs('user');
  go(catalogAddress);
  // Calls that were under way when the session ended may still place their orders.
  const notOrdered = () => 6 - orderedBy(mock).length;
  await expect.poll(() => bar.getByText(`${notOrdered()} selected`).query()).toBeVisible();
  const left = notOrdered();
  expect(left).toBeGreaterThan(0);
  await message.getByRole('button', { name: 'Dismiss' }).click();
  await bar.getByRole('button', { name: 'Order' }).click();
  await expect.element(category).toHaveDisplayValue(partners);
  await dialog.getByRole('button', { name: `Order (${left})` }).click();
  await expect.element(dialog.getByText(`${left} done`)).toBeVisible();
  expect(orderedBy(mock).toSorted()).toEqual(selected.toSorted());
});

test('if the session ends after the run, its outcome is told, and nothing is called unsaved or stays selected', async () => {
  const { mock, go } = await selectRows(6);
  await orderAll(6);
  await expect.element(dialog.getByText('6 done')).toBeVisible();
  mock.faults.add({ operation: 'orders/list', kind: 'expired' });
  const refusal = mock.faults.add({ operation: 'auth/refresh', kind: 'status', status: 401 });
  void queryClient.invalidateQueries({ queryKey: ['orders'] });
  const message = page.getByRole('alert').filter({ hasText: 'Order (6): 6 done' });
  await expect.element(message).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
  await expect.element(page.getByText(/not saved|was interrupted/)).not.toBeInTheDocument();
  refusal.remove();
  mock.faults.clear();
  await signInAs('user');
  await expect.element(message).toBeVisible();
  await message.getByRole('button', { name: 'Dismiss' }).click();
  go(catalogAddress);
  await expectRow(/Drop Date/);
  await expect.element(bar).not.toBeInTheDocument();
  expect(callsOf(mock, 'domains/order')).toHaveLength(6);
});

test('if the session ends during a retry, the message has the results of the first try too', async () => {
  const { mock } = await selectRows(3, ({ faults }) =>
    faults.add({ operation: 'domains/order', kind: 'status', status: 409, nth: 2, times: 1 }),
  );
  await orderAll(3);
  await expect.element(dialog.getByText('2 done, 1 failed')).toBeVisible();
  mock.faults.add({ operation: 'domains/order', kind: 'expired' });
  mock.faults.add({ operation: 'auth/refresh', kind: 'status', status: 401 });
  await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect
    .element(page.getByRole('alert').getByText('Order (3) was interrupted: 2 done, 1 failed'))
    .toBeVisible();
});

test('a click opens the orders', async () => {
  const { address, selected } = await selectRows(2);
  await orderAll(2);
  await dialog.getByRole('link', { name: 'View 2 orders' }).click();
  await expect.poll(address).toBe('/orders');
  for (const name of selected) {
    await expect.element(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  }
});

describe('the selection', () => {
  test('spans pages, and the key x selects the row', async () => {
    await openConsole('/domains', { as: 'user' });
    await expect.poll(() => domainNames().length).toBe(50);
    await userEvent.keyboard('jx');
    await expect.element(bar.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('jx');
    await expect.element(bar.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(bar.getByText('2 selected, 2 not shown')).toBeVisible();
  });

  test('has only the rows that the refinement leaves', async () => {
    await openConsole('/domains?starts=s', { as: 'user' });
    await expect.poll(() => domainNames().length).toBeGreaterThan(0);
    const left = domainNames().length;
    await page.getByRole('checkbox', { name: 'Select all shown' }).click();
    await expect.element(bar.getByText(`${left} selected`)).toBeVisible();
  });
});

test('choosing another drop date returns the focus to its chip', async () => {
  await openConsole('/domains', { as: 'user' });
  const chip = page.getByRole('button', { name: /on which .* may drop/ }).first();
  await chip.click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(chip).toHaveFocus();
});
