import type { Mock } from '@dropcatch/mock-server/browser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, now, openConsole } from '../../../test/kit/console.tsx';
import { dialog, row, showTab } from '../../../test/kit/screen.ts';
import { fakeIntervals } from '../../../test/kit/timers.ts';
import {
  button,
  chip,
  chips,
  expectAnswered,
  expectPolls,
  list,
  openQuickCheck,
  polls,
  status,
  storeChecks,
  storedChecks,
  storeFromOtherTab,
  setLongCheck,
  yesterday,
} from '../../../test/kit/released.ts';

/** Lets time pass for intervals. */
let pass: (milliseconds: number) => void;

beforeEach(() => {
  pass = fakeIntervals();
});

/** Lets two seconds pass: one progress call for each check. */
const twoSeconds = () => pass(2000);

/** Ends the checks on the server, and lets the console read it. */
async function finish({ clock }: Mock) {
  await expectAnswered();
  clock.advance(60_000);
  twoSeconds();
}

test('an ended check that is opened by its address stays open', async () => {
  const { mock, address, reload } = await openQuickCheck();
  await expectAnswered();
  expect(address()).toMatch(/progress/);
  mock.clock.advance(60_000);
  // As in another browser, without the stored check.
  storeChecks([]);
  await reload();
  await expect.element(status).toHaveTextContent('Completed');
  await expect.element(dialog.getByText('This closes in a moment')).not.toBeInTheDocument();
});

describe('polling', () => {
  test('sends one call for a check every two seconds, for its chip, its dialog or both [§9.released.polling]', async () => {
    const { mock } = await openQuickCheck();
    expect(polls(mock)).toBe(1);
    for (const expected of [2, 3]) {
      pass(1900);
      expect(polls(mock)).toBe(expected - 1);
      mock.clock.advance(2000);
      pass(100);
      await expectPolls(mock, expected);
    }
    await expect.element(dialog.getByText(/^[1-9]\d?(\.\d)?%$/)).toBeVisible();
    await button('Hide').click();
    await expect.element(chip).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(polls(mock)).toBe(3);
    twoSeconds();
    await expectPolls(mock, 4);
    await chip.click();
    await expect.element(status).toHaveTextContent('Running');
    // If the last call was over two seconds ago, opening sends one at once.
    await expectAnswered();
    const asked = polls(mock);
    twoSeconds();
    await expectPolls(mock, asked + 1);
    await expect.element(chips.getByText(/^Check of 19 Nov 2026: [1-9]\d?(\.\d)?%$/)).toBeVisible();
  });

  test('shows the start times of two checks of the same day', async () => {
    await openConsole('/released', { as: 'admin' });
    await button('Quick Check Yesterday').click();
    await expect.element(chip).toBeVisible();
    await button('Hide').click();
    await button('Quick Check Yesterday').click();
    const started = chips.getByRole('button', {
      name: /^Check of 19 Nov 2026, started \d\d:\d\d:\d\d: /,
    });
    await expect.poll(() => started.elements().length).toBe(2);
  });

  test('pauses while the tab is hidden, and continues at once when it shows again', async () => {
    const { mock } = await openQuickCheck();
    expect(polls(mock)).toBe(1);
    showTab('hidden');
    twoSeconds();
    twoSeconds();
    await expect.element(status).toHaveTextContent('Running');
    expect(polls(mock)).toBe(1);
    mock.clock.advance(60_000);
    showTab('visible');
    await expect.element(status).toHaveTextContent('Completed');
    expect(polls(mock)).toBe(2);
  });

  test('stops when the check is over, and when another screen opens', async () => {
    const { mock, go } = await openQuickCheck();
    go('/payments');
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    twoSeconds();
    twoSeconds();
    expect(polls(mock)).toBe(1);
    mock.clock.advance(60_000);
    go('/released');
    await expect.element(chip).toBeVisible();
    twoSeconds();
    await expect
      .element(chips.getByRole('button', { name: 'Check of 19 Nov 2026: Completed' }))
      .toBeVisible();
    await expect.element(row('pixel-7.com').getByText('Not Checked')).not.toBeInTheDocument();
    expect(polls(mock)).toBe(2);
    twoSeconds();
    twoSeconds();
    showTab('visible');
    await expect.element(list).toBeVisible();
    expect(polls(mock)).toBe(2);
  });
});

