import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { fireStorageEvent } from '../../../test/kit/storageEvents.ts';

const choose = (label: string, option: string) =>
  page.getByLabelText(label, { exact: true }).selectOptions(option);
const created = () =>
  document.querySelector('table[aria-label=Orders] time')?.getAttribute('title');

test('the appearance changes at once', async () => {
  await openConsole('/settings', { as: 'user' });
  const scheme = () => document.documentElement.dataset.mantineColorScheme;
  await choose('Appearance', 'Dark');
  await expect.poll(scheme).toBe('dark');
  await choose('Appearance', 'Light');
  await expect.poll(scheme).toBe('light');
});

test('dense tables have lower rows', async () => {
  const { go } = await openConsole('/settings', { as: 'user' });
  await choose('Density of tables', 'Dense');
  go('/orders');
  const height = () => document.querySelector('tr[data-row]')?.getBoundingClientRect().height;
  await expect.poll(height).toBe(28);
});

test('the controls of compact cards on a phone have touch targets of 44 px', async () => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  const { go } = await openConsole('/settings', { as: 'user' });
  await choose('Density of tables', 'Compact');
  go('/domains?per_page=25');
  const star = page.getByRole('button', { name: /^Watch / }).first();
  await expect.element(star).toBeVisible();
  const { x, y, width, height } = star.element().getBoundingClientRect();
  for (const [right, down] of [
    [0, -21],
    [0, 21],
    [-21, 0],
  ] as const) {
    const touched = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
    expect(touched?.closest('button')).toBe(star.element());
  }
});

test('times show in the chosen zone, with the other one in the tooltip', async () => {
  const { go } = await openConsole('/settings', { as: 'user' });
  await expect.element(page.getByText('Times look like this: 20 Nov 2026, 13:00:00')).toBeVisible();
  await choose('Time zone', 'Asia/Tokyo (UTC+9)');
  await expect.element(page.getByText('Times look like this: 20 Nov 2026, 21:00:00')).toBeVisible();
  go('/orders');
  await expect.poll(created).toMatch(/^.+ \(.+ UTC\)$/);
  go('/settings');
  await choose('Time zone', 'UTC');
  go('/orders');
  await expect.poll(created).toMatch(/^.+ \(.+ Europe\/Prague\)$/);
});

test('on a computer whose time zone is unknown, times are UTC and Settings says so', async () => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
  });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const { go } = await openConsole('/settings', { as: 'admin' });
  await expect
    .element(page.getByText('UTC: the zone of this browser is unknown', { exact: true }))
    .toBeInTheDocument();
  await expect.element(page.getByText('Times look like this: 20 Nov 2026, 12:00:00')).toBeVisible();
  const screens = { '/schedulers': 'Scheduler Management', '/sources/1/schedule': /^Schedule: / };
  for (const [screen, title] of Object.entries(screens)) {
    go(screen);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

test('over plain HTTP and without storage, Settings says what that means', async () => {
  vi.stubGlobal('isSecureContext', false);
  await openConsole('/settings', {
    as: 'user',
    prepare: () =>
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  });
  await expect
    .element(page.getByText('Browsers show them only for sites with HTTPS'))
    .toBeVisible();
  await expect.element(page.getByLabelText('Desktop notifications')).toBeDisabled();
  await expect.element(page.getByText(/^This browser stores nothing for this site/)).toBeVisible();
});

test('times that must be UTC show the chosen zone in the tooltip', async () => {
  const { go } = await openConsole('/schedulers', { as: 'admin' });
  const tooltip = () => document.querySelector('main time')?.getAttribute('title');
  await expect.poll(tooltip).toMatch(/ Europe\/Prague$/);
  go('/settings');
  await choose('Time zone', 'Asia/Tokyo (UTC+9)');
  go('/schedulers');
  await expect.poll(tooltip).toMatch(/ Asia\/Tokyo$/);
});

test('the page size applies to the catalogue, unless the address has another one', async () => {
  const { go, address } = await openConsole('/settings', { as: 'user' });
  await choose('Page size of the catalogue', '25 per page');
  go('/domains');
  const size = page.getByLabelText('Page size');
  await expect.element(size).toHaveValue('25');
  await expect.poll(() => document.querySelectorAll('tr[data-row]').length).toBe(25);
  await size.selectOptions('50 per page');
  await expect.poll(address).toBe('/domains?per_page=50');
  await size.selectOptions('25 per page');
  await expect.poll(address).toBe('/domains');
});

test('a setting changed in another tab applies here too', async () => {
  await openConsole('/orders', { as: 'user' });
  const density = () => document.querySelector('table')?.dataset.density;
  await expect.poll(density).toBe('compact');
  localStorage.setItem('preference:density', '"comfortable"');
  fireStorageEvent('preference:density');
  await expect.poll(density).toBe('comfortable');
});

test('invalid stored values become the defaults', async () => {
  await openConsole('/settings', {
    as: 'user',
    prepare: () => {
      localStorage.setItem('preference:density', '{"tall":true}');
      localStorage.setItem('preference:timeZone', 'Mars/Olympus');
      localStorage.setItem('preference:pageSize', '"7"');
    },
  });
  await expect.element(page.getByLabelText('Density of tables')).toHaveValue('compact');
  await expect.element(page.getByLabelText('Time zone')).toHaveValue('');
  await expect.element(page.getByLabelText('Page size of the catalogue')).toHaveValue('50');
});

test.for([
  ['/settings', 'Look', 'Appearance'],
  ['/profile', 'Sign-in', 'Email'],
  ['/profile?tab=security', 'Change Password', 'Current Password'],
] as const)(
  '%s has the title of a section at the left of its fields',
  async ([url, title, label]) => {
    await openConsole(url, { as: 'user' });
    const section = page.getByRole('group', { name: new RegExp(`^${title}`) });
    const field = section.getByLabelText(new RegExp(`^${label}`));
    await expect.element(field).toBeVisible();
    const legend = section.element().firstElementChild?.getBoundingClientRect();
    const { left, right } = field.element().getBoundingClientRect();
    expect(legend?.right).toBeLessThan(left);
    expect(right - (legend?.left ?? 0)).toBeLessThanOrEqual(880);
  },
);
