import type { Mock } from '@dropcatch/mock-server/browser';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { fakeIntervals, holdTimeouts, setTime } from '../../../test/kit/timers.ts';
import { minCallInterval } from '../../core/api/pacing.ts';
import { tokens } from '../../core/api/client.ts';

const opening = Date.parse('2026-11-20T10:00:00Z');

/** Seconds from the opening of the .info window. */
const moments = [
  -600, -420, -240, -120, -60, -30, -10, -2, -1, 0, 1, 2, 5, 15, 40, 90, 180, 300, 450, 600,
] as const;

const table = page.getByRole('table', { name: 'Paid orders' });
const accounts = page.getByRole('list', { name: 'This window' });

const textsOf = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The names in each group, and the header of each. */
function groupsOf(element: Element): { head: string; names: string[] }[] {
  return [...element.querySelectorAll('tbody:has([data-group])')].map((group) => ({
    head: group.querySelector('[data-group]')?.textContent ?? '',
    names: textsOf(group, 'th[scope=row] a'),
  }));
}

/** What the board must never show, not even for one frame. */
function faultsOf(main: Element): string[] {
  const board = main.querySelector('table[aria-label="Paid orders"]');
  const alarms = /Not refreshed.{10}|could not be refreshed/.exec(main.textContent ?? '') ?? [];
  const heads = board ? groupsOf(board) : [];
  return [
    ...alarms,
    ...heads
      .filter(
        ({ head, names }) =>
          names.length === 0 || head.startsWith('Not known') || !head.endsWith(` ${names.length}`),
      )
      .map(({ head, names }) => `${head}: ${names.length} rows`),
    ...(board ? textsOf(board, 'tr[data-row] > *') : []).filter((text) => text === 'Not known'),
    // A row names its outcome only where that differs from its header.
    ...(board ? textsOf(board, 'td[data-cell="answer"] > div > b') : []).map(
      (text) => `${text} row`,
    ),
  ];
}

/** The group of each .info order that takes part, from the orders of the service. */
function expectedGroups({ world: { store } }: Mock, isOpen: boolean): Record<string, string> {
  const paid = store.orders.filter(
    ({ tld, drop_date, paid_at }) =>
      tld === 'info' && drop_date === '2026-11-20' && paid_at !== null,
  );
  const groups: Record<string, string> = { CATCHED_PROCESSING: 'Won', FAILED: 'Lost' };
  return Object.fromEntries(
    paid.map(({ domain, state }) => [domain, groups[state] ?? (isOpen ? 'Racing' : 'Waiting')]),
  );
}

/** The group in which the board shows each of these names. */
function shownGroups(
  expected: Record<string, string>,
  read: (head: string, name: string) => string = (head) => head,
): Record<string, string> {
  return Object.fromEntries(
    groupsOf(table.element()).flatMap(({ head, names }) =>
      names
        .filter((name) => name in expected)
        .map((name) => [name, read(head.replace(/ \d+$/, ''), name)]),
    ),
  );
}

/** Sets both clocks to some seconds from the opening. */
function goTo({ clock }: Mock, seconds: number): void {
  const now = opening + seconds * 1000;
  setTime(now);
  clock.set(now);
}

test('the board is right in the first second at 20 moments around the opening of a window', async () => {
  const pass = fakeIntervals();
  const endWait = holdTimeouts(minCallInterval);
  // A wait that never ends would hold the live reads of later tests, which share the page.
  onTestFinished(() => {
    vi.unstubAllGlobals();
    endWait();
  });
  const faults = new Set<string>();
  let moment: number = moments[0];
  const watcher = new MutationObserver(() => {
    const main = document.querySelector('main');
    for (const fault of main ? faultsOf(main) : []) faults.add(`${moment} s: ${fault}`);
  });
  onTestFinished(() => watcher.disconnect());
  const { mock, reload } = await openConsole('/drops', {
    as: 'admin',
    prepare: async (started) => {
      started.reset(['drop-day']);
      goTo(started, moments[0]);
      tokens.set(await started.signIn('admin@dropcatch.test'));
    },
  });
  // Loads the screen's code. Earlier tests may have used up the calls that start at once.
  await expect
    .poll(() => {
      endWait();
      return accounts.query();
    })
    .not.toBeNull();
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (moment of moments) {
    goTo(mock, moment);
    tokens.set(await mock.signIn('admin@dropcatch.test'));
    // After a pause, the board may make its first calls at once.
    for (let turn = 0; turn < 10; turn += 1) endWait();
    await reload();
    await expect.element(accounts).toBeVisible();
    // No wait has ended yet, so these are the very first calls.
    await expect
      .poll(() => accounts.element().textContent)
      .toMatch(/ID-03.*ID-01.* · (Catching|Idle).*ID-02.* · (Catching|Idle)/);
    expect(
      document.querySelector('ul[aria-label="This window"], ul[aria-label="Other accounts"]'),
    ).toBe(accounts.element());
    await expect.element(table).toHaveAttribute('aria-busy', 'false');
    endWait();
    goTo(mock, moment + 1);
    pass(1000);
    const right = expectedGroups(mock, moment + 1 >= 0);
    // Why a name was lost may be in a page of the log that has not been read.
    await expect
      .poll(() =>
        shownGroups(right, (head, name) =>
          head === 'Not read yet' && right[name] === 'Lost' ? 'Lost' : head,
        ),
      )
      .toEqual(right);
    // Names that no page shows are read one by one.
    await expect
      .poll(() => {
        endWait();
        pass(1000);
        return shownGroups(right);
      })
      .toEqual(right);
  }
  expect([...faults]).toEqual([]);
});
