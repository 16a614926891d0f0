import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { openDialog, dataSourceByName } from '../../../test/kit/dataSources.ts';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { recordAnnouncements } from '../../../test/kit/announcements.ts';
import { button, dialog, expectHolds, rowAction } from '../../../test/kit/screen.ts';
import { skipTimeouts } from '../../../test/kit/timers.ts';

const domains = dialog.getByRole('textbox', { name: 'Domains' });
const results = dialog.getByRole('table', { name: 'Results' });
const command = dialog.getByLabelText('CURL command');
const raw = dialog.getByLabelText('Raw response text');

describe('a test', () => {
  test('shows the values of each domain and the whole answer', async () => {
    const { mock } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Test');
    await expect.element(domains).toHaveFocus();
    await expect.element(button('Test API')).toBeDisabled();
    await domains.fill('  \n\n');
    await expect.element(button('Test API')).toBeDisabled();
    await domains.fill(' tidalforge.com \n\npixelbarn.net\n');
    await button('Test API').click();
    for (const name of ['Domain', 'Trust Flow', 'Citation Flow', 'Backlinks', 'Actions']) {
      await expect.element(results.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    await expect.element(dialog.getByRole('heading', { name: 'Results (2)' })).toBeVisible();
    await expect.element(results.getByText('pixelbarn.net', { exact: true }).first()).toBeVisible();
    await expectHolds(raw, '"DataTables"');
    expect(callsOf(mock, 'dataSources/test')[0]?.body).toEqual({
      domains: ['tidalforge.com', 'pixelbarn.net'],
    });

    const view = results.getByRole('button', { name: 'View Raw of pixelbarn.net' });
    await expect.element(results.getByText(/"Item": "pixelbarn.net"/)).not.toBeInTheDocument();
    await view.click();
    await expect.element(results.getByText(/"Item": "pixelbarn.net"/)).toBeVisible();
    await expect.element(view).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await view.click();
    await expect.element(results.getByText(/"Item": "pixelbarn.net"/)).not.toBeInTheDocument();

    await button('Clear').click();
    await expect.element(domains).toHaveValue('');
    await expect.element(results).not.toBeInTheDocument();
    await expect.element(command).not.toBeInTheDocument();
    await expect.element(button('Clear')).toBeDisabled();
    await expect.element(domains).toHaveFocus();
  });

  test('refuses a line that is too long for a name', async () => {
    const { mock } = await openDialog('Majestic', 'test');
    await domains.fill('tidalforge.com');
    await expect.element(command).toBeVisible();
    await domains.fill(','.repeat(1_000_000));
    await expect.element(command).not.toBeInTheDocument();
    await button('Test API').click();
    await expect.element(dialog.getByText(/ is too long for a domain$/)).toBeVisible();
    await expect.element(domains).toHaveFocus();
    expect(callsOf(mock, 'dataSources/test')).toEqual([]);
  });

  test('announces the number of its results each time', async () => {
    await openDialog('Majestic', 'test');
    await domains.fill('tidalforge.com\npixelbarn.net');
    const announced = recordAnnouncements(dialog.element());
    await button('Test API').click();
    await expect.poll(announced).toEqual(['2 results']);
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.poll(announced).toEqual(['2 results', '1 result']);
  });

  test('takes any number of domains: only the service limits it', async () => {
    const { mock } = await openDialog('Majestic', 'test');
    const names = Array.from({ length: 501 }, (_, index) => `tidalforge${index}.com`);
    await domains.fill(names.join('\n'));
    await button('Test API').click();
    await expect.element(dialog.getByRole('heading', { name: 'Results (501)' })).toBeVisible();
    expect(callsOf(mock, 'dataSources/test')).toHaveLength(1);
  });

  test('calls the main value Main Value if the mapping has no label', async () => {
    await openDialog('Majestic', 'test', (mock) => {
      const source = dataSourceByName(mock, 'Majestic');
      if (source.response_mapping) source.response_mapping.main_value_label = '';
    });
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(results.getByRole('columnheader', { name: 'Main Value' })).toBeVisible();
  });

  test('says why if the API refuses it [§8.data-sources.test-failed-because]', async () => {
    await openDialog('Ahrefs', 'test');
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(dialog.getByText('Test failed: HTTP 401 from the API')).toBeVisible();
    await expect.element(raw).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('shows the answer of a source without a mapping, to create one', async () => {
    await openDialog('Moz', 'test');
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect
      .element(dialog.getByText('Test failed: The source has no response mapping yet'))
      .toBeVisible();
    await expectHolds(raw, 'tidalforge.com');
  });

  test('passes its answer to the response mapping as the example', async () => {
    const { address } = await openDialog('Majestic', 'test');
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expectHolds(raw, '"DataTables"');
    const answer = raw.element().textContent ?? '';
    await button('Use as example').click();
    const mapping = page.getByRole('dialog', { name: 'Response Mapping' });
    await expect.element(mapping.getByLabelText('Example Response')).toHaveValue(answer);
    expect(address()).toBe('/data-sources/1/edit?mapping=true');
    await mapping.getByRole('button', { name: 'Analyze Response' }).click();
    await expect.element(mapping.getByRole('rowheader', { name: 'tidalforge.com' })).toBeVisible();
    await mapping.getByRole('button', { name: 'Apply Mapping' }).click();
    await expect.element(page.getByText('Response mapping applied')).toBeVisible();
    await expect.element(page.getByRole('dialog', { name: /^Edit Data Source/ })).toBeVisible();
  });

  test('says only that it failed if there is no reason [§8.data-sources.test-failed]', async () => {
    const { mock } = await openDialog('Majestic', 'test');
    mock.faults.add({ ...unreachableOnce, operation: 'dataSources/test' });
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(dialog.getByText('Test failed', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText(unreachableText)).toBeVisible();
  });

  test('gives up after a minute and a half', async () => {
    const { mock } = await openDialog('Majestic', 'test');
    mock.faults.add({ kind: 'hang', operation: 'dataSources/test' });
    skipTimeouts(90_000);
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(dialog.getByText('The server did not answer in time.')).toBeVisible();
  });

  test("shows the server's reason if it refuses the test", async () => {
    const { mock } = await openDialog('Majestic', 'test');
    mock.faults.add({
      kind: 'status',
      status: 502,
      error: 'The proxy is down',
      operation: 'dataSources/test',
      times: 1,
    });
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(dialog.getByText('Test failed: The proxy is down')).toBeVisible();
  });

  test('cannot be started twice, and keeps the focus while it runs', async () => {
    const { mock } = await openDialog('Majestic', 'test');
    const held = mock.faults.add({ kind: 'hang', operation: 'dataSources/test' });
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await expect.element(button('Test API')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button('Test API')).toHaveFocus();
    // The results must be those of the domains that were sent.
    await expect.element(domains).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    held.remove();
    await expect.element(domains).toBeEnabled();
    await expect.element(button('Test API')).not.toHaveAttribute('aria-disabled');
    await expect.element(button('Test API')).toHaveFocus();
    expect(callsOf(mock, 'dataSources/test')).toHaveLength(1);
  });
});

describe('the domains', () => {
  test('are kept when the dialog closes, until they are cleared', async () => {
    const { address } = await openConsole('/data-sources', { as: 'admin' });
    await rowAction('Majestic', 'Test');
    await domains.fill('tidalforge.com\npixelbarn.net');
    await userEvent.keyboard('{Escape}');
    await expect.poll(address).toBe('/data-sources');
    await rowAction('Moz', 'Test');
    await expect.element(domains).toHaveValue('tidalforge.com\npixelbarn.net');
    await button('Clear').click();
    await userEvent.keyboard('{Escape}');
    await rowAction('Majestic', 'Test');
    await expect.element(domains).toHaveValue('');
  });

  test('are kept on the way to the response mapping and back', async () => {
    const { back } = await openDialog('Majestic', 'test');
    await domains.fill('tidalforge.com');
    await button('Test API').click();
    await button('Use as example').click();
    await expect.element(page.getByRole('dialog', { name: 'Response Mapping' })).toBeVisible();
    back();
    await expect.element(domains).toHaveValue('tidalforge.com');
  });
});

describe('the CURL example', () => {
  test('shows once there are domains, and hides credentials until they are revealed', async () => {
    await openDialog('Majestic', 'test');
    await expect.element(command).not.toBeInTheDocument();
    await domains.fill("tidalforge.com\nit's $HOME");
    await expectHolds(command, 'items=2&item0=tidalforge.com&item1=it%27s%20%24HOME');
    await expectHolds(command, "'X-API-Key: ********'");
    await dialog.getByLabelText('Reveal credentials').click();
    const secret = dialog.getByLabelText('Value', { exact: true });
    await secret.fill("4f'1c");
    await expectHolds(command, `'X-API-Key: 4f'\\''1c'`);
    await expectAccessible();
    await dialog.getByLabelText('Reveal credentials').click();
    await expectHolds(command, "'X-API-Key: ********'");
  });

  test('is copied as it shows', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openDialog('Wayback Machine', 'test');
    await domains.fill('tidalforge.com\npixelbarn.net');
    await expect.element(dialog.getByText('the first of 2 requests')).toBeVisible();
    await expect.element(dialog.getByLabelText('Reveal credentials')).not.toBeInTheDocument();
    await button('Copy CURL example').click();
    expect(copied).toHaveBeenCalledWith(command.element().textContent);
  });

  test('over plain HTTP says why nothing is copied', async () => {
    vi.stubGlobal('isSecureContext', false);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await openDialog('Wayback Machine', 'test');
    await domains.fill('tidalforge.com');
    await button('Copy CURL example').click();
    await expect
      .element(page.getByText('Your browser copies only on sites with HTTPS'))
      .toBeVisible();
  });

  test('says each time that the browser does not allow a copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() =>
      Promise.reject(new Error('denied')),
    );
    await openDialog('Wayback Machine', 'test');
    await domains.fill('tidalforge.com');
    const message = page.getByText('Your browser blocked the copy');
    await button('Copy CURL example').click();
    await expect.element(message).toBeVisible();
    const first = message.element();
    await button('Copy CURL example').click();
    // A new element, which screen readers announce and which stays for its full time.
    await expect.poll(() => message.elements()).not.toContain(first);
    await expect.element(message).toBeVisible();
  });
});

test('the dialog fits a narrow window and returns the focus', async () => {
  await page.viewport(375, 800);
  await openConsole('/data-sources', { as: 'admin' });
  await rowAction('Majestic', 'Test');
  await domains.fill('tidalforge.com');
  await button('Test API').click();
  await expect.element(results.getByText('tidalforge.com').first()).toBeVisible();
  const box = dialog.element();
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Actions for Majestic' })).toHaveFocus();
  await page.viewport(1280, 800);
});

test('the dialogs for a test, the mapping and the records are wider than the form', async () => {
  const { go } = await openConsole('/data-sources/1/edit', { as: 'admin' });
  const width = async (title: string | RegExp) => {
    const opened = page.getByRole('dialog', { name: title });
    await expect.element(opened).toBeVisible();
    return opened.element().getBoundingClientRect().width;
  };
  const form = await width(/^Edit Data Source/);
  await button('Configure Response Mapping').click();
  const mapping = await width('Response Mapping');
  go('/data-sources/1/test');
  const trial = await width(/^Test/);
  go('/data-sources/1/browse');
  const browsed = await width(/^Browse Data/);
  expect(Math.min(mapping, trial, browsed)).toBeGreaterThan(form);
});
