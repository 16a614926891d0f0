import { olderBrowserText } from '../vite/supportedBrowsers.ts';
import { expect, test } from './kit/console.ts';

test('a browser that is too old gets one sentence with the versions', async ({
  page,
  problems,
}) => {
  // The console's scripts are refused, and so is what they would have used.
  problems.allow(/Content Security Policy|^csp /, /preloaded using link preload/);
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...asked: [string]) =>
      !asked.join(' ').includes('light-dark(') && supports(...asked);
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/orders');
  await expect(page.locator('body')).toHaveText(olderBrowserText);
  expect(calls.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('the console needs nothing that came after its oldest browsers', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'parse');
    Reflect.deleteProperty(Promise, 'try');
    Reflect.deleteProperty(Array, 'fromAsync');
    Reflect.deleteProperty(window, 'Iterator');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(document, 'startViewTransition');
    for (const name of ['union', 'intersection', 'difference', 'isSubsetOf'])
      Reflect.deleteProperty(Set.prototype, name);
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
    for (const name of ['map', 'filter', 'toArray', 'some', 'find', 'forEach', 'take', 'reduce'])
      Reflect.deleteProperty(iterator, name);
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
