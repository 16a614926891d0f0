import type { Mock } from '@dropcatch/mock-server/browser';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { openDialog, dataSourceByName } from '../../../test/kit/dataSources.ts';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import { expectHolds, rowAction } from '../../../test/kit/screen.ts';

const form = page.getByRole('dialog', { name: /Data Source/ });
const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
const example = mapping.getByRole('textbox', { name: 'Example Response' });
const button = (name: string) => mapping.getByRole('button', { name, exact: true });
const choice = (name: string) => mapping.getByRole('combobox', { name, exact: true });
const rows = mapping.getByRole('table', { name: 'Mapped rows' });
const configure = form.getByRole('button', { name: 'Configure Response Mapping' });

const json = JSON.stringify({
  Code: 'OK',
  Data: [
    { Item: 'tidalforge.com', TrustFlow: 14, link: { out: 3 } },
    { Item: 'pixelbarn.net', TrustFlow: null, link: { out: 0 } },
    { TrustFlow: 7 },
  ],
});
const xml = `<?xml version="1.0"?><response><item id="1"><domain>tidalforge.com</domain><rank>14</rank></item>
  <item id="2"><domain>pixelbarn.net</domain><rank>3</rank></item></response>`;
const csv = 'domain;rank;Spam Score\ntidalforge.com;14;2\npixelbarn.net;3;"0"\n';

/** Opens the mapping of a new source. */
async function openMapping(prepare?: (mock: Mock) => unknown) {
  const opened = await openConsole('/data-sources/new', {
    as: 'admin',
    ...(prepare && { prepare }),
  });
  await form.getByRole('textbox', { name: 'Name' }).fill('RankDB');
  await configure.click();
  await expect.element(example).toHaveFocus();
  return opened;
}

async function analyze(text: string) {
  await example.fill(text);
  await button('Analyze Response').click();
}

/** The cells of a row of the preview. */
const cells = (line: number) =>
  expect.poll(() =>
    Array.from(rows.getByRole('row').elements()[line]?.children ?? [], (cell) => cell.textContent),
  );

