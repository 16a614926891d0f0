import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';

const filters = page.getByRole('region', { name: 'Filters' });

/** The filters of each list (spec, section 2): fields, and ranges, which say theirs on a button. */
const lists: readonly (readonly [path: string, fields: string[], ranges: string[]])[] = [
  [
    '/domains',
    ['Search Domain', 'TLD', 'Char Type', 'Length'],
    ['Drop Dates: 20 Nov onwards', 'Price: Any'],
  ],
  ['/released', ['Domain', 'TLD', 'Char Type'], ['Release Dates: Any']],
  ['/epp-logs', ['Registrar', 'Command', 'Result', 'Account', 'Object'], ['Dates: Any']],
  ['/orders', ['Status', 'Domain Search'], []],
  ['/users', ['Search', 'Role', 'Manager'], []],
  ['/audit-logs', ['Scope', 'Action', 'Resource', 'Result'], []],
];

const widths = [1280, 1440, 1920] as const;

test.for(lists)(
  '%s has all its filters in sight from 1280 px on',
  async ([path, fields, ranges]) => {
    onTestFinished(() => page.viewport(1280, 800));
    await openConsole(path, { as: 'admin' });
    for (const width of widths) {
      await page.viewport(width, 900);
      for (const name of fields) {
        await expect.element(filters.getByLabelText(name, { exact: true })).toBeVisible();
      }
      for (const name of ranges) {
        await expect.element(filters.getByRole('button', { name, exact: true })).toBeVisible();
      }
      await expect.element(filters.getByRole('button', { name: /^More/ })).not.toBeInTheDocument();
      // Two lines at most.
      expect(filters.element().clientHeight).toBeLessThanOrEqual(30 + 36);
    }
  },
);

test('narrower windows have what does not fit under More', async () => {
  await page.viewport(1100, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openConsole('/domains?char_type=alpha', { as: 'user' });
  await expect.element(filters.getByRole('button', { name: 'More filters, 1 set' })).toBeVisible();
});
