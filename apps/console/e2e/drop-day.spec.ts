import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { roles, type Role } from '../test/kit/access.ts';
import { failedCalls, followCalls } from './kit/chaos.ts';
import { emailOf, expect, signInAs, test } from './kit/console.ts';
import { followProblems } from './kit/problems.ts';
import type { Stage } from './kit/stage.ts';

/** The `drop-day` scenario, from shortly before the .info window opens. */

const day = '2026-11-20';
const closes = '10:30:00';
/** The most requests per second of a page, and the most at once after a pause (`core/api/apiQuery.ts`). */
const maxCallsPerSecond = 2;
const burst = 6;

const timeOf = (time: string) => Date.parse(`${day}T${time}Z`);

/** Waits until the service's clock reaches a time. Calls `look` each time it checks. */
async function until(mock: Mock, time: string, look = async () => {}): Promise<void> {
  const clock = async () => {
    await look();
    return mock.clock.now();
  };
  await expect
    .poll(clock, { timeout: 90_000, intervals: [250] })
    .toBeGreaterThanOrEqual(timeOf(time));
}

/** The outcome that a board shows for each domain: its group for staff, its text for a customer. */
function shownOutcomes(page: Page): Promise<Record<string, string>> {
  return page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll('tr > th[scope=row] > a, li > a:first-child')];
    return Object.fromEntries(
      links.map((link) => {
        const name = link.getAttribute('aria-label')?.replace(/, order #.*/, '') ?? '';
        const group = link.closest('tbody')?.querySelector('th[scope=rowgroup]');
        const text = group ?? link.closest('li')?.querySelector('bdi:last-child');
        return [name, (text?.textContent ?? '').replace(/( \d+|, \d\d:.*| at \d.*)$/, '')];
      }),
    );
  });
}

