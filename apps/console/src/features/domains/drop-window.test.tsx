import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { openConsole } from '../../../test/kit/console.tsx';
import { showTab } from '../../../test/kit/screen.ts';
import { fakeIntervals, setTime } from '../../../test/kit/timers.ts';

const table = page.getByRole('table', { name: 'Domains' });
const tip = page.getByRole('tooltip');
const dialog = page.getByRole('dialog', { name: 'Order Domain' });
/** The time left in the first row whose drop is less than a day away. */
const soon = table
  .getByRole('cell')
  .getByText(/^(Soon|\d+h)/)
  .first();

/** Opens today's drops of a TLD, at a time of the day (UTC). */
async function openToday(tld: string, time: string, prepare?: () => void) {
  const opened = await openConsole(
    `/domains?per_page=25&tld=${tld}&drop_date_from=2026-11-20&drop_date_to=2026-11-20`,
    { as: 'user', rows: 3000, ...(prepare && { prepare }) },
  );
  setTime(new Date(`2026-11-20T${time}Z`));
  await expect.element(soon).toBeVisible();
  // Otherwise the pointer may already be over the cell.
  await page.getByRole('heading', { level: 1 }).hover();
  return opened;
}

test('an order after the usual release is left to the service, and the dialog says so', async () => {
  const { mock } = await openToday('info', '12:00:00');
  const ordered = new Set(mock.world.store.orders.all().map(({ domain }) => domain));
  const name = page
    .getByRole('button', { name: /^Order .+\.info$/ })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.replace('Order ', '') ?? '')
    .find((one) => !ordered.has(one));
  await page.getByRole('button', { name: `Order ${name}` }).click();
  const note = dialog.getByRole('status').filter({ hasText: 'The usual release is over' });
  await expect
    .element(note.getByText(/^Names of \.info .* but the service decides\.$/))
    .toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Create Order' })).toBeEnabled();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect
    .element(page.getByText(/For 1 domain the usual release is over: probably too late/))
    .toBeVisible();
});

test('an order before the end of the usual release says nothing of the kind', async () => {
  await openToday('com', '20:14:59');
  await page
    .getByRole('button', { name: /^Order .+\.com$/ })
    .first()
    .click();
  await expect.element(dialog.getByText(/^Usual release of \.com/)).toBeVisible();
  await expect.element(dialog.getByText('The usual release is over')).not.toBeInTheDocument();
});

describe('the tooltip of the time left', () => {
  test('shows the usual release of the TLD in UTC and in the zone of the browser', async () => {
    await openToday('com', '12:00:00');
    await soon.hover();
    await expect.element(tip.getByText('Drops on 20 Nov 2026 (UTC)')).toBeVisible();
    await expect
      .element(tip.getByText('Usual release of .com: 19:00–20:15 UTC · 20:00–21:15 Europe/Prague'))
      .toBeVisible();
    // The words have elements of their own: the whole time left is described.
    const whole = soon.element().closest('[aria-describedby]');
    await expect.poll(() => whole).toHaveAccessibleDescription(/Usual release of \.com/);
    await expectAccessible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.element(tip).not.toBeInTheDocument();
    await expect.element(soon).toBeVisible();
    await soon.hover();
    await expect.element(tip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('stays while the pointer moves to it', async () => {
    await openToday('com', '12:00:00');
    await soon.hover();
    await expect.element(tip.getByText(/^Usual release/)).toBeVisible();
    await tip.hover({ position: { x: 10, y: -4 } });
    await tip.getByText(/^Usual release/).hover();
    await expect.element(tip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('stays after a tap until the next one elsewhere', async () => {
    await openToday('com', '12:00:00');
    const touch = (type: string) =>
      soon.element().dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    touch('pointerover');
    await expect.element(tip).toBeVisible();
    touch('pointerout');
    await expect.element(tip.getByText(/^Usual release/)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('uses the time zone of Settings, with the weekday if the day differs', async () => {
    await openToday('com', '12:00:00', () =>
      localStorage.setItem('preference:timeZone', '"Asia/Tokyo"'),
    );
    await soon.hover();
    await expect
      .element(tip.getByText('Usual release of .com: 19:00–20:15 UTC · Sat 04:00–05:15 Asia/Tokyo'))
      .toBeVisible();
  });

  test('counts down the last hour in seconds, without rendering a row', async () => {
    const pass = fakeIntervals();
    /** Sets the clock, and runs the countdown. */
    const passTo = (time: string) => {
      setTime(new Date(`2026-11-20T${time}Z`));
      pass(1000);
    };
    await openToday('info', '09:59:30');
    await soon.hover();
    await expect.element(tip.getByText(/^Opens in 00:[23]\d$/)).toBeVisible();
    const elsewhere: Node[] = [];
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (!element?.closest('td[data-column=time_left]')) elsewhere.push(target);
      }
    });
    observer.observe(table.element(), { subtree: true, childList: true, characterData: true });
    passTo('09:59:50');
    await expect.element(tip.getByText(/^Opens in 00:(10|0[1-9])$/)).toBeVisible();
    passTo('10:00:15');
    await expect.element(tip.getByText(/^Open now · 29:4\d left$/)).toBeVisible();
    passTo('10:30:00');
    await expect.element(tip.getByText('Window over', { exact: true })).toBeVisible();
    observer.disconnect();
    expect(elsewhere).toEqual([]);
  });

  test('the cell counts down the last hour, and says when the window is open and over [§2.catalogue.window-over]', async () => {
    const pass = fakeIntervals();
    const passTo = (time: string) => {
      setTime(new Date(`2026-11-20T${time}Z`));
      pass(60_000);
    };
    await openToday('info', '06:30:00');
    await expect.element(table.getByText('3h', { exact: true }).first()).toBeVisible();
    passTo('09:00:01');
    await expect.element(table.getByText(/^Soon · 59:5\d$/).first()).toBeVisible();
    passTo('09:47:19');
    await expect.element(table.getByText(/^Soon · 12:4[01]$/).first()).toBeVisible();
    passTo('10:00:00');
    await expect.element(table.getByText('Soon · open now').first()).toBeVisible();
    passTo('10:30:00');
    await expect.element(table.getByText('Soon · window over').first()).toBeVisible();
    await expect.element(table.getByText('Soon · open now')).not.toBeInTheDocument();
  });

  test('counts down as soon as the tab shows again', async () => {
    fakeIntervals();
    await openToday('info', '06:00:00');
    await soon.hover();
    await expect.element(tip.getByText(/^Usual release of \.info: 10:00/)).toBeVisible();
    showTab('hidden');
    setTime(new Date('2026-11-20T09:59:30Z'));
    showTab('visible');
    await expect.element(tip.getByText('Opens in 00:30')).toBeVisible();
  });

  test.for([
    [
      'co.uk',
      'Usual release of .co.uk: each name at the second that the registry publishes for it',
    ],
    ['fr', 'No usual release time is known for .fr.'],
  ] as const)('of .%s says what is known about its release', async ([tld, text]) => {
    await openToday(tld, '12:00:00');
    await soon.hover();
    await expect.element(tip.getByText(text)).toBeVisible();
    await expect.element(tip.getByText(/Opens/)).not.toBeInTheDocument();
  });
});

test('the order dialog shows it too, and counts down', async () => {
  await openToday('info', '09:30:00');
  await table
    .getByRole('button', { name: /^Order/ })
    .first()
    .click();
  await expect.element(dialog.getByText(/^Usual release of \.info: 10:00–10:30 UTC/)).toBeVisible();
  await expect.element(dialog.getByText(/^Opens in (30:00|29:\d\d)$/)).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
