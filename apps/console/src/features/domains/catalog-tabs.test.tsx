import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { openConsole } from '../../../test/kit/console.tsx';
import { cheapView, saveViews } from '../../../test/kit/views.ts';

const tabs = page.getByRole('group', { name: 'Views' });
const tab = (text: string) => tabs.getByRole('button', { name: text, exact: true });

describe('the tabs of saved views', () => {
  const called = (...names: string[]) =>
    names.map((text, index) => ({ name: text, search: `?hide=&max_price=${index + 10}` }));

  test('open all domains and each view, and mark the current one', async () => {
    const { address, back } = await openConsole('/domains', {
      as: 'user',
      prepare: () => saveViews([cheapView]),
    });
    await expect.element(tab('All')).toHaveAttribute('aria-current', 'true');
    await tab('Cheap .net').click();
    await expect.poll(address).toMatch('tld=net');
    await expect.element(tab('Cheap .net')).toHaveAttribute('aria-current', 'true');
    await expect.element(tab('All')).not.toHaveAttribute('aria-current');
    await page.getByLabelText('TLD').selectOptions('com');
    await expect.element(tab('Cheap .net')).not.toHaveAttribute('aria-current');
    back();
    await expect.element(tab('Cheap .net')).toHaveAttribute('aria-current', 'true');
    tab('All').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/domains');
    await expect.element(tab('All')).toHaveFocus();
  });

  test('that do not fit are under More, by keyboard too, except the current one', async () => {
    const { address } = await openConsole('/domains', {
      as: 'user',
      prepare: () =>
        saveViews(called('One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight')),
    });
    await expect.element(tab('One')).toBeVisible();
    await expect.element(tab('Eight')).not.toBeInTheDocument();
    const more = tabs.getByRole('button', { name: 'More views' });
    more.element().focus();
    await userEvent.keyboard('{Enter}');
    const last = page.getByRole('menuitem', { name: 'Eight' });
    await expect.element(last).toBeVisible();
    await userEvent.keyboard('{End}{Enter}');
    await expect.poll(address).toMatch('max_price=17');
    await expect.element(more).toHaveFocus();
    await expect.element(last).not.toBeInTheDocument();
  });

  test('are in one line with the controls beside them, even with a long name', async () => {
    await page.viewport(1024, 800);
    await openConsole('/domains?per_page=25&max_price=10&hide=', {
      as: 'user',
      prepare: () =>
        saveViews(called('Names without hyphens that cost little and drop soon', 'Two')),
    });
    await expect.element(tab('All')).toBeVisible();
    // The tabs that do not fit are known before the next paint.
    await expect
      .poll(() => tabs.element().scrollWidth - tabs.element().clientWidth)
      .toBeLessThanOrEqual(0);
    expect(document.documentElement.scrollWidth).toBe(1024);
    await expectAccessible();
    await page.viewport(1280, 800);
  });
});
