import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { pixelsLacking } from '../../../test/kit/pixelsLacking.ts';
import { dialog, row, rowAction } from '../../../test/kit/screen.ts';

test('an internationalised name shows its readable form beside its registry form', async () => {
  await openConsole('/orders', {
    as: 'admin',
    prepare: ({ world: { store } }) => {
      const [newest] = store.orders.filter(({ state }) => state === 'NEW').toReversed();
      if (newest) store.orders.add({ ...newest, domain: 'xn--bcher-kva.de', tld: 'de' });
    },
  });
  const order = row('bücher.de');
  await expect.element(order.getByText('xn--bcher-kva.de')).toBeVisible();
  await expect.element(page.getByTitle('bücher.de (xn--bcher-kva.de)')).toBeVisible();
});

test('the registry form of a name is cut before its readable form', async () => {
  await openConsole('/domains/lookup', { as: 'user' });
  await page.getByRole('textbox', { name: /^Domains/ }).fill('buchhändlerin.de');
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  const shown = page.getByTitle(/^buchhändlerin\.de \(xn--/);
  await expect.element(shown).toBeVisible();
  const [readable, ascii] = shown.element().children;
  if (!readable || !ascii) throw new Error('The name has no parts');
  expect(pixelsLacking(ascii)).toBeGreaterThan(10);
  expect(pixelsLacking(readable)).toBe(0);
});

test('a long name of look-alike letters shows the beginning of its registry form', async () => {
  await page.viewport(1280, 800);
  // Cyrillic letters that look like Latin ones.
  const unicode = `${'соре-асе-рау-'.repeat(3)}соре.com`;
  const name = new URL(`http://${unicode}`).hostname;
  await openConsole('/orders', {
    as: 'admin',
    prepare: ({ world: { store } }) => {
      const [newest] = store.orders.filter(({ state }) => state === 'NEW').toReversed();
      if (newest) store.orders.add({ ...newest, domain: name, tld: 'com' });
    },
  });
  const shown = page.getByTitle(`${unicode} (${name})`);
  await expect.element(shown).toBeVisible();
  const ascii = shown.element().querySelector('.ascii-name');
  const letters = document.createRange();
  const text = ascii?.firstChild;
  if (!text) throw new Error('There is no registry form');
  letters.setStart(text, 0);
  letters.setEnd(text, 4);
  expect(letters.toString()).toBe('xn--');
  const { right } = letters.getBoundingClientRect();
  for (const box of [ascii, shown.element().closest('td, th')]) {
    expect(right).toBeLessThan(box?.getBoundingClientRect().right ?? 0);
  }
});

test.for(['.com', '.קום'])(
  'a right-to-left name keeps its TLD %s at the end, dimmed',
  async (tld) => {
    const name = `שלום${tld}`;
    await openConsole('/domains/lookup', { as: 'user' });
    await page.getByRole('textbox', { name: /^Domains/ }).fill(name);
    await page.getByRole('button', { name: 'Look Up', exact: true }).click();
    const title = new RegExp(`^${name} \\(xn--`);
    const shown = page.getByTitle(title).getByText(name, { exact: true });
    await expect.element(shown).toBeVisible();
    const [letters, end] = shown.element().children;
    if (!letters || !end) throw new Error('The name has no parts');
    expect(end.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      letters.getBoundingClientRect().right,
    );
    expect(getComputedStyle(end).color).not.toBe(getComputedStyle(letters).color);
  },
);

test('a long name is shortened in its middle, and copied in full', async () => {
  const name = `${'drop-'.repeat(12)}end.co.uk`;
  await openConsole('/orders', {
    as: 'admin',
    prepare: ({ world: { store } }) => {
      const [newest] = store.orders.filter(({ state }) => state === 'NEW').toReversed();
      if (newest) store.orders.add({ ...newest, domain: name, tld: 'uk' });
    },
  });
  const shown = page.getByTitle(name);
  await expect.element(shown).toBeVisible();
  const cell = shown.element().closest('td, th')?.getBoundingClientRect();
  const end = document.createRange();
  end.selectNodeContents(shown.element().lastChild ?? shown.element());
  expect(end.toString()).toBe('.co.uk');
  expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(cell?.right ?? 0);
  const [head] = shown.element().children;
  expect(head?.scrollWidth).toBeGreaterThan(head?.clientWidth ?? 0);
  getSelection()?.selectAllChildren(shown.element());
  expect(String(getSelection())).toBe(name);
});

test('a screen reader reads a long name as one word', async () => {
  const name = `${'drop-'.repeat(12)}end.co.uk`;
  await openConsole('/domains/lookup', { as: 'user' });
  await page.getByRole('textbox', { name: /^Domains/ }).fill(name);
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  await expect.element(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
});

test('a long name that fits shows in full', async () => {
  const name = 'twenty-four-letters1.com';
  await openConsole('/domains/lookup', { as: 'user' });
  await page.getByRole('textbox', { name: /^Domains/ }).fill(name);
  await page.getByRole('button', { name: 'Look Up', exact: true }).click();
  const shown = page.getByTitle(name);
  await expect.element(shown).toBeVisible();
  const [head] = shown.element().children;
  expect(head?.scrollWidth).toBe(head?.clientWidth);
});

test('the domain of an order has its TLD everywhere, even if the server leaves it out', async () => {
  const { mock } = await openConsole('/orders', {
    as: 'admin',
    prepare: ({ world }) =>
      Object.assign(world.store.orders.all().at(-1) ?? {}, { domain: 'bare', tld: 'com' }),
  });
  const record = `order #${mock.world.store.orders.all().at(-1)?.id}`;
  await expect.element(page.getByRole('table').getByText('bare.com')).toBeVisible();
  await rowAction(record, 'Restart');
  await expect.element(dialog.getByText('bare.com')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await rowAction(record, 'View Details');
  await expect.element(dialog.getByText('bare.com')).toBeVisible();
});
