import { describe, expect, onTestFinished, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { dialogAddress } from './kit/eppAccounts.ts';
import { button, dialog } from './kit/screen.ts';

const [width, height] = [375, 800];

async function openOnPhone(url: Parameters<typeof openConsole>[0]): Promise<void> {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, height));
  await openConsole(url, { as: 'admin' });
  await expect.element(dialog).toBeVisible();
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

describe('on a phone', () => {
  test.for(['/users/13', '/orders/1867', '/sources/1/history', '/epp-accounts/new'])(
    'details and forms fill the screen and have a 44 px close button: %s',
    async (url) => {
      await openOnPhone(url);
      await expect.poll(() => boxOf(dialog).toJSON()).toMatchObject({ x: 0, y: 0, width, height });
      expect(boxOf(button('Close')).toJSON()).toMatchObject({ width: 44, height: 44 });
    },
  );

  test.for([
    ['/sources/1/import', 'Start Import'],
    ['/sources/1/delete-data', 'Delete'],
    ['/epp-accounts/new', 'Create Account'],
    [dialogAddress('PIR-01', 'test-catch'), 'Start Test Catch'],
  ] as const)(
    'the buttons of a dialog are at the bottom of the screen: %s, %s',
    async ([url, name]) => {
      await openOnPhone(url);
      await expect.element(button(name)).toBeVisible();
      await expect.poll(() => Math.round(boxOf(button(name)).height)).toBeGreaterThanOrEqual(44);
      await expect.poll(() => Math.round(height - boxOf(button(name)).bottom)).toBe(12);
    },
  );

  test('a question stays small', async () => {
    await openOnPhone(dialogAddress('PIR-01', 'real-catch'));
    await expect.element(button('Start Real Catch')).toBeVisible();
    expect(boxOf(dialog).width).toBeLessThan(width);
    expect(boxOf(dialog).height).toBeLessThan(height);
  });
});

test.for([900, 700])(
  'the log of a test catch ends above the buttons in a window %i px high',
  async (room) => {
    await page.viewport(1280, room);
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(dialogAddress('PIR-01', 'test-catch'), { as: 'admin' });
    const log = dialog.getByRole('log');
    await expect.element(log).toBeVisible();
    await expect
      .poll(() => boxOf(button('Start Test Catch')).top - boxOf(log).bottom)
      .toBeGreaterThan(12);
  },
);
