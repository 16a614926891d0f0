import { provideTestBrowser } from '@dropcatch/tooling/browser';
import { expect, menu, openAs, test } from './kit/console.ts';

/** A browser whose scrollbars take room beside the page, as on most desktops. */
test.use({ launchOptions: { ...provideTestBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('nothing moves aside when a screen is longer than the window', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/payments');
  const userMenu = page.getByRole('button', { name: /^User menu/ });
  const short = await userMenu.boundingBox();
  expect(short?.width).toBeGreaterThan(0);
  await menu(page).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const bar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await bar()).toBeGreaterThan(5);
  expect(await userMenu.boundingBox()).toEqual(short);
});
