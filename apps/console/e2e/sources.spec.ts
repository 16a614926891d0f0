import {
  dialog,
  expect,
  expectRow,
  expectToast,
  openAs,
  row,
  rowAction,
  test,
} from './kit/console.ts';

test('an admin creates, tests, imports and schedules a source, and its schedule imports again', async ({
  page,
  mock,
  problems,
}) => {
  problems.allow(/^401 /);
  await openAs(page, mock, 'admin', '/sources');
  await page.getByRole('button', { name: 'Add Source' }).click();
  const form = dialog(page);
  await form.getByRole('textbox', { name: /^Name/ }).fill('Weekly list');
  await form.getByLabel('Data Format').selectOption('CSV');
  await form.getByRole('textbox', { name: 'URL' }).fill('https://lists.example.org/{TODAY}.csv');
  await expect(form.getByText('https://lists.example.org/20261120.csv')).toBeVisible();
  await form.getByLabel('Verisign COM/NET').check();
  await form.getByRole('tab', { name: 'Authentication' }).click();
  await form.getByLabel('Auth Type').selectOption('Bearer');
  await form.getByLabel('Token', { exact: true }).fill('horse battery');
  await form.getByRole('tab', { name: 'Field Mapping' }).click();
  await form.getByLabel('Domain Field').fill('name');
  await form.getByLabel('Expiration Date Field').fill('expires');
  await form.getByRole('tab', { name: 'Advanced' }).click();
  await form.getByLabel('CSV Delimiter').selectOption('Semicolon (;)');
  await form.getByRole('button', { name: 'Create Source' }).click();
  await expectToast(page, 'Source created successfully');

  await rowAction(page, 'Weekly list', 'Test Connection');
  await expectToast(page, 'Connection test successful!');

  await rowAction(page, 'Weekly list', 'Import');
  await form.getByLabel('Import Mode').selectOption('Preview Only');
  await form.getByRole('button', { name: 'Show Preview' }).click();
  await expect(form.getByRole('table', { name: 'Preview' }).getByRole('row')).toHaveCount(11);
  await form.getByLabel('Import Mode').selectOption('Full Import');
  await form.getByRole('button', { name: 'Start Import' }).click();
  await expect(form.getByText(/^Imported \d+ of 100 records$/)).toBeVisible();
  await page.keyboard.press('Escape');

  await rowAction(page, 'Weekly list', 'Schedule');
  await form.getByRole('switch').check();
  await form.getByLabel('Schedule Type').selectOption('Weekly');
  await form.getByLabel('Day of Week').selectOption('Monday');
  await form.getByLabel('Hour (UTC)').fill('4');
  await form.getByLabel('Minute').fill('30');
  await expect(form.getByText('At 04:30, only on Monday')).toBeVisible();
  await form.getByRole('button', { name: 'Save Schedule' }).click();
  await expectToast(page, 'Job Scheduled! Next run: 23 Nov 2026, 04:30:00 UTC');
  await expect(row(page, 'Sources', 'Weekly list')).toContainText('At 04:30, only on Monday');

  mock.clock.set(Date.parse('2026-11-23T05:00:00Z'));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await rowAction(page, 'Weekly list', 'Import History');
  const history = form.getByRole('table', { name: 'Import history' });
  await expect(history.locator('tbody tr')).toHaveCount(2);
  await expect(history.locator('tbody tr').first()).toContainText('23 Nov 2026');
});

const answers = [
  {
    format: 'JSON',
    text: '{"Data": [{"Item": "tidalforge.com", "Flow": {"trust": 14}}, {"Item": "pixelbarn.net", "Flow": {"trust": 3}}]}',
    domain: 'Item',
    main: 'Flow.trust',
  },
  {
    format: 'XML',
    text: '<answer><site><domain>tidalforge.com</domain><rank>14</rank></site><site><domain>pixelbarn.net</domain><rank>3</rank></site></answer>',
    domain: 'domain',
    main: 'rank',
  },
  {
    format: 'CSV',
    text: 'domain;rank\ntidalforge.com;14\npixelbarn.net;3\n',
    domain: 'domain',
    main: 'rank',
  },
] as const;

for (const { format, text, domain, main } of answers) {
  test(`an admin turns a pasted ${format} response into columns of the catalogue and released domains`, async ({
    page,
    mock,
    problems,
  }) => {
    await openAs(page, mock, 'admin', '/data-sources');
    await page.getByRole('button', { name: 'New Data Source' }).click();
    const form = page.getByRole('dialog', { name: 'New Data Source' });
    await form.getByRole('textbox', { name: /^Name/ }).fill('RankDB');
    await form
      .getByRole('textbox', { name: /^API URL/ })
      .fill('https://api.rankdb.example/v1?d={DOMAIN}');
    await form.getByLabel('Request Method').selectOption('GET');
    await form.getByRole('button', { name: 'Configure Response Mapping' }).click();
    const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
    await mapping.getByLabel('Example Response').fill(text);
    await mapping.getByRole('button', { name: 'Analyze Response' }).click();
    await expect(mapping.getByRole('status').filter({ hasText: format })).toBeVisible();
    await mapping.getByLabel('Domain Field').selectOption(domain);
    await mapping.getByLabel('Main Value Field').selectOption(main);
    await mapping.getByLabel('Main Value Label').fill('Site Rank');
    await expect(row(page, 'Mapped rows', 'tidalforge.com')).toContainText('14');
    await mapping.getByRole('button', { name: 'Apply Mapping' }).click();
    await expectToast(page, 'Response mapping applied');
    await expect(form.getByText('Mapped')).toBeVisible();
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expectToast(page, 'Data source created successfully');

    await rowAction(page, 'RankDB', 'Test');
    const trial = page.getByRole('dialog', { name: 'Test: RankDB' });
    await trial.getByRole('textbox', { name: 'Domains' }).fill('tidalforge.com');
    await trial.getByRole('button', { name: 'Test API' }).click();
    await expect(trial.getByRole('columnheader', { name: 'Site Rank' })).toBeVisible();
    await page.keyboard.press('Escape');

    await rowAction(page, 'RankDB', 'Create/Recreate ClickHouse Table');
    await dialog(page).getByRole('button', { name: 'Create Table' }).click();
    await expectToast(page, /^Table ds_7_rankdb created successfully\s*RankDB$/);
    await expect(page.getByRole('region', { name: 'Active Enrichment Jobs' })).toContainText(
      'RankDB',
    );
    // Access tokens expire while the job runs.
    problems.allow(/^401 /);
    mock.clock.advance(3_600_000);

    for (const { link, table } of [
      { link: 'Domains', table: 'Domains' },
      { link: 'Released', table: 'Released domains' },
    ]) {
      await page.getByRole('link', { name: link, exact: true }).click();
      const pick = page.getByRole('group', { name: 'Data Sources' }).getByLabel('RankDB');
      await pick.setChecked(true);
      await expect(
        page.getByRole('table', { name: table }).getByRole('columnheader', { name: 'Site Rank' }),
      ).toBeVisible();
      await expectRow(page, table, /\d/);
    }
  });
}
