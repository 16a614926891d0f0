import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import {
  category,
  create,
  dialog,
  openDialog,
  partners,
  reach,
  verisign,
} from '../../../test/kit/orderDialog.ts';
import { expectToast, row } from '../../../test/kit/screen.ts';

describe('the category of an order', () => {
  test('starts with the category that names the TLD, and others follow with what they serve', async () => {
    const { mock } = await openDialog('user');
    await expect.element(category).toHaveDisplayValue(verisign);
    const groups = [...category.element().querySelectorAll('optgroup')].map(
      ({ label, children }) => [
        label,
        ...[...children].map((option) => {
          const { text, disabled } = option as HTMLOptionElement;
          return disabled ? `(${text})` : text;
        }),
      ],
    );
    expect(groups).toEqual([
      ['Serves .com', verisign],
      ['Takes any name', partners],
      [
        'Does not serve .com',
        '(CZ.NIC FRED (cz))',
        '(DENIC (de))',
        '(EURid (eu))',
        '(Identity Digital (info, io, app +5))',
        '(Nominet UK (uk, co.uk, org.uk))',
        '(PIR ORG (org))',
      ],
    ]);
    expect(callsOf(mock, 'domains/order')).toEqual([]);
  });

  test('requires a category if none serves the TLD [§5.ordering.category-required]', async () => {
    const { mock } = await openDialog('user', ({ world: { store } }) =>
      store.eppCategories
        .filter(() => true)
        .map((one) => Object.assign(one, { supported_tlds: ['org'] })),
    );
    await expect.element(category).toHaveDisplayValue('Select a category');
    await create.click();
    await expect.element(dialog.getByText('EPP Registrar Category is required')).toBeVisible();
    await expect.element(category).toHaveFocus();
    expect(callsOf(mock, 'domains/order')).toEqual([]);
  });

  test('two keys order the row that has the focus: o, then Ctrl and Enter', async () => {
    const { mock } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await expect.element(row(reach)).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.keyboard('o');
    await expect.element(category).toHaveDisplayValue(verisign);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expectToast(/^Order created successfully!/);
    expect(callsOf(mock, 'domains/order')[0]?.body).toMatchObject({
      domain: reach,
      epp_registrar_category_id: 1,
    });
  });

  test('starts with a category that takes any name if none names the TLD', async () => {
    const { mock } = await openConsole('/domains?tld=se', { as: 'user' });
    await page
      .getByRole('button', { name: /^Order .+\.se$/ })
      .last()
      .click();
    await expect.element(category).toHaveDisplayValue(partners);
    await create.click();
    await expectToast(/^Order created successfully!/);
    expect(callsOf(mock, 'domains/order')).toHaveLength(1);
  });

  test('starts with the category used last for the TLD, in bulk orders too', async () => {
    const { go } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    await expect.element(category).toHaveDisplayValue(verisign);
    await category.selectOptions(partners);
    await create.click();
    await expectToast(/^Order created successfully!/);
    await page.getByRole('button', { name: `Order ${reach}` }).click();
    await expect.element(category).toHaveDisplayValue(partners);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    go('/domains?tld=com&drop_date_from=2026-11-23');
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    const many = page.getByRole('dialog', { name: 'Order domains' });
    await expect
      .element(many.getByRole('combobox', { name: 'EPP Registrar Category' }))
      .toHaveDisplayValue(partners);
  });

  test.for([
    [['.com'], 'com'],
    [['COM'], 'com'],
    [['.Com', 'net'], 'com, net'],
  ] as const)('offers a category whose TLDs are %j', async ([tlds, shown]) => {
    await openDialog('user', ({ world }) =>
      world.store.eppCategories
        .filter(({ name }) => name === 'Partner registrars')
        .map((one) => Object.assign(one, { supported_tlds: tlds })),
    );
    const option = `Partner registrars (${shown})`;
    await category.selectOptions(option);
    await expect.element(category).toHaveDisplayValue(option);
  });
});
