import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { callsOf } from '../../../test/kit/console.tsx';
import { bar, close, pick, results } from '../../../test/kit/picked.ts';
import { dialog, expectToast } from '../../../test/kit/screen.ts';

describe('watching many domains', () => {
  test('can be undone', async () => {
    const { mock, picked } = await pick(2);
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    await dialog.getByRole('button', { name: 'Watch (2)' }).click();
    await close.click();
    const told = page.getByRole('alert').filter({ hasText: '2 domains put on your watchlist' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await expectToast('2 domains taken off your watchlist');
    for (const name of picked) {
      await expect
        .element(page.getByRole('button', { name: `Watch ${name}` }))
        .toHaveAttribute('aria-pressed', 'false');
    }
    expect(callsOf(mock, 'domains/unwatch')).toHaveLength(2);
  });

  test('stars those that had no star', async () => {
    const { mock, picked } = await pick(3);
    const [first = ''] = picked;
    await page.getByRole('button', { name: `Watch ${first}` }).click();
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect
      .element(dialog.getByText(/^2 domains will be put on your watchlist\./))
      .toBeVisible();
    await expect
      .element(dialog.getByText(/1 domain of those selected is on it already/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Watch (2)' }).click();
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    await close.click();
    await expect.element(page.getByRole('region', { name: 'Domains', exact: true })).toHaveFocus();
    for (const name of picked) {
      await expect
        .element(page.getByRole('button', { name: `Watch ${name}` }))
        .toHaveAttribute('aria-pressed', 'true');
    }
    expect(callsOf(mock, 'domains/watch')).toHaveLength(3);
  });

  test('and takes them off again', async () => {
    const { mock, picked } = await pick(2);
    for (const name of picked) await page.getByRole('button', { name: `Watch ${name}` }).click();
    await bar.getByRole('button', { name: 'Stop watching' }).click();
    await dialog.getByRole('button', { name: 'Stop watching (2)' }).click();
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    expect(callsOf(mock, 'domains/unwatch')).toHaveLength(2);
  });

  test('a failure shows the reason', async () => {
    await pick(1, ({ faults }) => faults.add({ operation: 'domains/watch', kind: 'reset' }));
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    await dialog.getByRole('button', { name: 'Watch (1)' }).click();
    await expect.element(results.getByText('Failed to update watchlist')).toBeVisible();
  });
});
