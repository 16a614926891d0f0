import type { Page } from '@playwright/test';
import { dialog, expect, openAs, row, test } from './kit/console.ts';

/** An input method, as for Chinese or Japanese. Its keys have a code of their own, and are not for the page. */
async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const press = async (key: 'Enter' | 'Escape') => {
    for (const type of ['rawKeyDown', 'keyUp'] as const)
      await browser.send('Input.dispatchKeyEvent', { type, key, windowsVirtualKeyCode: 229 });
  };
  return {
    /** Shows a text that may still change. */
    compose: (text: string) => {
      const end = { selectionStart: text.length, selectionEnd: text.length };
      return browser.send('Input.imeSetComposition', { text, ...end });
    },
    press,
    /** Ends the composition. */
    take: (text: string) => browser.send('Input.insertText', { text }),
  };
}

/** Fields in which Enter or Escape does something: the address, and the name of the field. */
const fields = {
  'a filter': ['/users', 'Search'],
  'a form': ['/profile', 'Company'],
  'the form of a dialog': ['/users/3/edit', 'Company'],
  'the command palette': ['/orders', 'Search screens, actions and records'],
} as const;

for (const [where, [url, name]] of Object.entries(fields)) {
  test(`the keys of an input method submit and close nothing in ${where}`, async ({
    page,
    mock,
  }) => {
    await openAs(page, mock, 'admin', url);
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    if (where === 'the command palette') await page.keyboard.press('Control+k');
    const field = page.getByLabel(name, { exact: true });
    await field.fill('');
    await field.focus();
    const dialogs = await dialog(page).count();
    const method = await inputMethod(page);
    await method.compose('にほん');
    await method.press('Enter');
    await method.take('日本');
    // Safari ends the composition before the key that ended it.
    await method.press('Enter');
    await method.press('Escape');
    await expect(field).toHaveValue('日本');
    await expect(field).toBeFocused();
    await expect(dialog(page)).toHaveCount(dialogs);
    expect(new URL(page.url()).pathname).toBe(url);
  });
}

test('names that are pasted from a page with its formatting are checked as plain names', async ({
  page,
  context,
  mock,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, mock, 'user', '/domains/lookup');
  const field = page.getByRole('textbox', { name: 'Domains' });
  await field.focus();
  await page.evaluate(() => {
    const html = '<ul><li><b>one</b>.com</li><li><a href="https://two.org/">two.org</a></li></ul>';
    const text = '•\tone.com\n•\u00A0two.org\u200B';
    const kinds = { 'text/html': html, 'text/plain': text };
    return navigator.clipboard.write([new ClipboardItem(kinds)]);
  });
  await page.keyboard.press('Control+v');
  await page.getByRole('button', { name: 'Look Up' }).click();
  for (const name of ['one.com', 'two.org']) await expect(row(page, 'Domains', name)).toBeVisible();
});
