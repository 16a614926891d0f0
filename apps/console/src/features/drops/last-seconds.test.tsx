import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeIntervals, setTime, skipTimeouts } from '../../../test/kit/timers.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { minCallInterval } from '../../core/api/pacing.ts';
import { expectSettled } from '../../../test/kit/screen.ts';

const opening = Date.parse('2026-11-20T10:00:00Z');

test('in the last 20 seconds before a window the board is read in time, and raises no alarm', async () => {
  const pass = fakeIntervals();
  skipTimeouts(minCallInterval);
  const { mock } = await openConsole('/drops', {
    as: 'admin',
    prepare: () => setTime(opening - 21_000),
  });
  await expect.element(page.getByRole('table', { name: 'Paid orders' })).toBeVisible();
  const operations = ['orders/list', 'eppLogs/list'] as const;
  /** The seconds in which each was read. */
  const reads = operations.map((): number[] => []);
  const said = new Set<string>();
  for (let second = -20; second <= 3; second += 1) {
    const before = operations.map((operation) => callsOf(mock, operation).length);
    setTime(opening + second * 1000);
    pass(1000);
    for (const { textContent } of document.querySelectorAll('main [role=status]'))
      said.add(textContent);
    expect(document.querySelector('main')?.textContent).not.toContain('Not refreshed');
    await expectSettled();
    for (const [index, operation] of operations.entries())
      if (callsOf(mock, operation).length > (before[index] ?? 0)) reads[index]?.push(second);
  }
  for (const seconds of reads) {
    const gaps = seconds.map((at, index) => at - (seconds[index - 1] ?? -21));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(11);
    expect(seconds.some((at) => at === 0 || at === 1)).toBe(true);
  }
  expect([...said].filter(Boolean)).toEqual([
    'One minute until info opens',
    '1 thing left before info opens',
    'info is open',
    '1 thing left while info is open',
  ]);
});
