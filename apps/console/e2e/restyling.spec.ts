import type { Browser, Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, expectRow, openAs, test } from './kit/console.ts';
import { dist } from './kit/stage.ts';

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Changes of a page. Each ends with the page as it was. */
const changes = {
  'a new button': () => {
    const button = document.createElement('button');
    button.className = 'mantine-Button-root';
    document.querySelector('#content > *')?.append(button);
    return () => button.remove();
  },
  'a new icon': () => {
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    document.querySelector('#content')?.append(icon);
    return () => icon.remove();
  },
  'a new dialog': () => {
    const dialog = document.createElement('div');
    dialog.className = 'mantine-Modal-content';
    document.body.append(dialog);
    return () => dialog.remove();
  },
  'a wrong field': () => {
    const field = document.querySelector('input');
    field?.setAttribute('aria-invalid', 'true');
    return () => field?.removeAttribute('aria-invalid');
  },
  'a picked row': () => {
    const box = document.querySelector<HTMLInputElement>('tbody input[type=checkbox]');
    if (box) box.checked = true;
    return () => box && (box.checked = false);
  },
};

/** The most elements whose style the browser computed at once, during a change and its end. */
async function restyled(browser: Browser, page: Page, change: () => () => unknown) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  const end = await page.evaluateHandle(change);
  const frame = () => new Promise((shown) => void requestAnimationFrame(shown));
  await page.evaluate(frame);
  await end.evaluate((call) => void call());
  await page.evaluate(frame);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : [],
  );
  return Math.max(...counts);
}

/** A rule such as `.list:has(.mark) > *`, whose subject may be any element, restyles the page at each change. */
test('a change of one element restyles few others, with the styles of all screens', async ({
  browser,
  page,
  mock,
}) => {
  await openAs(page, mock, 'admin', '/domains');
  await expectRow(page, 'Domains', '.com');
  for (const file of readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.css')))
    await page.addStyleTag({ url: `/assets/${file}` });
  for (const [what, change] of Object.entries(changes)) {
    const count = await restyled(browser, page, change);
    // Otherwise nothing was measured.
    expect.soft(count, what).toBeGreaterThan(0);
    expect.soft(count, what).toBeLessThan(50);
  }
});
