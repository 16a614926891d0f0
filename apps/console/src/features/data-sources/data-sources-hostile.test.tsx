import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openConsole } from '../../../test/kit/console.tsx';
import { dataSourceByName } from '../../../test/kit/dataSources.ts';
import { dialog, row } from '../../../test/kit/screen.ts';

describe('hostile content', () => {
  const texts = {
    markup: '<img src=x onerror="document.title=1"><script>alert(1)</script>',
    long: 'w'.repeat(200),
    backwards: '\u202Egnp.exe \u05D0\u05D1\u05D2',
  };

  test.for(Object.entries(texts))('%s shows as text and breaks no layout', async ([, text]) => {
    const { go } = await openConsole('/data-sources', {
      as: 'admin',
      prepare: (mock) => {
        const source = dataSourceByName(mock, 'Majestic');
        source.name = text;
        source.api_url = `https://a.example/{DOMAIN}?${text}`;
        const label = { field: text, label: text };
        if (source.response_mapping) source.response_mapping.additional_values = [label];
      },
    });
    await expect.element(row('https://a.example/').getByText('Active')).toBeVisible();
    expectNoOverflow(document.documentElement);
    for (const kind of ['edit', 'test', 'browse']) {
      go(`/data-sources/1/${kind}`);
      await expect.element(dialog).toBeVisible();
      await expect.element(dialog.getByRole('button').nth(1)).toBeVisible();
      expectNoOverflow(dialog.element());
    }
    go('/data-sources/1/edit?mapping=true');
    const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
    await expect.element(mapping).toBeVisible();
    expectNoOverflow(mapping.element());
    expect(document.querySelector('main img, main script, [role=dialog] img')).toBeNull();
  });
});

function expectNoOverflow({ scrollWidth, clientWidth }: Element): void {
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
