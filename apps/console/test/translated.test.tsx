import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';

/**
 * Translates the page and its later content, as browsers do: replaces each text by an element with another text. React
 * does not know about it.
 */
function translate(): void {
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const within = text.parentElement;
      if (!text.data.trim() || !within || within.closest('font, style, script')) continue;
      const translated = document.createElement('font');
      translated.textContent = `${text.data}*`;
      text.replaceWith(translated);
    }
  };
  const observer = new MutationObserver(translateAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  translateAll();
}

test('a translated page shows the right page of a list and the right selection', async () => {
  await openConsole('/orders', { as: 'admin' });
  const boxes = page.getByRole('table').getByRole('checkbox');
  await boxes.nth(1).click();
  translate();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect.element(bar.getByText('1 selected*')).toBeVisible();
  await boxes.nth(2).click();
  await expect.element(bar.getByText('2 selected*')).toBeVisible();
  await page.getByRole('button', { name: 'Page 2' }).click();
  const pages = page.getByRole('navigation', { name: 'Pagination' });
  await expect.element(pages.getByText(/^Page 2 of /)).toBeVisible();
  await expect.element(bar.getByText('2 selected, 2 not shown*')).toBeVisible();
  await page.getByRole('button', { name: 'Page 1' }).click();
  await expect.element(bar.getByText('2 selected*', { exact: true })).toBeVisible();
});