describe('a response mapping', () => {
  test('uses the analysis of the example even if it closed before the answer', async () => {
    const { mock } = await openMapping();
    const held = mock.faults.add({ kind: 'hang', operation: 'dataSources/analyze' });
    await analyze(json);
    await expect.poll(() => callsOf(mock, 'dataSources/analyze').length).toBe(1);
    await button('Cancel').click();
    await expect.element(mapping).not.toBeInTheDocument();
    held.remove();
    await expect.poll(() => callsOf(mock, 'dataSources/analyze').at(-1)?.status).toBe(200);
    await configure.click();
    await expect.element(mapping.getByText(/^Detected format: JSON/)).toBeVisible();
    await expect.element(choice('Array Path')).toHaveValue('Data');
  });

  test('announces the format of the example', async () => {
    await openMapping();
    const announced = recordAnnouncements(mapping.element());
    await analyze(json);
    await expect.poll(announced).toContain('Detected format: JSON. 4 fields, 1 array.');
  });

  test('is chosen from lists, shown as rows, and applied to the form [§8.data-sources.mapping-applied §2.data-sources.mapping-required]', async () => {
    const { mock, address } = await openMapping();
    await expect.element(button('Analyze Response')).toBeDisabled();
    await expect.element(button('Apply Mapping')).toBeDisabled();
    await expect
      .element(mapping.getByText('Analyze an example response to see its rows.'))
      .toBeVisible();
    await analyze(json);
    await expect
      .element(mapping.getByText('Detected format: JSON. 4 fields, 1 array.'))
      .toBeVisible();
    expect(callsOf(mock, 'dataSources/analyze')[0]?.body).toEqual({
      response_text: json,
      format_type: 'json',
    });
    await expect.element(choice('Array Path')).toHaveValue('Data');
    await expect.element(mapping.getByText('3 records there')).toBeVisible();
    await choice('Domain Field').selectOptions('Item');
    await expect.element(button('Apply Mapping')).toBeDisabled();
    await expect.element(button('Apply Mapping')).toBeInViewport({ ratio: 1 });
    await choice('Main Value Field').selectOptions('TrustFlow');
    await expect.element(button('Apply Mapping')).toBeEnabled();
    await mapping.getByRole('textbox', { name: 'Main Value Label' }).fill('Trust Flow');
    await button('Add Field').click();
    await mapping.getByLabelText('Field of value 1').selectOptions('link.out');
    await mapping.getByLabelText('Display label of value 1').fill('Links');
    await cells(0).toEqual(['Domain', 'Trust Flow', 'Links']);
    await cells(1).toEqual(['tidalforge.com', '14', '3']);
    await cells(2).toEqual(['pixelbarn.net', '–', '0']);
    await expect
      .element(mapping.getByText('2 of 2 rows, 1 record without a domain left out'))
      .toBeVisible();
    await expectAccessible();
    await button('Apply Mapping').click();
    await expect.element(page.getByText('Response mapping applied')).toBeVisible();
    await expect.element(mapping).not.toBeInTheDocument();
    await expect.element(configure).toHaveFocus();
    await expect.element(form.getByText('Mapped')).toBeVisible();
    await expect.element(form.getByRole('textbox', { name: 'Name' })).toHaveValue('RankDB');
    await form.getByRole('textbox', { name: 'API URL' }).fill('https://a.example/{DOMAIN}');
    await form.getByRole('button', { name: 'Create', exact: true }).click();
    await expect.poll(address).toBe('/data-sources');
    expect(dataSourceByName(mock, 'RankDB').response_mapping).toEqual({
      array_path: 'Data',
      domain_field: 'Item',
      main_value_field: 'TrustFlow',
      main_value_label: 'Trust Flow',
      extra_fields: {},
      additional_values: [{ field: 'link.out', label: 'Links' }],
      format: 'json',
    });
  });

  test('keeps the focus in the additional values when one is removed', async () => {
    await openMapping();
    await analyze(json);
    await button('Add Field').click();
    await button('Add Field').click();
    await expect.element(mapping.getByLabelText('Field of value 2')).toHaveFocus();
    (button('Remove value 2').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(mapping.getByRole('group', { name: 'Value 1' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await expect.element(button('Add Field')).toHaveFocus();
  });

  test('is picked in the tree in the order domain, main value, additional values', async () => {
    await openMapping();
    await analyze(json);
    const target = (name: string) => mapping.getByRole('button', { name, exact: true });
    await expect.element(target('Domain Field')).toHaveAttribute('aria-pressed', 'true');
    await mapping.getByRole('button', { name: 'Item tidalforge.com' }).click();
    await expect.element(choice('Domain Field')).toHaveValue('Item');
    await expect.element(target('Main Value Field')).toHaveAttribute('aria-pressed', 'true');
    await mapping.getByRole('button', { name: 'TrustFlow 14' }).click();
    await mapping.getByRole('button', { name: 'out 3' }).click();
    await expect.element(choice('Main Value Field')).toHaveValue('TrustFlow');
    for (const name of ['Item tidalforge.com Domain', 'TrustFlow 14 Main Value']) {
      await expect.element(target(name)).toHaveAttribute('aria-pressed', 'true');
    }
    await expect.element(mapping.getByLabelText('Field of value 1')).toHaveValue('link.out');
    await expect.element(mapping.getByLabelText('Display label of value 1')).toHaveValue('out');
    await cells(1).toEqual(['tidalforge.com', '14', '3']);
    await button('Remove value out').click();
    await cells(1).toEqual(['tidalforge.com', '14']);
    await target('Domain Field').click();
    await mapping.getByRole('button', { name: 'Code OK' }).click();
    await expect.element(choice('Array Path')).toHaveValue('');
    await mapping.getByRole('button', { name: 'Data 3 items' }).click();
    await expect.element(choice('Array Path')).toHaveValue('Data');
    await expect.element(mapping.getByText('No record has a domain at Code.')).toBeVisible();
  });

  test.for([
    ['XML', xml, 'response.item', ['domain', 'rank'], ['tidalforge.com', '14']],
    ['CSV', csv, '', ['domain', 'Spam Score'], ['tidalforge.com', '2']],
    [
      'Text',
      'tidalforge.com 14\npixelbarn.net 3',
      '',
      ['column_1', 'column_2'],
      ['tidalforge.com', '14'],
    ],
  ] as const)('%s is detected and becomes the format of the source', async (sample) => {
    const [format, text, path, [domain, main], row] = sample;
    await openMapping();
    await analyze(text);
    await expectHolds(mapping.getByRole('status').first(), `Detected format: ${format}.`);
    await expect
      .element(
        mapping.getByText(new RegExp(`Applying the mapping sets the Response Format to ${format}`)),
      )
      .toBeVisible();
    await expect.element(choice('Array Path')).toHaveValue(path);
    await choice('Domain Field').selectOptions(domain);
    await choice('Main Value Field').selectOptions(main);
    await cells(1).toEqual(row);
    await button('Apply Mapping').click();
    await expect
      .element(form.getByRole('combobox', { name: 'Response Format' }))
      .toHaveDisplayValue(format);
  });

  test('reports fields of the same column before the table is created', async () => {
    await openDialog('In-house blocklist', 'edit');
    await configure.click();
    await expect
      .element(
        mapping.getByText('spam_score and spam-score would both become the column spam_score'),
      )
      .toBeVisible();
  });

  test('asks before it discards a mapping that was not applied', async () => {
    const { address } = await openConsole(
      (mock) => `/data-sources/${dataSourceByName(mock, 'Majestic').id}/edit`,
      { as: 'admin' },
    );
    await configure.click();
    await mapping.getByRole('textbox', { name: 'Main Value Label' }).fill('Rank');
    await button('Cancel').click();
    await expect.element(form.getByText('Not applied')).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await configure.click();
    await expect
      .element(mapping.getByRole('textbox', { name: 'Main Value Label' }))
      .toHaveValue('Rank');
    await button('Apply Mapping').click();
    await expect.element(form.getByText('Mapped')).toBeVisible();
    await expect.element(form.getByText('Not applied')).not.toBeInTheDocument();
    await form.getByRole('button', { name: 'Update' }).click();
    await expect.poll(address).toBe('/data-sources');
  });

  test('asks before it saves without a mapping that was not applied', async () => {
    const { mock, address } = await openDialog('Majestic', 'edit');
    await configure.click();
    await mapping.getByRole('textbox', { name: 'Main Value Label' }).fill('Rank');
    await button('Cancel').click();
    await form.getByRole('button', { name: 'Update' }).click();
    const question = page.getByRole('dialog', { name: 'Save without it?' });
    await expect
      .element(question.getByText('The response mapping that you entered is not applied.'))
      .toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(form.getByText('Not applied')).toBeVisible();
    expect(callsOf(mock, 'dataSources/update')).toHaveLength(0);
    await form.getByRole('button', { name: 'Update' }).click();
    await question.getByRole('button', { name: 'Save Without It' }).click();
    await expect.poll(address).toBe('/data-sources');
    const { response_mapping } = dataSourceByName(mock, 'Majestic');
    expect(response_mapping?.main_value_label).toBe('Trust Flow');
  });

  test('has nothing to apply after an example was only viewed', async () => {
    const { address } = await openDialog('Majestic', 'edit');
    await configure.click();
    const Data = [{ Item: 'tidalforge.com', TrustFlow: 14 }];
    await analyze(JSON.stringify({ DataTables: { Results: { Data } } }));
    await expect.element(button('Apply Mapping')).toBeVisible();
    await button('Cancel').click();
    await expect.element(form.getByText('Mapped')).toBeVisible();
    await expect.element(form.getByText('Not applied')).not.toBeInTheDocument();
    await form.getByRole('button', { name: 'Update' }).click();
    await expect.poll(address).toBe('/data-sources');
  });

  test('starts with the stored mapping, and keeps the input when it closes', async () => {
    const { address, back } = await openDialog('Majestic', 'edit');
    await configure.click();
    await expect.element(choice('Array Path')).toHaveValue('DataTables.Results.Data');
    await expect.element(choice('Main Value Field')).toHaveValue('TrustFlow');
    await expect.element(button('Apply Mapping')).toBeEnabled();
    await expect.element(mapping.getByLabelText('Field of value 3')).toHaveValue('RefDomains');
    await example.fill(json);
    await userEvent.keyboard('{Escape}');
    await expect.element(mapping).not.toBeInTheDocument();
    await expect.element(form).toBeVisible();
    await configure.click();
    await expect.element(example).toHaveValue(json);
    await expect.poll(address).toBe('/data-sources/1/edit?mapping=true');
    back();
    await expect.element(mapping).not.toBeInTheDocument();
    await expect.element(form).toBeVisible();
  });

  test('leaves no history entries when it closes: Back then leaves the form', async () => {
    const { address, back } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Edit');
    for (const way of ['Cancel', 'Apply Mapping']) {
      await configure.click();
      await expect.poll(address).toBe('/data-sources/1/edit?mapping=true');
      await button(way).click();
      await expect.poll(address).toBe('/data-sources/1/edit');
      await expect.element(mapping).not.toBeInTheDocument();
    }
    back();
    await expect.poll(address).toBe('/data-sources');
    await expect.element(form).not.toBeInTheDocument();
  });

  test('starts with the answer of the last test, analyzed, the example beside fields and preview', async () => {
    await page.viewport(1440, 900);
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Test');
    await page.getByRole('textbox', { name: 'Domains' }).fill('tidalforge.com');
    await page.getByRole('button', { name: 'Test API' }).click();
    await expect.element(page.getByRole('heading', { name: 'Raw Response' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await rowAction('Majestic', 'Edit');
    await configure.click();
    await expect.element(mapping.getByText(/^Detected format: JSON\./)).toBeVisible();
    await cells(1).toContain('tidalforge.com');
    expect(callsOf(mock, 'dataSources/analyze')).toHaveLength(1);
    const tree = mapping.getByRole('region', { name: 'Fields of the response' });
    for (const part of [choice('Domain Field'), rows]) {
      await expect.element(part).toBeInViewport({ ratio: 1 });
      expect(part.element().getBoundingClientRect().left).toBeGreaterThan(
        tree.element().getBoundingClientRect().right,
      );
    }
  });

  test('keeps a field that is not in the example, and says so', async () => {
    await openDialog('Majestic', 'edit');
    await configure.click();
    await analyze(json);
    await expect.element(choice('Main Value Field')).toHaveDisplayValue('TrustFlow');
    await expect
      .element(mapping.getByLabelText('Field of value 1'))
      .toHaveDisplayValue('CitationFlow (not in the example)');
  });
});

describe('an analysis', () => {
  test('says why it cannot start', async () => {
    await openMapping();
    await analyze('{"Data": [');
    await expectHolds(mapping.getByRole('alert'), 'JSON: ');
    await expectAccessible();
    await example.fill(json);
    await expect.element(mapping.getByRole('alert')).not.toBeInTheDocument();
  });

  test('says so if it fails [§8.data-sources.analyze-failed]', async () => {
    await openMapping(({ faults }) =>
      faults.add({ ...unreachableOnce, operation: 'dataSources/analyze' }),
    );
    await analyze(json);
    await expect.element(mapping.getByText('Failed to analyze response')).toBeVisible();
    await expect.element(mapping.getByText(unreachableText)).toBeVisible();
  });
});
