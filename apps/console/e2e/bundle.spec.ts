import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from '../bench/sizes.ts';
import { expect, expectRow, openAs, test } from './kit/console.ts';
import { followScripts, totalBytes } from './kit/javascript.ts';
import { dist } from './kit/stage.ts';

/** The most JavaScript that the rows of the first list may need, in bytes. */
const maxBytes = 191_000;

/** The same with what the frame loads after them. */
const maxBytesWithFrame = 206_000;

const sources = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js.map'));

/** `bench/bytes.json` counts only the files that index.html names: the first list must need no others. */
test('the first list needs only the scripts that index.html names, within the size goal', async ({
  page,
  mock,
}, { annotations }) => {
  const loaded = followScripts(page);
  await openAs(page, mock, 'user', '/domains');
  await expectRow(page, 'Domains', '.com');
  const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const named = filesOf(html).filter((file) => file.endsWith('.js'));
  const loadedLater = () => {
    const later = loaded().slice(named.length);
    const own = later.flatMap((file) => modules(`${path.basename(file)}.map`));
    return own.flatMap((name) => /\/src\/.*/.exec(name) ?? []).toSorted();
  };
  // These load after the rows: news of catches, and the toasts.
  await expect.poll(loadedLater).toContain('/src/shell/CatchNotifier.tsx');
  await page.waitForLoadState('networkidle');
  expect(loaded().slice(0, named.length).toSorted()).toEqual(named.toSorted());
  expect(loadedLater()).toEqual([
    '/src/core/browser/desktopNotifications.ts',
    '/src/shell/CatchNotifier.tsx',
    '/src/shell/Toasts.tsx',
    '/src/shell/raceResults.ts',
  ]);
  const bytes = totalBytes(dist, loaded().slice(0, named.length));
  const withFrame = totalBytes(dist, loaded());
  const description = `${bytes} bytes, ${withFrame} with the frame`;
  annotations.push({ type: 'JavaScript of the first list', description });
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(withFrame).toBeLessThanOrEqual(maxBytesWithFrame);
  // One request for each thing that shows. The orders are the user's own.
  const asked = mock.requests.map(({ operation }) => String(operation));
  expect(asked.toSorted()).toEqual([
    'auth/profile',
    'domains/list',
    'domains/stats',
    'domains/tlds',
    'notifications/stats',
    'orders/list',
  ]);
});

test('the order list loads no charts', async ({ page, mock }) => {
  const scripts = followScripts(page);
  await openAs(page, mock, 'user', '/orders');
  await expectRow(page, 'Orders', '#');
  await page.waitForLoadState('networkidle');
  const loaded = scripts().map((file) => `${path.basename(file)}.map`);
  const withSource = loaded.filter((map) => sources.includes(map));
  expect(withSource).not.toEqual([]);
  expect(withSource.filter((map) => modules(map).some(isChart))).toEqual([]);
});

test('the build contains no mock, mock data, demo or test tool', () => {
  const foreign =
    /mock-server|(^|\/)demo\/|\/msw\/|\/ajv|\/jose\/|\/vitest|playwright|fast-check|axe-core/;
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.flatMap(modules).filter((name) => foreign.test(name))).toEqual([]);
  const text = /__mock|dropcatch\.test|mockServiceWorker|serviceWorker|[Dd]emo-journal|Reset demo/;
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.(js|css|html)$/.test(name));
  expect(scripts.filter((name) => text.test(readFileSync(path.join(dist, name), 'utf8')))).toEqual(
    [],
  );
});

const isChart = (name: string) => name.includes('/recharts/');

/** The modules of a script, from its source map. */
function modules(map: string): string[] {
  const parsed: { sources: string[] } = JSON.parse(
    readFileSync(path.join(dist, 'assets', map), 'utf8'),
  );
  return parsed.sources;
}
