import type { Page } from '@playwright/test';
import type { Mock } from '@dropcatch/mock-server/node';
import { roles, type Role } from '../test/kit/access.ts';
import { followCalls, trouble } from './kit/chaos.ts';
import { emailOf, expect, signInAs, test } from './kit/console.ts';
import { followProblems } from './kit/problems.ts';
import type { Stage } from './kit/stage.ts';

/** The scenario `drop-day`, played from shortly before the window of .info. */

const day = '2026-11-20';
const closes = '10:30:00';
/** Requests a second that a page may send, and how many at once after a quiet time (`paced.ts`). */
const mostCalls = 2;
const burst = 6;

const timeOf = (time: string) => Date.parse(`${day}T${time}Z`);

/** Waits until the service's clock shows a time, and looks at the boards meanwhile. */
async function until(mock: Mock, time: string, look = async () => {}): Promise<void> {
  const clock = async () => {
    await look();
    return mock.clock.now();
  };
  await expect
    .poll(clock, { timeout: 90_000, intervals: [250] })
    .toBeGreaterThanOrEqual(timeOf(time));
}

/** What a board says of each name: the group that it stands in, or what a customer is told. */
function told(page: Page): Promise<Record<string, string>> {
  return page.getByRole('main').evaluate((main) => {
    const links = [...main.querySelectorAll('tr > td:first-child > a, li > a:first-child')];
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

/** Adds up what moves on a page without anybody's doing, from now on: https://web.dev/articles/cls. */
async function followShifts(page: Page): Promise<() => Promise<number>> {
  const total = await page.evaluateHandle(() => {
    const seen = { score: 0 };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) seen.score += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift' });
    return seen;
  });
  return () => total.evaluate(({ score }) => score);
}

/** More than this a page may not shift: less than a letter's width of one line. */
const mostShift = 0.001;

/** What says that a race is decided: it may never stand where it is not so in the end. */
const decided = /^(Won|Lost|Missed|Caught|Another registrar was faster)$/;

/** What a board has to say, by the orders and the log that the role may see. */
function expected({ world: { store }, clock }: Mock, role: Role): Record<string, string> {
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
        const open = isOver ? 'The window is over; the outcome is not known yet' : 'The race is on';
        return [domain, open];
      }
      if (state === 'CATCHED_PROCESSING') return [domain, 'Won'];
      if (state !== 'FAILED') return [domain, isOver ? 'Missed' : 'Racing'];
      return [domain, sent.some(({ names }) => names.includes(domain)) ? 'Lost' : 'Not known'];
    }),
  );
}

/** Where the service fails in the middle of the window, and a session with it. */
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
  /** How many seconds of the service pass in one. */
  speed: number;
  during?: (stage: Stage) => Promise<void>;
  allowed: readonly RegExp[];
}

// Sessions end within the window, and go on.
const renewed = [/^401 /];
const whole = { begin: '09:59:00', end: '10:31:00', speed: 60 };

const plays: readonly Play[] = [
  { name: 'each board tells every outcome of a drop', ...whole, allowed: renewed },
  {
    name: 'no board tells a false outcome when the service fails in the middle',
    ...whole,
    during: disturb,
    allowed: trouble,
  },
  {
    name: 'each board follows the opening of a window as it happens, for a minute',
    begin: '09:59:30',
    end: '10:00:30',
    speed: 1,
    allowed: renewed,
  },
];

for (const { name, begin, end, speed, during, allowed } of plays) {
  test(name, async ({ stage, mock, browser, baseURL, contextOptions }) => {
    test.setTimeout(150_000);
    mock.reset(['drop-day']);
    mock.clock.set(timeOf(begin));
    const boards = await Promise.all(
      roles.map(async (role) => {
        // A clock of its own, which runs and is days off: the console goes by the service's.
        const context = await browser.newContext({
          ...contextOptions,
          ...(baseURL && { baseURL }),
        });
        const problems = followProblems(context);
        problems.allow(...allowed);
        const page = await context.newPage();
        await signInAs(page, role);
        await page.goto('/drops');
        await expect(page.getByRole('main').getByText('info opens in')).toBeVisible();
        return { role, context, problems, page, calls: followCalls(page), seen: new Set<string>() };
      }),
    );
    for (const { role, page } of boards) {
      const names = Object.keys(expected(mock, role));
      await expect
        .poll(async () => Object.keys(await told(page)))
        .toEqual(expect.arrayContaining(names));
      expect(Object.values(await told(page))).toContain(role === 'user' ? 'Armed' : 'Waiting');
    }

    const before = boards.map(({ calls }) => calls().length);
    const shifts = await Promise.all(boards.map(({ page }) => followShifts(page)));
    const look = async () => {
      for (const { page, seen } of boards) {
        await expect(page.getByRole('heading', { name: 'Drop Board' })).toBeVisible();
        for (const [domain, text] of Object.entries(await told(page))) {
          if (decided.test(text)) seen.add(`${domain}: ${text}`);
        }
      }
    };
    mock.clock.setSpeed(speed);
    mock.clock.resume();
    const disturbed = during?.(stage);
    for (const { page } of boards) {
      await expect(page.getByRole('main').getByText('info open now')).toBeVisible({
        timeout: 45_000,
      });
    }
    await until(mock, end, look);
    await disturbed;
    mock.clock.freeze();

    const seconds = (mock.clock.now() - timeOf(begin)) / 1000 / speed;
    // Renewing a session comes on top.
    const sent = boards.map(({ calls }, index) =>
      calls()
        .slice(before[index])
        .filter((path) => !path.startsWith('/api/auth/')),
    );
    for (const [index, { role, page, seen, context, problems }] of boards.entries()) {
      expect(sent[index]?.length, `${role}, requests in ${seconds} s`).toBeLessThanOrEqual(
        mostCalls * seconds + burst,
      );
      const outcomes = expected(mock, role);
      await expect.poll(() => told(page), role).toMatchObject(outcomes);
      const right = Object.entries(outcomes).map(([domain, text]) => `${domain}: ${text}`);
      const wrong = [...seen].filter((line) => line.includes('.info: ') && !right.includes(line));
      expect(wrong, `${role}, false`).toEqual([]);
      expect(await shifts[index]?.(), `${role}, layout shift`).toBeLessThan(mostShift);
      expect(problems.unexpected(), role).toEqual([]);
      await context.close();
    }
  });
}
