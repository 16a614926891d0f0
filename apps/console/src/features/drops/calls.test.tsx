import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { fakeIntervals, holdTimeouts, setTime } from '../../../test/kit/timers.ts';
import { minCallInterval } from '../../core/api/pacing.ts';
import { queryClient } from '../../core/api/queryClient.ts';

/** The most calls of a role in a minute, from the README: far from a window, in the hour before it, and in it. */
const most = { user: [5, 10, 30], admin: [20, 40, 120] } as const;

const times = ['07:40:00', '09:40:00', '10:10:00'];

/** The steps in which a minute passes, in milliseconds. */
const step = 2000;

test.for(['user', 'admin'] as const)(
  'the board of the role %s makes no more calls a minute than the README says',
  async (role) => {
    const pass = fakeIntervals();
    const endWait = holdTimeouts(minCallInterval);
    const { mock } = await openConsole('/drops', {
      as: role,
      prepare: () => setTime(`2026-11-20T${times[0]}Z`),
    });
    await expect.element(page.getByRole('heading', { name: 'Drop Board' })).toBeVisible();
    const settle = () =>
      expect
        .poll(() => {
          endWait();
          return queryClient.isFetching();
        })
        .toBe(0);
    for (const [index, time] of times.entries()) {
      const start = Date.parse(`2026-11-20T${time}Z`);
      setTime(start);
      pass(60_000);
      // What was not read for hours is read first.
      await settle();
      const before = mock.requests.length;
      for (let passed = step; passed <= 60_000; passed += step) {
        setTime(start + passed);
        pass(step);
        // As many calls may start as the rate limit allows in that time.
        for (let left = step; left > 0; left -= minCallInterval) {
          endWait();
          await Promise.resolve();
        }
      }
      const calls = mock.requests.length - before;
      expect({ time, isWithin: calls <= (most[role][index] ?? 0), calls }).toMatchObject({
        isWithin: true,
      });
    }
  },
);