describe('what the browser keeps', () => {
  const check = { sessionId: 'chk-1', releaseDate: yesterday, startTime: 0, type: 'manual' };

  test('a reload restores the check and its dialog', async () => {
    const { mock, reload, go } = await openQuickCheck();
    await reload();
    await expect.element(status).toHaveTextContent('Running');
    go('/released');
    await reload();
    await expect.element(chips.getByText(/: \d+(\.\d)?%$/)).toBeVisible();
    await expectAnswered();
    const asked = polls(mock);
    await finish(mock);
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    expect(polls(mock)).toBe(asked + 1);
    await expect.element(row('pixel-7.com').getByText('Not Checked')).not.toBeInTheDocument();
  });

  test('a reload shows the last progress until the server answers', async () => {
    const { mock, reload } = await openQuickCheck();
    mock.clock.advance(9000);
    twoSeconds();
    await expectPolls(mock, 2);
    const known = /^Check of 19 Nov 2026: [2-9]\d(\.\d)?%$/;
    await expect.element(chips.getByText(known)).toBeVisible();
    await button('Hide').click();
    const shown = chip.element().textContent;
    const held = mock.faults.add({ kind: 'hang', operation: 'releasedDomains/checkProgress' });
    await reload();
    await expect.element(chips.getByText(shown)).toBeVisible();
    held.remove();
    await finish(mock);
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    expect(storedChecks()[0]).toMatchObject({
      progress: { status: 'completed', progress_percent: 100 },
    });
  });

  test('a check opened by its link shows its results in the rows', async () => {
    const { mock, reload } = await openQuickCheck();
    storeChecks([]);
    await reload();
    await expect.element(status).toHaveTextContent('Running');
    await expect.element(row('pixel-7.com').getByText('Not Checked')).toBeInTheDocument();
    expect(chips.query()).toBeNull();
    await finish(mock);
    await expect.element(row('pixel-7.com').getByText('Not Checked')).not.toBeInTheDocument();
  });

  test('a check that the server does not know is forgotten at once [§9.released.session-unknown]', async () => {
    const { mock, go } = await openConsole('/released', {
      as: 'admin',
      prepare: () => storeChecks([check]),
    });
    await expect.poll(() => storedChecks()).toEqual([]);
    await expect.element(chips).not.toBeInTheDocument();
    expect(polls(mock)).toBe(1);
    twoSeconds();
    go('/released/progress/chk-2');
    await expect.element(dialog.getByText('Check session not found')).toBeVisible();
    await expectAccessible();
    twoSeconds();
    twoSeconds();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(polls(mock)).toBe(2);
  });

  test.for([
    ['has forgotten', 404],
    ['refuses to show', 403],
  ] as const)('a check that the server %s can no longer be cancelled', async ([, code]) => {
    const { mock, reload } = await openQuickCheck();
    await expect.element(button('Cancel Check')).toBeVisible();
    expect(storedChecks()[0]?.progress).toMatchObject({ status: 'running' });
    mock.faults.add({ kind: 'status', status: code, operation: 'releasedDomains/checkProgress' });
    await reload();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(button('Cancel Check')).not.toBeInTheDocument();
    await expect.element(status).not.toBeInTheDocument();
    await expect.element(chips).not.toBeInTheDocument();
    expect(storedChecks()).toEqual([]);
  });

  test('a check that is over is forgotten after five minutes [§9.released.sessions-kept]', async () => {
    const { mock, reload, go } = await openQuickCheck();
    await finish(mock);
    await expect.element(status).toHaveTextContent('Completed');
    go('/released');
    const notes = storedChecks();
    expect(Number(notes[0]?.endedAt)).toBeGreaterThanOrEqual(now.getTime());
    // Two seconds before the five minutes are over, by the clock of this computer.
    storeChecks(notes.map((note) => ({ ...note, endedAt: Date.now() - 298_000 })));
    await reload();
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    await expect.element(chips).not.toBeInTheDocument();
    expect(storedChecks()).toEqual([]);
  });

  test('a check that one tab starts, ends or cancels shows in the other', async () => {
    const { mock, go } = await openQuickCheck();
    const mine = storedChecks();
    go('/released');
    await expect.element(chip).toBeVisible();
    const asked = callsOf(mock, 'releasedDomains/list').length;
    storeFromOtherTab([]);
    await expect.element(chips).not.toBeInTheDocument();
    await expect.poll(() => callsOf(mock, 'releasedDomains/list').length).toBe(asked + 1);
    const known = polls(mock);
    storeFromOtherTab(mine);
    await expect.element(chip).toBeVisible();
    twoSeconds();
    await expect.poll(() => polls(mock)).toBeGreaterThan(known);
    storeFromOtherTab(mine.map((note) => ({ ...note, endedAt: now.getTime() })));
    await expect.poll(() => callsOf(mock, 'releasedDomains/list').length).toBe(asked + 2);
    // A change here keeps what the other tab has stored meanwhile.
    const { sessionId } = mine[0] ?? check;
    storeChecks([...mine, { ...check, sessionId: 'chk-other' }]);
    await finish(mock);
    await expect
      .poll(() => storedChecks().find((note) => note.sessionId === sessionId)?.endedAt)
      .toBeDefined();
    await expect
      .poll(() => callsOf(mock, 'releasedDomains/checkProgress').map(({ path }) => path))
      .toContainEqual(expect.stringContaining('chk-other'));
  });

  test.for(['', '{', 'null', '[null,{"sessionId":7}]', '{"sessionId":"a"}', '"x"', '[[[]]]'])(
    'a stored value that cannot be read is ignored: %s',
    async (stored) => {
      const { mock } = await openConsole('/released', {
        as: 'admin',
        prepare: (prepared) => {
          setLongCheck(prepared);
          storeChecks(stored);
        },
      });
      await expect.element(row('pixel-7.com')).toBeInTheDocument();
      await expect.element(chips).not.toBeInTheDocument();
      await button('Quick Check Yesterday').click();
      await expect.element(status).toBeVisible();
      expect(storedChecks()).toHaveLength(1);
      expect(polls(mock)).toBe(1);
    },
  );

  test("a colleague's checks do not show", async () => {
    const { mock } = await openConsole('/released', {
      as: 'manager',
      prepare: () => storeChecks([check], 'admin'),
    });
    await expect.element(list.getByRole('row').nth(1)).toBeVisible();
    expect(chips.query()).toBeNull();
    expect(polls(mock)).toBe(0);
  });

  test('chips and progress fit 375 px', async () => {
    await page.viewport(375, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await openQuickCheck();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await button('Hide').click();
    await expect.element(chip).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await expectAccessible();
  });
});
