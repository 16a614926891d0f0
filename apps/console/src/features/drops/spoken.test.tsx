import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { recordSpoken } from '../../../test/kit/announcements.ts';
import { openBoard, type DropDay } from '../../../test/kit/dropDay.ts';
import { queryClient } from '../../core/api/queryClient.ts';
import { ownOrders } from '../../entities/orders/ownOrders.ts';

/*
 * All that a reader says on the Drop Board through a window, in order: that it opens and closes, each own result, and
 * the results at its end. No second, and nothing twice.
 */

const planned = [{ domain: 'brook.info' }, { domain: 'stone.info' }];

/** Goes through the window of .info, in which one of the orders is caught and the other one is not. */
async function watchWindow({ goTo, setState, tick }: DropDay): Promise<void> {
  for (const time of ['09:59:10', '09:59:40', '10:00:05', '10:00:40']) await goTo(time);
  setState('brook.info', 'CATCHED_PROCESSING');
  await tick();
  setState('stone.info', 'FAILED');
  await tick();
  const end = ['10:29:30', '10:30:02', '10:31:00', '10:32:01', '10:33:00', '10:36:00'];
  for (const time of end) await goTo(time);
}

/** What was said. Each jump of the clock looks as if reads were missed, which `last-seconds.test.tsx` rules out. */
const withoutJumps = (said: readonly string[]) =>
  said.filter((text) => text !== 'The board could not be refreshed');

test('a customer hears the window, each result and a summary', async () => {
  const board = await openBoard('user', '09:57:30', planned);
  await expect.element(page.getByRole('link', { name: /brook/ }).first()).toBeVisible();
  // What announces results loads after the board.
  await expect
    .poll(() => queryClient.getQueryState(ownOrders.queryKey)?.status, { timeout: 15_000 })
    .toBe('success');
  await board.tick();
  const said = recordSpoken();
  await watchWindow(board);
  await expect
    .poll(() => withoutJumps(said()))
    .toEqual([
      'One minute until info opens',
      'info is open',
      expect.stringMatching(/^Caught: brook.infoOrder #\d+$/),
      'Not caught: stone.info',
      'info is over',
      'info: 1 of 2 caught, $99.00. 1 not caught.',
    ]);
});

test('staff hear the window, what is left to do and a summary', async () => {
  const board = await openBoard('admin', '09:57:30', planned);
  await expect.element(page.getByRole('table', { name: 'Paid orders' })).toBeVisible();
  const said = recordSpoken();
  await watchWindow(board);
  await expect
    .poll(() => withoutJumps(said()))
    .toEqual([
      'One minute until info opens',
      'info is open',
      '1 thing left while info is open',
      'Ready for info: 1 account, all orders decided',
      'info is over',
      'info: 1 of 2 won, $99.00. 1 not sent.',
    ]);
  // What one sees in the same moment.
  await expect
    .element(page.getByRole('region', { name: 'Results so far' }))
    .toMatchTextContent(/1 of 2 won, \$99\.00\.\s*1 not sent\./);
});
