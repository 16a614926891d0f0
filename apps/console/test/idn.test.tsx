import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole, row } from './console.tsx';

test('an internationalised name shows as people write it, beside the form that registries know', async () => {
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
