import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { syncServerClock } from '../src/core/time/serverClock.ts';
import { at, openDropDay } from './kit/dropDay.ts';
import { setTime } from './kit/timers.ts';

const chip = page.getByRole('banner').getByRole('link', { name: /UTC$/ });

/** What the screen says of the .info window, in one reading of the page. */
function texts(): string[] {
  const of = (selector: string) => [...document.querySelectorAll(selector)];
  return [
    ...of('header a[href="/drops"]'),
    ...of('section[aria-label="Drop window"]'),
    ...of('main section[aria-label="Today"] div:first-child:has(a[href="/drops"]) dt'),
    ...of('main section[class*=window] > header > p:last-child'),
    ...of('main td[data-column=time_left]').slice(0, 1),
    ...of('svg[role=img] [data-open] text'),
  ].map(({ textContent }) =>
    (textContent ?? '')
      .replace(/open(s at| until) \d\d:\d\d UTC/, '')
      .replaceAll(/\d\d:\d\d/g, 'mm:ss'),
  );
}

test.for([
  [
    '/',
    'user',
    ['info opens inmm:ss', 'Next window, info'],
    ['info open now ·mm:ssleft', 'Open now, info', 'info'],
  ],
  [
    '/',
    'admin',
    ['info opens inmm:ss', 'info opens inmm:ssmm:ss–mm:ss'],
    ['info open now ·mm:ssleft', 'info open nowmm:ssuntil mm:ss', 'info'],
  ],
  [
    '/drops',
    'user',
    ['info opens inmm:ss', 'info opens inmm:ssmm:ss–mm:ss', 'Opens in mm:ss'],
    ['info open now ·mm:ssleft', 'info open nowmm:ssuntil mm:ss', 'Open now · mm:ss left', 'info'],
  ],
  [
    '/drops',
    'admin',
    ['info opens inmm:ss', 'info opens inmm:ssmm:ss–mm:ss'],
    ['info open now ·mm:ssleft', 'info open nowmm:ssuntil mm:ss', 'info'],
  ],
  [
    '/domains?tld=info&drop_date_from=2026-11-20&drop_date_to=2026-11-20',
    'user',
    ['info opens inmm:ss', 'Soon · mm:ss'],
    ['info open now ·mm:ssleft', 'Soon · open now'],
  ],
] as const)(
  'everything on %s, %s, says in the same moment that a window opens',
  async ([path, as, before, after]) => {
    const { goTo } = await openDropDay(path, as, '09:59:50', [{ domain: 'brook.info' }]);
    await expect.poll(texts, { timeout: 15_000 }).toEqual(before);
    await goTo('10:00:00');
    let shown: string[] = [];
    await expect.poll(() => (shown = texts())).not.toEqual(before);
    expect(shown).toEqual(after);
  },
);

test('the chip stands in the first frame, before any answer', async () => {
  await openDropDay('/drops', 'admin', '09:59:50', [], ({ faults }) => {
    for (const operation of ['orders/list', 'eppLogs/list', 'eppAccounts/list'] as const)
      faults.add({ kind: 'hang', operation });
  });
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect(chip.element().textContent).toContain('opens in00:10');
});

test('everything counts anew when the clock of the service jumps', async () => {
  const answered = (time: string) => syncServerClock(at(time).toUTCString(), Date.now());
  onTestFinished(() => {
    // The service's clock is the computer's again.
    setTime(at('09:40:00'));
    answered('09:39:59');
  });
  await openDropDay('/drops', 'user', '09:40:00', [{ domain: 'brook.info' }]);
  await expect.poll(texts).toContain('info opens inmm:ss');
  const times = () => document.body.textContent.match(/[012]\d:\d\d(?=$|\D)/g);
  await expect.poll(() => chip.element().textContent).toContain('opens in20:00');
  answered('09:59:58');
  let countdown: string | null = '';
  await expect.poll(() => (countdown = chip.element().textContent)).not.toContain('20:00');
  expect(countdown).toContain('opens in00:02');
  expect(times()).not.toContain('20:00');
});
