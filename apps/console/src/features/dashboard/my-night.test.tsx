import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { openDropDay, orderFor } from '../../../test/kit/dropDay.ts';
import { heading } from '../../../test/kit/screen.ts';

const planned = [
  { domain: 'brook.com' },
  { domain: 'pond.com' },
  { domain: 'archcook.com', paid: false },
];
const night = page.getByRole('region', { name: 'My night' });

/** Where the text of an element stands, in pixels from the top of the window. */
function baseline(element: Element): number {
  const mark = document.createElement('span');
  mark.style.display = 'inline-block';
  element.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

test.for(['/', '/drops'] as const)(
  'from an hour before a window, %s tells a customer how their orders stand, and what they can do',
  async (path) => {
    const { mock, goTo, setState, address } = await openDropDay(path, 'user', '17:59:00', planned);
    await expect.element(heading).toBeVisible();
    expect(night.query()).toBeNull();
    await goTo('18:00:00');
    await expect.element(night.getByText('2 of 3 will race.')).toBeVisible();
    await expect
      .element(night)
      .toMatchTextContent(
        /archcook\.com is not paid and will not race\. Ask your manager to record the payment before 19:00\./,
      );
    await expectAccessible();
    const { height } = night.element().getBoundingClientRect();
    await goTo('19:00:00');
    await expect.element(night.getByText('2 of 3 race now.')).toBeVisible();
    expect(night.element().getBoundingClientRect().height).toBe(height);
    setState('brook.com', 'CATCHED_PROCESSING');
    await goTo('19:10:00');
    await expect.element(night.getByText('1 of 3 races now, 1 caught.')).toBeVisible();
    const { id } = orderFor(mock, 'archcook.com');
    await night.getByRole('link', { name: `Order #${id}` }).click();
    await expect.poll(address).toBe(`/orders/${id}`);
  },
);

test('a customer without orders in the next window keeps the result of the last one', async () => {
  const { goTo } = await openDropDay('/', 'user', '18:30:00', [{ domain: 'villa.info' }]);
  // Their .info window is over.
  await expect.element(night.getByText('0 of 1 caught.')).toBeVisible();
  await goTo('19:00:00');
  await expect.element(night.getByText('0 of 1 caught.')).toBeVisible();
});

test('words that fit one line stand in one line with their heading', async () => {
  await openDropDay('/', 'user', '18:30:00', [{ domain: 'brook.com' }]);
  const title = night.getByRole('heading', { name: 'My night' });
  const words = night.getByText('brook.com will race.');
  await expect.element(words).toBeVisible();
  expect(baseline(words.element())).toBeCloseTo(baseline(title.element()), 0);
});

test.for([
  ['a short', 'archcook.com'],
  ['a long', `${'limearchmotor'.repeat(4)}stackgem.com`],
] as const)('the night fits a phone with %s name', async ([, domain]) => {
  await page.viewport(375, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await openDropDay('/', 'user', '18:40:00', [
    { domain: 'brook.com' },
    { domain: 'pond.com' },
    { domain, paid: false },
  ]);
  const link = night.getByRole('link');
  await expect.element(link).toBeVisible();
  await expect.element(night).toMatchTextContent(domain);
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
