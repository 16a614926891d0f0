import type { SourceList } from '@dropcatch/sdk';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerWith } from '../../../test/kit/answerWith.ts';
import { expectAccessible } from '../../../test/kit/axe.ts';
import { callsOf, openConsole } from '../../../test/kit/console.tsx';
import { unreachableText, unreachableOnce } from '../../../test/kit/faults.ts';
import { button, select, dialog, field, row } from '../../../test/kit/screen.ts';
import { openDialog, sourceByName } from '../../../test/kit/sources.ts';

describe('a schedule', () => {
  const runs = dialog.getByRole('list', { name: 'Next runs' });

  test.for([
    ['*/20 8-9 * * 1-5'],
    ['0 0 1 * 1'],
    ['5/15 12 29 2 *'],
    ['0 8 * JAN-mar MON-FRI'],
  ] as const)('%s shows the same next run as the server', async ([cron]) => {
    await openDialog('DropFeed', 'schedule');
    await select('Schedule Type').selectOptions('Cron expression');
    await field('Cron Expression (UTC)').fill(cron);
    await expect.poll(() => runs.getByRole('listitem').elements().length).toBe(5);
    const first = runs.getByRole('listitem').first().element().textContent;
    await button('Save Schedule').click();
    await expect.element(page.getByText(`Job Scheduled! Next run: ${first}`)).toBeVisible();
  });

  test('that never runs says so while it is typed, and cannot be saved', async () => {
    const { mock } = await openDialog('DropFeed', 'schedule');
    await select('Schedule Type').selectOptions('Cron expression');
    await field('Cron Expression (UTC)').fill('0 0 31 2 *');
    await expect
      .element(dialog.getByText('This schedule never runs: no such date exists.'))
      .toBeVisible();
    await expect.element(runs).not.toBeInTheDocument();
    await button('Save Schedule').click();
    await expect.element(dialog.getByText('No such date exists')).toBeVisible();
    expect(callsOf(mock, 'sources/schedule')).toHaveLength(0);
  });

  test('of an unknown type shows the type, and can be changed', async () => {
    await openConsole('/sources/1/schedule', {
      as: 'admin',
      prepare: () =>
        answerWith('sources/list', ({ sources }: SourceList) => ({
          sources: sources.map((source) => ({
            ...source,
            schedule_enabled: true,
            schedule_config: { type: 'constructor' },
          })),
        })),
    });
    await expect.element(select('Schedule Type')).toHaveDisplayValue('constructor');
    await expect.element(runs).not.toBeInTheDocument();
    await select('Schedule Type').selectOptions('Interval');
    await expect.element(dialog.getByText('Every 6 hours')).toBeVisible();
  });

  test('of an interval shows its description, and refuses an interval of 0', async () => {
    const { mock } = await openDialog('DropFeed', 'schedule');
    await field('Hours').fill('6');
    await expect.element(dialog.getByText('Every 6 hours')).toBeVisible();
    await expect.element(dialog.getByTestId('cron')).toHaveTextContent('0 */6 * * *');
    await expect.element(dialog.getByText('Ignored while hours are set')).toBeVisible();
    await expectAccessible();
    await field('Hours').fill('0');
    await field('Minutes').fill('0');
    await expect.element(runs).not.toBeInTheDocument();
    await button('Save Schedule').click();
    await expect.element(dialog.getByText('An interval needs at least one minute')).toBeVisible();
    await field('Hours').fill('24');
    await field('Minutes').fill('60');
    await button('Save Schedule').click();
    await expect
      .element(dialog.getByText('Hours must be a whole number from 0 to 23'))
      .toBeVisible();
    await expect
      .element(dialog.getByText('Minutes must be a whole number from 0 to 59'))
      .toBeVisible();
    expect(callsOf(mock, 'sources/schedule')).toHaveLength(0);
  });

  test('of a source without one starts with every six hours, midnight and Sunday', async () => {
    await openDialog('DropFeed', 'schedule', (mock) => {
      Object.assign(sourceByName(mock, 'DropFeed'), {
        schedule_enabled: false,
        schedule_cron: null,
        schedule_config: null,
      });
    });
    await dialog.getByRole('switch', { name: 'Import on a schedule' }).click();
    await expect.element(field('Hours')).toHaveValue('6');
    await select('Schedule Type').selectOptions('Daily');
    await expect.element(dialog.getByLabelText('Time (UTC)')).toHaveValue('00:00');
    await expect.element(dialog.getByText('At 00:00', { exact: true })).toBeVisible();
    await select('Schedule Type').selectOptions('Weekly');
    await expect.element(dialog.getByText('At 00:00, only on Sunday')).toBeVisible();
    await field('Hour (UTC)').fill('25');
    await button('Save Schedule').click();
    await expect
      .element(dialog.getByText('Hour must be a whole number from 0 to 23'))
      .toBeVisible();
    await select('Schedule Type').selectOptions('Cron expression');
    await field('Cron Expression (UTC)').fill('0 0 30 2 *');
    await button('Save Schedule').click();
    await expect.element(dialog.getByText('No such date exists')).toBeVisible();
    await field('Cron Expression (UTC)').fill('daily');
    await button('Save Schedule').click();
    await expect.element(dialog.getByText(/^A cron expression has five fields/)).toBeVisible();
  });

  test.for([
    [60, '1', '0', 'Every hour'],
    [20, '0', '20', 'Every 20 minutes'],
    [1440, '24', '0', undefined],
  ] as const)(
    'of every %i minutes fills the fields with them',
    async ([every, hours, minutes, words]) => {
      await openDialog('DropFeed', 'schedule', (mock) => {
        Object.assign(sourceByName(mock, 'DropFeed'), {
          schedule_enabled: true,
          schedule_cron: null,
          schedule_config: null,
          schedule_interval_minutes: every,
        });
      });
      await expect.element(select('Schedule Type')).toHaveValue('interval');
      await expect.element(field('Hours')).toHaveValue(hours);
      await expect.element(field('Minutes')).toHaveValue(minutes);
      if (words) await expect.element(dialog.getByText(words)).toBeVisible();
      else {
        await button('Save Schedule').click();
        const problem = 'Hours must be a whole number from 0 to 23';
        await expect.element(dialog.getByText(problem)).toBeVisible();
      }
    },
  );

  test('focuses its switch, with the whole focus ring in view', async () => {
    await openDialog('DropFeed', 'schedule');
    const enabled = dialog.getByRole('switch', { name: 'Import on a schedule' });
    await expect.element(enabled).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(enabled.element());
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const head = dialog.element().querySelector('header')?.getBoundingClientRect();
    expect(enabled.element().getBoundingClientRect().top - ring).toBeGreaterThanOrEqual(
      head?.bottom ?? Infinity,
    );
  });

  test('that is off is not scheduled [§8.sources.not-scheduled]', async () => {
    await openDialog('DropFeed', 'schedule');
    await dialog.getByRole('switch').click();
    await button('Save Schedule').click();
    await expect.element(page.getByText('Job Scheduled! Next run: Not scheduled')).toBeVisible();
    await expect.element(row(/DropFeed/).getByText('Not scheduled')).toBeVisible();
  });

  test('of an inactive source says that nothing will be imported', async () => {
    await openDialog('DropFeed', 'schedule', (mock) => {
      sourceByName(mock, 'DropFeed').is_active = false;
    });
    await expect.element(dialog.getByText(/^This source is inactive/)).toBeVisible();
  });

  test('says why it cannot be saved, and keeps the input', async () => {
    const { mock } = await openDialog('DropFeed', 'schedule');
    await field('Minutes').fill('20');
    mock.faults.add({ ...unreachableOnce, operation: 'sources/schedule' });
    await button('Save Schedule').click();
    await expect.element(dialog.getByText('Failed to schedule the import')).toBeVisible();
    await expect.element(dialog.getByText(unreachableText)).toBeVisible();
    await expect.element(field('Minutes')).toHaveValue('20');
  });
});
