import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callsOf } from '../../../test/kit/console.tsx';
import { unreachableText } from '../../../test/kit/faults.ts';
import { bar, selectRows } from '../../../test/kit/catalogSelection.ts';
import { expectToast } from '../../../test/kit/screen.ts';
import { holdTimeouts } from '../../../test/kit/timers.ts';

describe('watching many domains', () => {
  test('can be undone', async () => {
    const { mock, selected } = await selectRows(2);
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    const message = page
      .getByRole('alert')
      .filter({ hasText: '2 domains added to your watchlist' });
    await message.getByRole('button', { name: 'Undo' }).click();
    await expectToast('2 domains removed from your watchlist');
    for (const name of selected) {
      await expect
        .element(page.getByRole('button', { name: `Watch ${name}` }))
        .toHaveAttribute('aria-pressed', 'false');
    }
    expect(callsOf(mock, 'domains/unwatch')).toHaveLength(2);
  });

  test('can be undone by keyboard: m leads to the message, and the focus comes back', async () => {
    await selectRows(2);
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
    await expect.element(undo).toBeVisible();
    await userEvent.keyboard('m');
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectToast('2 domains removed from your watchlist');
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  });

  test('waits if the server asks for it, and then continues', async () => {
    const endWait = holdTimeouts(600_000);
    const { mock } = await selectRows(5);
    const early = { kind: 'status', status: 429, retry_after: 600, nth: 2 } as const;
    const refusal = mock.faults.add({ operation: 'domains/watch', ...early, times: 1 });
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    await expect.poll(() => refusal.hits).toBe(1);
    const message = page.getByText('5 domains added to your watchlist');
    // The wait begins when the answer has arrived.
    await expect
      .poll(() => {
        endWait();
        return message.query();
      })
      .not.toBeNull();
    expect(callsOf(mock, 'domains/watch')).toHaveLength(6);
  });

  test('adds stars where there were none', async () => {
    const { mock, selected } = await selectRows(3);
    const [first = ''] = selected;
    await page.getByRole('button', { name: `Watch ${first}` }).click();
    await bar.getByRole('button', { name: 'Watch', exact: true }).click();
    await expectToast('2 domains added to your watchlist');
    await expect.element(page.getByRole('row').filter({ hasText: first })).toHaveFocus();
    for (const name of selected) {
      await expect
        .element(page.getByRole('button', { name: `Watch ${name}` }))
        .toHaveAttribute('aria-pressed', 'true');
    }
    expect(callsOf(mock, 'domains/watch')).toHaveLength(3);
  });

  test('removes the stars again', async () => {
    const { mock, selected } = await selectRows(2);
    for (const name of selected) await page.getByRole('button', { name: `Watch ${name}` }).click();
    await bar.getByRole('button', { name: 'Stop watching' }).click();
    await expectToast('2 domains removed from your watchlist');
    expect(callsOf(mock, 'domains/unwatch')).toHaveLength(2);
  });

  test('shows the reason of a failure, and keeps the failed domains selected for a retry', async () => {
    const { mock } = await selectRows(3, ({ faults }) =>
      faults.add({ operation: 'domains/watch', kind: 'reset', nth: 2 }),
    );
    const watch = bar.getByRole('button', { name: 'Watch', exact: true });
    await watch.click();
    const message = page
      .getByRole('alert')
      .filter({ hasText: 'Failed to update watchlist for 1 domain' });
    await expect.element(message).toMatchTextContent(unreachableText);
    await expectToast('2 domains added to your watchlist');
    await expect.element(bar.getByText('1 selected')).toBeVisible();
    await expect.element(watch).toHaveFocus();
    await watch.click();
    await expectToast('1 domain added to your watchlist');
    expect(callsOf(mock, 'domains/watch')).toHaveLength(4);
  });

  test('is busy until the last star has changed', async () => {
    const { mock } = await selectRows(2);
    const held = mock.faults.add({ operation: 'domains/watch', kind: 'hang', nth: 2 });
    const watch = bar.getByRole('button', { name: 'Watch', exact: true });
    await watch.dblClick();
    await expect.element(watch).toHaveAttribute('aria-busy', 'true');
    held.remove();
    await expectToast('2 domains added to your watchlist');
    expect(callsOf(mock, 'domains/watch')).toHaveLength(2);
  });
});
