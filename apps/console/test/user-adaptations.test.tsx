import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from './kit/console.tsx';
import { button, expectRow, field, heading } from './kit/screen.ts';

/** Applies the text spacing of WCAG 2.2, 1.4.12. */
function spaceTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
}

/** The texts of list cells and badges that are cut off. */
function cutTexts(): string[] {
  const places = document.querySelectorAll<HTMLElement>('tbody > tr > *, [data-tone]');
  return [...places]
    .filter(
      (place) => place.matches('[data-row] > *') || getComputedStyle(place).overflowX === 'hidden',
    )
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);
}

async function narrowWindow(): Promise<void> {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
}

const rowHeights = () =>
  new Set([...document.querySelectorAll('[data-row]')].map((row) => row.clientHeight));

describe('with wider text spacing', () => {
  test.for(['/orders', '/audit-logs', '/domains?per_page=100', '/schedulers'])(
    'a list cuts off no more text and keeps its row height: %s',
    async (url) => {
      await openConsole(url, { as: 'admin' });
      await expect.element(page.getByRole('rowheader').first()).toBeVisible();
      await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
      const cut = cutTexts();
      const heights = rowHeights();
      spaceTexts();
      expect(cutTexts().filter((text) => !cut.includes(text))).toEqual([]);
      expect(rowHeights()).toEqual(heights);
    },
  );

  test('an internationalised name shows its readable form in full', async () => {
    await openConsole('/domains?search=xn--', { as: 'admin' });
    await expect.element(page.getByText('grün-wonder.fr')).toBeVisible();
    spaceTexts();
    expect(cutTexts()).toEqual([]);
    const readable = page.getByText('grün-wonder.fr', { exact: true }).element();
    expect(readable.scrollWidth).toBeLessThanOrEqual(readable.clientWidth);
  });

  test.for(['/', '/orders'])('a narrow window shows states in full: %s', async (url) => {
    await narrowWindow();
    await openConsole(url, { as: 'admin' });
    await expect.element(page.getByRole('rowheader').first()).toBeVisible();
    spaceTexts();
    expect(cutTexts()).toEqual([]);
  });
});

test('badges grow with text of twice the size', async () => {
  await openConsole('/', { as: 'admin' });
  await expect.element(page.getByText('Healthy').first()).toBeVisible();
  const texts = [...document.querySelectorAll<HTMLElement>('#content *')];
  const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  for (const [index, text] of texts.entries()) text.style.fontSize = `${(sizes[index] ?? 0) * 2}px`;
  const badges = [...document.querySelectorAll('[data-tone]')];
  const cut = badges.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight);
  expect(cut).toEqual([]);
});

test('a list is a Tab stop only if it scrolls sideways', async () => {
  await page.viewport(1440, 800);
  const list = page.getByRole('region', { name: 'Orders' });
  await openConsole('/orders', { as: 'admin' });
  await expect.element(list.getByRole('link').first()).toBeVisible();
  await expect.element(list).toHaveAttribute('tabindex', '-1');
  await page.viewport(800, 800);
  await expect.element(list).toHaveAttribute('tabindex', '0');
  await narrowWindow();
  await expect.element(list).toHaveAttribute('tabindex', '-1');
});

test('a short list is not a Tab stop', async () => {
  await openConsole('/data-sources', { as: 'admin' });
  await expectRow('Majestic');
  await expect
    .element(page.getByRole('region', { name: 'Data Sources' }))
    .toHaveAttribute('tabindex', '-1');
});

test('the unread count and the bell are both large enough for touch', async () => {
  await openConsole('/payments', { as: 'user' });
  const place = (name: string | RegExp) =>
    page.getByRole('button', { name }).element().getBoundingClientRect();
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
  const dot = place('Mark all as read');
  const bell = place(/^Notifications/);
  expect(Math.min(dot.width, dot.height)).toBeGreaterThanOrEqual(24);
  expect(dot.left - bell.left).toBeGreaterThanOrEqual(24);
  expect(dot.right).toBeLessThanOrEqual(place(/^User menu/).left);
});

test('nothing moves with reduced motion', async () => {
  await openConsole('/orders', { as: 'admin' });
  await expect.element(heading).toBeVisible();
  const moves = [...document.querySelectorAll('*')].filter((element) => {
    const { animationDuration, transitionDuration } = getComputedStyle(element);
    return [animationDuration, transitionDuration].some((time) => /[1-9]/.test(time));
  });
  expect(moves).toEqual([]);
});

test('the spinner of a busy button is in its middle with reduced motion, too', async () => {
  const { mock } = await openConsole('/news/new', { as: 'admin' });
  mock.faults.add({ kind: 'hang', operation: 'news/create' });
  await field('Title').fill('Maintenance on Sunday');
  await field('Content').fill('From 02:00 to 04:00 UTC.');
  await button('Create Article').click();
  const middles = () =>
    [...document.querySelectorAll('button[data-loading], .mantine-Button-loader')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
      },
    );
  await expect.poll(() => middles().length).toBe(2);
  const [ofButton = [], ofSpinner = []] = middles();
  for (const axis of [0, 1]) expect(ofSpinner[axis]).toBeCloseTo(ofButton[axis] ?? NaN, -1);
});
