import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearBulkCheck } from './bulkCheck.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { form, names, openTools, results, start, stop } from '../../../test/kit/eppTools.ts';

describe('the input', () => {
  test('requires an account, then names [§5.bulk-check.account-required]', async () => {
    await openConsole('/epp-tools', { as: 'manager' });
    await start.click();
    await expect.element(form.getByText('Please select an EPP account')).toBeVisible();
    await expect.element(page.getByLabelText(/^EPP Account/)).toHaveFocus();
  });

  test.for([
    ['', 'Please enter domains to check'],
    ['no name', 'No valid domains found'],
    [names(501), 'Maximum 500 domains allowed'],
    ['a.com\nA.com, b.com', '1 duplicate domains found. Please remove duplicates.'],
  ] as const)(
    'shows an error for wrong names and sends nothing (%#) [§5.bulk-check.domains-required §5.bulk-check.domains-invalid §5.bulk-check.domains-too-many §5.bulk-check.domains-twice]',
    async ([text, problem]) => {
      const { mock } = await openTools(text);
      await start.click();
      await expect.element(form.getByText(problem)).toBeVisible();
      await expect.element(page.getByLabelText(/^Domains/)).toHaveFocus();
      expect(mock.requests.map(({ operation }) => operation)).not.toContain(
        'eppTools/checkDomains',
      );
    },
  );

  test('starts a check with the keys that submit a form, and moves the focus to the button', async () => {
    const { mock } = await openTools('a.com\nb.com');
    const held = mock.faults.add({ kind: 'hang', operation: 'eppTools/checkDomains' });
    await page.getByLabelText(/^Domains/).click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(stop).toHaveFocus();
    held.remove();
    await expect.element(start).toHaveFocus();
    expect(callsOf(mock, 'eppTools/checkDomains').at(-1)?.body).toMatchObject({
      domains: ['a.com', 'b.com'],
    });
  });

  test('counts the names against the limit, and lists what is not a name', async () => {
    await openTools('');
    await expect.element(form.getByText('0 of 500')).toBeVisible();
    await page.getByLabelText(/^Domains/).fill('a.com, b.com\nx');
    await expect.element(form.getByText('2 of 500')).toBeVisible();
    await expect.element(form.getByText(/1 entry left out/)).toBeVisible();
  });

  test('drops duplicates on request', async () => {
    await openTools('a.com\nA.com\nb.com');
    await page.getByRole('button', { name: 'Remove duplicates' }).click();
    await expect.element(page.getByLabelText(/^Domains/)).toHaveValue('a.com\nb.com');
    await expect.element(start).toHaveFocus();
  });
});

describe('the account', () => {
  const account = page.getByLabelText(/^EPP Account/);
  const chosen = () => (account.element() as HTMLSelectElement).selectedOptions[0]?.text;

  test('is one that serves the names, until the user chooses another', async () => {
    clearBulkCheck();
    const { mock } = await openConsole('/epp-tools', { as: 'admin' });
    await expect.poll(chosen).toBe('Select an account');
    await page.getByLabelText(/^Domains/).fill('a.org\nb.org');
    await expect.poll(chosen).toBe('PIR-01 (PIR ORG)');
    await page.getByLabelText(/^Domains/).fill('a.info\nb.info');
    await expect.poll(chosen).toBe('ID-01 (Identity Digital)');
    await start.click();
    await expect.element(results.getByText('2 of 2')).toBeVisible();
    const { id } = mock.world.store.eppAccounts.find(({ name }) => name === 'ID-01') ?? {};
    expect(callsOf(mock, 'eppTools/checkDomains').at(-1)?.body).toMatchObject({ account_id: id });
  });

  test('lists those that serve the names first, and says which names the chosen one does not serve', async () => {
    clearBulkCheck();
    await openConsole('/epp-tools', { as: 'admin' });
    await page.getByLabelText(/^Domains/).fill('a.cz\nb.info\nc.info');
    await expect
      .poll(() =>
        account
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(expect.arrayContaining(['Select an account', 'ID-01 (Identity Digital)']));
    expect(account.getByRole('option').elements()[1]?.textContent).toBe('ID-01 (Identity Digital)');
    await account.selectOptions('CZ-01 (CZ.NIC FRED)');
    await expect.element(form.getByText('CZ-01 serves cz. 2 of 3 names are not .cz')).toBeVisible();
    await page.getByLabelText(/^Domains/).fill('a.cz');
    await expect.element(form.getByText(/^CZ-01 serves cz/)).not.toBeInTheDocument();
  });

  test('can check names that it does not serve: the bar ends red, and the messages show in full', async () => {
    clearBulkCheck();
    await openConsole('/epp-tools', { as: 'admin' });
    await account.selectOptions('CZ-01 (CZ.NIC FRED)');
    await page.getByLabelText(/^Domains/).fill('a.info\nb.info');
    await start.click();
    await expect.element(results.getByText('Completed')).toBeVisible();
    const bar = results.getByRole('progressbar').element();
    await expect
      .poll(() => getComputedStyle(bar).backgroundColor.match(/\d+/g)?.map(Number))
      .toSatisfy(([red = 0, green = 0, blue = 0]: number[]) => red > 2 * Math.max(green, blue));
    for (const message of results.getByText(/^2306/).elements()) {
      expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth || Infinity);
      expect(message.closest('td, th')?.scrollWidth).toBe(message.closest('td, th')?.clientWidth);
    }
    await expect
      .element(results.getByRole('columnheader', { name: 'Actions' }))
      .not.toBeInTheDocument();
  });
});

test('accounts that cannot be loaded show an error and a retry [§8.bulk-check.accounts-failed]', async () => {
  clearBulkCheck();
  const { mock } = await openConsole('/epp-tools', {
    as: 'manager',
    prepare: ({ faults }) => faults.add({ kind: 'reset', operation: 'eppAccounts/list' }),
  });
  await expect.element(page.getByText(/^Failed to load EPP accounts: The server/)).toBeVisible();
  mock.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .poll(
      () =>
        page
          .getByLabelText(/^EPP Account/)
          .getByRole('option')
          .all().length,
    )
    .toBeGreaterThan(1);
});

test.for([
  [1280, 'beside'],
  [375, 'below'],
] as const)(
  'the place for the results is there before a check: at %s px, %s the form',
  async ([width, where]) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openTools('');
    await expect.element(results.getByText('No results yet')).toBeVisible();
    const [left, right] = [form, results].map((part) => part.element().getBoundingClientRect());
    const isBeside = (right?.left ?? 0) >= (left?.right ?? 0);
    const isBelow = (right?.top ?? 0) >= (left?.bottom ?? 0);
    expect({ isBeside, isBelow }).toEqual({
      isBeside: where === 'beside',
      isBelow: where === 'below',
    });
    if (where === 'beside') expect(left?.width).toBe(360);
  },
);
