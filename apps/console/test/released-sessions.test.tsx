import type { Mock } from '@dropcatch/mock-server/browser';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from './axe.ts';
import { callsOf, now, openConsole } from './console.tsx';
import { dialog, row, showTab } from './screen.ts';
import { holdIntervals } from './timers.ts';
import {
  button,
  chip,
  chips,
  expectPolls,
  list,
  openQuickCheck,
  polls,
  status,
  storeChecks,
  storedChecks,
  storeFromOtherTab,
  withLongCheck,
  yesterday,
} from './released.ts';

/** Lets time pass for all that is done every so often. */
let pass: (milliseconds: number) => void;

beforeEach(() => {
  pass = holdIntervals();
});

/** Lets two seconds pass, in which a check is asked about once. */
const twoSeconds = () => pass(2000);

/** Lets the server come to the end of its checks, and the console hear of it. */
function finish({ clock }: Mock) {
  clock.advance(60_000);
  twoSeconds();
}

/** What tabs tell each other of checks, as another tab hears it and says it. */
function openOtherTab() {
  const channel = new BroadcastChannel('releasedChecks');
  onTestFinished(() => channel.close());
  const heard: unknown[] = [];
  channel.addEventListener('message', ({ data }) => heard.push(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  return { heard, tell: (message: unknown) => channel.postMessage(message) };
}

describe('polling', () => {
  test('every two seconds, once for a check, whether its chip shows, its dialog or both', async () => {
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
    expect(polls(mock)).toBe(4);
    twoSeconds();
    await expectPolls(mock, 5);
    await expect.element(chips.getByText(/^Check of 19 Nov 2026: [1-9]\d?(\.\d)?%$/)).toBeVisible();
  });

  test('pauses while the tab is hidden, and goes on at once when it is seen again', async () => {
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

  test('while another tab asks, this one listens, and takes over when that tab goes', async () => {
    const { mock, go } = await openQuickCheck();
    const sessionId = storedChecks()[0]?.sessionId ?? '';
    await expectPolls(mock, 1);
    go('/payments');
    let leave = () => {};
    const gone = new Promise<void>((resolve) => (leave = resolve));
    const led = new Promise<void>((resolve) => {
      void navigator.locks.request(`releasedCheck ${sessionId}`, async () => {
        resolve();
        await gone;
      });
    });
    await led;
    go('/released');
    await expect.element(chip).toBeVisible();
    const tell = openOtherTab().tell;
    tell({ sessionId, progress: { status: 'running' } });
    tell({
      sessionId,
      progress: {
        status: 'running',
        progress_percent: 77,
        checked_domains: 693,
        total_domains: 900,
        available_domains: 600,
        failed_domains: 0,
        elapsed_time: 27.7,
        domains_per_second: 25,
        estimated_remaining: 8.3,
        current_domain: 'pixel-694.com',
        error_message: null,
      },
    });
    await expect.element(chips.getByText('Check of 19 Nov 2026: 77%')).toBeVisible();
    twoSeconds();
    twoSeconds();
    expect(polls(mock)).toBe(1);
    leave();
    await expectPolls(mock, 2);
    finish(mock);
    await expectPolls(mock, 3);
    // What is over is nobody's work any more: a tab that is opened now can ask for itself.
    await expect
      .poll(async () => (await navigator.locks.query()).held?.map(({ name }) => name))
      .toEqual([]);
  });

  test('tells other tabs what it hears', async () => {
    const { heard } = openOtherTab();
    const { mock } = await openQuickCheck();
    await expect.poll(() => heard.length).toBe(1);
    finish(mock);
    await expect.element(status).toHaveTextContent('Completed');
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toMatchObject({
      sessionId: storedChecks()[0]?.sessionId,
      progress: { status: 'completed', progress_percent: 100 },
    });
  });

  test('stops when the check is over, and when one leaves the screen', async () => {
    const { mock, go } = await openQuickCheck();
    go('/payments');
    await expect.element(page.getByText('This page is under construction.')).toBeVisible();
    twoSeconds();
    twoSeconds();
    expect(polls(mock)).toBe(1);
    mock.clock.advance(60_000);
    go('/released');
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

  test('a reload takes up the check, and its dialog', async () => {
    const { mock, reload, go } = await openQuickCheck();
    await reload();
    await expect.element(status).toHaveTextContent('Running');
    go('/released');
    await reload();
    await expect.element(chips.getByText(/: \d+(\.\d)?%$/)).toBeVisible();
    const asked = polls(mock);
    finish(mock);
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    expect(polls(mock)).toBe(asked + 1);
    await expect.element(row('pixel-7.com').getByText('Not Checked')).not.toBeInTheDocument();
  });

  test('a reload shows how far the check was until the server answers', async () => {
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
    finish(mock);
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    expect(storedChecks()[0]).toMatchObject({
      progress: { status: 'completed', progress_percent: 100 },
    });
  });

  test('a check that the server does not know is forgotten at once', async () => {
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

  test('a check that the server has forgotten can no longer be cancelled', async () => {
    const { mock, reload } = await openQuickCheck();
    await expect.element(button('Cancel Check')).toBeVisible();
    expect(storedChecks()[0]?.progress).toMatchObject({ status: 'running' });
    mock.faults.add({ kind: 'status', status: 404, operation: 'releasedDomains/checkProgress' });
    await reload();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await expect.element(button('Cancel Check')).not.toBeInTheDocument();
    await expect.element(status).not.toBeInTheDocument();
    expect(storedChecks()).toEqual([]);
  });

  test('a check that is over is forgotten after five minutes', async () => {
    const { mock, reload, go } = await openQuickCheck();
    finish(mock);
    await expect.element(status).toHaveTextContent('Completed');
    go('/released');
    const notes = storedChecks();
    expect(Number(notes[0]?.endedAt)).toBeGreaterThanOrEqual(now.getTime());
    // Two seconds before the five minutes are over, by the clock of this machine.
    storeChecks(notes.map((note) => ({ ...note, endedAt: Date.now() - 298_000 })));
    await reload();
    await expect.element(chips).toHaveTextContent('Check of 19 Nov 2026: Completed');
    await expect.element(chips).not.toBeInTheDocument();
    expect(storedChecks()).toEqual([]);
  });

  test('tabs agree: what one starts, ends or cancels shows in the other', async () => {
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
    await expectPolls(mock, known + 1);
    storeFromOtherTab(mine.map((note) => ({ ...note, endedAt: now.getTime() })));
    await expect.poll(() => callsOf(mock, 'releasedDomains/list').length).toBe(asked + 2);
    // A change made here keeps what the other tab has noted meanwhile.
    const { sessionId } = mine[0] ?? check;
    storeChecks([...mine, { ...check, sessionId: 'chk-other' }]);
    finish(mock);
    await expect
      .poll(() => storedChecks().find((note) => note.sessionId === sessionId)?.endedAt)
      .toBeDefined();
    await expect
      .poll(() => callsOf(mock, 'releasedDomains/checkProgress').map(({ path }) => path))
      .toContainEqual(expect.stringContaining('chk-other'));
  });

  test.for(['', '{', 'null', '[null,{"sessionId":7}]', '{"sessionId":"a"}', '"x"', '[[[]]]'])(
    'what cannot be read does no harm: %s',
    async (stored) => {
      const { mock } = await openConsole('/released', {
        as: 'admin',
        prepare: (prepared) => {
          withLongCheck(prepared);
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

  test('at 375 px chips and progress fit', async () => {
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
