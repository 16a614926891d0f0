import { provideTestBrowser } from '@dropcatch/tooling/browser';
import { expect, openAs, test } from './kit/console.ts';
import { expectFitsAll } from './kit/screens.ts';

const launch = provideTestBrowser();

/** A browser whose font size is 32 px instead of 16 px: twice as large. */
test.use({
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
});

test('the rows and columns of a list grow with the font size', async ({ page, mock }) => {
  await page.setViewportSize({ width: 2560, height: 900 });
  await openAs(page, mock, 'admin', '/domains?per_page=250');
  const rows = page.getByRole('table', { name: 'Domains' }).locator('tbody tr[data-row]');
  await expect(rows.first()).toHaveCSS('height', '64px');
  await expect(rows.first()).toHaveCSS('font-size', '26px');
  const price = page.getByRole('columnheader', { name: 'Price' });
  expect((await price.boundingBox())?.width).toBeGreaterThanOrEqual(96 * 2);
  // Rows out of view take as much space as rendered rows.
  const table = page.getByRole('table', { name: 'Domains' });
  expect((await table.boundingBox())?.height).toBeCloseTo(251 * 64, -2);
});

test('the screens fit every window width with a large font', async ({ page, mock }) => {
  await openAs(page, mock, 'admin', '/payments');
  await expectFitsAll(
    page,
    ['/', '/domains', '/orders', '/users', '/epp-logs', '/schedulers', '/drops'],
    [1440, 1280, 1024, 768, 375, 320],
  );
});

test('the bar of a phone shows the whole time to the next drop window with a large font', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await openAs(page, mock, 'user', '/orders');
  const chip = page.getByRole('banner').getByRole('link', { name: / at \d\d:\d\d UTC$/ });
  await expect(chip.locator('time')).toBeInViewport({ ratio: 1 });
});

test('the hours of the day stay below its drop windows with a large font', async ({
  page,
  mock,
}) => {
  await openAs(page, mock, 'user', '/drops');
  const ribbon = page.getByRole('img', { name: /^Drop windows of the day/ });
  const hours = await ribbon.getByText('00:00').boundingBox();
  const bar = await ribbon.locator('g > rect').first().boundingBox();
  if (!hours || !bar) throw new Error('the ribbon is not there');
  expect(hours.y).toBeGreaterThan(bar.y + bar.height);
});
