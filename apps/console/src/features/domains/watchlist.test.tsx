import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { dialog, domainNames, row } from '../../../test/kit/screen.ts';

describe('the watchlist', () => {
  test('is empty at first and says where stars come from', async () => {
    const { address } = await openConsole('/domains/watchlist', { as: 'user' });
    await expect.element(page.getByText(/^No domains watched yet\./)).toBeVisible();
    await page.getByRole('button', { name: 'Browse domains' }).click();
    await expect.poll(address).toBe('/domains');
  });

  test('has the stars of this browser and of the catalogue, the next drop first', async () => {
    const { go } = await openConsole('/domains?search=reachtide', { as: 'user' });
    await page.getByRole('button', { name: 'Watch reachtideloud.com' }).click();
    go('/domains?search=seedmill.com');
    await page.getByRole('button', { name: 'Watch seedmill.com' }).click();
    await page.getByRole('link', { name: 'My Watchlist' }).click();
    await expect.poll(domainNames).toEqual(['reachtideloud.com', 'seedmill.com']);
    await expectAccessible();
  });

  test('keeps a row without its star until it is refreshed', async () => {
    const { mock } = await openConsole('/domains/watchlist', {
      as: 'user',
      prepare: () =>
        localStorage.setItem('preference:watchlist.3', '["reachtideloud.com","skyaura.com"]'),
    });
    // According to the service, both are not watched: the browser's list was old.
    await expect.poll(() => row('In the catalogue').elements().length).toBe(2);
    const star = page.getByRole('button', { name: 'Watch skyaura.com' });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(domainNames).toEqual(['skyaura.com']);
    expect(callsOf(mock, 'domains/watch')).toHaveLength(1);
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    await expect.element(star).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText(/^No domains watched yet\./)).toBeVisible();
  });

  test('of five thousand names reads one page, the newest stars first', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => `name${index}.com`);
    const { mock, address } = await openConsole('/domains/watchlist?page=10', {
      as: 'user',
      prepare: () => localStorage.setItem('preference:watchlist.3', JSON.stringify(many)),
    });
    await expect.element(page.getByText('Page 10 of 10 · 5,000 in all')).toBeVisible();
    await expect.poll(() => domainNames()[0]).toBe('name499.com');
    await page.getByRole('button', { name: 'Page 8' }).click();
    await expect.poll(() => domainNames()[0]).toBe('name1499.com');
    expect(address()).toBe('/domains/watchlist?page=8');
    const asked = callsOf(mock, 'domains/list')
      .filter(({ query }) => !query['drop_date_from'])
      .map(({ query }) => query['search']);
    expect(asked.filter((name) => !/^name(1?[0-4]?\d?\d)\.com$/.test(name ?? ''))).toEqual([]);
  });

  test('is separate for each user of the browser', async () => {
    await openConsole('/domains/watchlist', {
      as: 'manager',
      prepare: () => localStorage.setItem('preference:watchlist.3', '["skyaura.com"]'),
    });
    await expect.element(page.getByText(/^No domains watched yet\./)).toBeVisible();
  });
});

test('the browser keeps the stars if the service does not send them', async () => {
  await openConsole('/domains?search=reachtide', {
    as: 'user',
    prepare: (mock) => {
      localStorage.setItem('preference:watchlist.3', '["reachtideloud.com"]');
      vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
        const answer = await mock.fetch(input, init);
        if (!new Request(input, init).url.includes('/domains?')) return answer;
        const text = (await answer.text()).replaceAll(/,"in_watchlist":(true|false)/g, '');
        return new Response(text, answer);
      });
    },
  });
  await expect
    .element(page.getByRole('button', { name: 'Watch reachtideloud.com' }))
    .toHaveAttribute('aria-pressed', 'true');
});

describe('the watched names that drop tonight', () => {
  /** Watches names that drop today and one of tomorrow, and opens a screen as their user. */
  const openWatching = (url: string) => {
    let names: string[] = [];
    return openConsole(
      ({ world: { catalogue, store } }) => {
        const today = Date.parse('2026-11-20') / 86_400_000;
        catalogue.edit({
          removed: [],
          added: ['tonight-one', 'tonight-two', 'tomorrow'].map((label) => ({
            label,
            tld: 'com',
            variations: [{ day: label === 'tomorrow' ? today + 1 : today, cents: 6900 }],
          })),
        });
        names = ['tonight-one.com', 'tonight-two.com', 'tomorrow.com'];
        for (const domain of names) store.watchlist(3).add(domain);
        localStorage.setItem('preference:watchlist.3', JSON.stringify(names));
        return url;
      },
      { as: 'user' },
    );
  };
  const line = page.getByText(/watched names? drops? tonight/);

  test('are one line on the watchlist, which opens the bulk order of those without an order', async () => {
    const { mock, address } = await openWatching('/domains/watchlist');
    await expect
      .element(line)
      .toHaveTextContent('2 watched names drop tonight, 2 not ordered, $138');
    await expectAccessible();
    await page.getByRole('link', { name: 'Order them' }).click();
    await expect.element(dialog.getByText('2 domains, $138.00 in total')).toBeVisible();
    expect(address()).toBe('/domains/watchlist?bulk=tonight');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(dialog.getByText('2 done')).toBeVisible();
    await dialog.getByText('Close', { exact: true }).click();
    await expect.poll(address).toBe('/domains/watchlist');
    await expect.element(line).toHaveTextContent('2 watched names drop tonight, all ordered');
    expect(callsOf(mock, 'domains/order')).toHaveLength(2);
  });

  test('are one line on the dashboard of a customer, too, which leads to the bulk order', async () => {
    const { address } = await openWatching('/');
    await expect
      .element(line)
      .toHaveTextContent('2 watched names drop tonight, 2 not ordered, $138');
    await page.getByRole('link', { name: 'Order them' }).click();
    await expect.element(dialog.getByText('2 domains, $138.00 in total')).toBeVisible();
    await expect.poll(address).toBe('/domains/watchlist?bulk=tonight');
  });

  test('open in the bulk order by its address, and Back closes it', async () => {
    const { address, go, back } = await openWatching('/domains/watchlist');
    await expect.element(line).toBeVisible();
    go('/domains/watchlist?bulk=tonight');
    await expect.element(dialog.getByText('2 domains, $138.00 in total')).toBeVisible();
    back();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(address).toBe('/domains/watchlist');
  });

  test('follow the stars', async () => {
    const { go } = await openWatching('/domains/watchlist');
    const star = page.getByRole('button', { name: 'Watch tonight-one.com' });
    await expect.element(line).toMatchTextContent(/^2 watched names/);
    go('/domains?search=tonight-one');
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'false');
    go('/domains/watchlist');
    await expect
      .element(line)
      .toMatchTextContent(/^1 watched name drops tonight, not ordered, \$69$/);
    go('/domains?search=tonight-one');
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    go('/domains/watchlist');
    await expect.element(line).toMatchTextContent(/^2 watched names/);
  });
});