interface Shifts {
  score: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Adds up the layout shifts of a page from now on: https://web.dev/articles/cls. */
async function followShifts(page: Page): Promise<() => Promise<Shifts>> {
  const total = await page.evaluateHandle(() => {
    const seen: Shifts = { score: 0, moved: [] };
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        seen.score += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const text = node?.textContent?.slice(0, 60);
          seen.moved.push(`“${text}” ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => total.jsonValue();
}

/** The part of a layout-shift entry that TypeScript does not know. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The highest allowed layout shift: about that of one line that moves by its own height. */
const maxShift = 0.005;

/** How long a board may take for its last reads, and for changed rows to move to their groups, in milliseconds. */
const settles = 30_000;

/** Texts that announce an outcome. A board must never show a wrong one, not even briefly. */
const decided = /^(Won|Lost|Missed|Caught|Another registrar was faster)$/;

/** When no more results come. */
const lastResults = '10:32:00';

/** What a customer reads of an order that was not caught, by its state. */
const missedTexts: Partial<Record<string, string>> = {
  PROCESSING: 'Missed: the race ended without an answer',
  READY_FOR_CATCH: 'Missed: no account raced for it',
};

/** The outcome that a board must show for each domain, from the orders and logs that the role may see. */
function expectedOutcomes({ world: { store }, clock }: Mock, role: Role): Record<string, string> {
  const isOver = clock.now() >= timeOf(closes);
  const user = store.users.find(({ email }) => email === emailOf(role));
  if (!user) throw new Error(`the seed has no ${role}`);
  const owns = (owner: number) =>
    role === 'admin' ||
    owner === user.id ||
    (role === 'manager' && store.users.get(owner)?.manager_id === user.id);
  const sent = store.eppLogs.filter(
    ({ command, account_id }) =>
      command === 'create' &&
      (role === 'admin' || store.eppAccounts.get(account_id)?.manager_id === user.id),
  );
  const orders = store.orders.filter(
    ({ tld, drop_date, user_id, paid_at }) =>
      tld === 'info' && drop_date === day && owns(user_id) && (role === 'user' || paid_at !== null),
  );
  return Object.fromEntries(
    orders.map(({ domain, state, paid_at }) => {
      if (role === 'user') {
        if (paid_at === null)
          return [domain, `Not paid: it ${isOver ? 'took' : 'takes'} no part in the race`];
        if (state === 'CATCHED_PROCESSING') return [domain, 'Caught'];
        if (state === 'FAILED') return [domain, 'Another registrar was faster'];
        const late = clock.now() >= timeOf(lastResults);
        const missed = missedTexts[state] ?? 'Missed: it was not ready when the window opened';
        const over = late ? missed : 'The window is over; the result comes in a moment';
        return [domain, isOver ? over : 'The race is on'];
      }
      if (state === 'CATCHED_PROCESSING') return [domain, 'Won'];
      if (state !== 'FAILED') return [domain, isOver ? 'Missed' : 'Racing'];
      return [domain, sent.some(({ names }) => names.includes(domain)) ? 'Lost' : 'Not known'];
    }),
  );
}

/** Makes the service fail in the middle of the window, and a token expire. */
async function disturb({ mock, stopService, startService }: Stage): Promise<void> {
  await until(mock, '10:08:00');
  mock.faults.add({ kind: 'status', operation: 'orders/list', status: 500, times: 3 });
  mock.faults.add({ kind: 'status', operation: 'eppLogs/list', status: 500, times: 3 });
  await until(mock, '10:12:00');
  await stopService();
  await until(mock, '10:15:00');
  await startService();
  mock.faults.add({ kind: 'expired', operation: 'orders/list', times: 1 });
}

interface Play {
  name: string;
  begin: string;
  end: string;
  /** Seconds of the service's time in one real second. */
  speed: number;
  during?: (stage: Stage) => Promise<void>;
  allowed: readonly RegExp[];
}

// Tokens expire within the window, and the console refreshes them.
const expiredTokens = [/^401 /];
const whole = { begin: '09:59:00', end: '10:31:00', speed: 60 };

const plays: readonly Play[] = [
  { name: 'each board shows every outcome of a drop', ...whole, allowed: expiredTokens },
  {
    name: 'no board shows a wrong outcome when the service fails during the race',
    ...whole,
    during: disturb,
    allowed: failedCalls,
  },
  {
    name: 'each board follows the opening of a window in real time',
    begin: '09:59:30',
    end: '10:00:30',
    speed: 1,
    allowed: expiredTokens,
  },
];

// The plays mostly wait. Played one after another, they leave two workers to other journeys.
test.describe.configure({ mode: 'default' });

for (const { name, begin, end, speed, during, allowed } of plays) {
  test(name, async ({ stage, mock, browser, baseURL, contextOptions }) => {
    test.setTimeout(150_000);
    mock.reset(['drop-day']);
    mock.clock.set(timeOf(begin));
    const boards = await Promise.all(
      roles.map(async (role) => {
        // This browser's clock runs and is days off: the console must go by the service's clock.
        const context = await browser.newContext({
          ...contextOptions,
          ...(baseURL && { baseURL }),
        });
        const problems = followProblems(context);
        problems.allow(...allowed);
        const page = await context.newPage();
        await signInAs(page, role);
        await page.goto('/drops');
        await expect(
          page.getByRole('region', { name: 'Drop window' }).getByText('info opens in'),
        ).toBeVisible();
        return { role, context, problems, page, calls: followCalls(page), seen: new Set<string>() };
      }),
    );
    for (const { role, page } of boards) {
      const names = Object.keys(expectedOutcomes(mock, role));
      await expect
        .poll(async () => Object.keys(await shownOutcomes(page)))
        .toEqual(expect.arrayContaining(names));
      expect(Object.values(await shownOutcomes(page))).toContain(
        role === 'user' ? 'Armed' : 'Waiting',
      );
    }

    const before = boards.map(({ calls }) => calls().length);
    const shifts = await Promise.all(boards.map(({ page }) => followShifts(page)));
    const look = async () => {
      for (const { page, seen } of boards) {
        await expect(page.getByRole('heading', { name: 'Drop Board' })).toBeVisible();
        for (const [domain, text] of Object.entries(await shownOutcomes(page))) {
          if (decided.test(text)) seen.add(`${domain}: ${text}`);
        }
      }
    };
    mock.clock.setSpeed(speed);
    mock.clock.resume();
    const disturbed = during?.(stage);
    for (const { page } of boards) {
      await expect(
        page.getByRole('region', { name: 'Drop window' }).getByText('info open now'),
      ).toBeVisible({
        timeout: 45_000,
      });
    }
    await until(mock, end, look);
    await disturbed;
    mock.clock.freeze();

    const seconds = (mock.clock.now() - timeOf(begin)) / 1000 / speed;
    // The limit does not include token refreshes.
    const sent = boards.map(({ calls }, index) =>
      calls()
        .slice(before[index])
        .filter((path) => !path.startsWith('/api/auth/')),
    );
    for (const [index, { role, page, seen, context, problems }] of boards.entries()) {
      expect(sent[index]?.length, `${role}, requests in ${seconds} s`).toBeLessThanOrEqual(
        maxCallsPerSecond * seconds + burst,
      );
      const outcomes = expectedOutcomes(mock, role);
      await expect
        .poll(() => shownOutcomes(page), { message: role, timeout: settles })
        .toMatchObject(outcomes);
      const right = Object.entries(outcomes).map(([domain, text]) => `${domain}: ${text}`);
      const wrong = [...seen].filter((line) => line.includes('.info: ') && !right.includes(line));
      expect(wrong, `${role}, wrong outcomes`).toEqual([]);
      const { score, moved = [] } = (await shifts[index]?.()) ?? {};
      expect(score, `${role}, layout shift of ${moved.join('; ')}`).toBeLessThan(maxShift);
      expect(problems.unexpected(), role).toEqual([]);
      await context.close();
    }
  });
}
