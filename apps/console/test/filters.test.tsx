import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { lists } from './kit/screens.ts';

const filters = page.getByRole('region', { name: 'Filters' });

const widths = [1280, 1440, 1920] as const;

test.for(lists.filter((list) => list.filters))(
  '$path has all its filters in sight from 1280 px on',
  async ({ path, filters: { fields = [], ranges = [] } = {} }) => {
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
