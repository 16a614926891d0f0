import type { CsvDelimiter, ScheduleType, Source, SourceAuthType } from '@dropcatch/sdk';
import { countOf } from '../../core/text/numbers.ts';
import { cronInWords } from '../../entities/schedules/cron.ts';

/** How a source is signed in to, as it is offered; empty for a source that asks nobody. */
export const sourceAuthTypeLabels: Readonly<Record<SourceAuthType | '', string>> = {
  '': 'None',
  basic: 'Basic',
  bearer: 'Bearer',
  api_key: 'API Key',
  oauth: 'OAuth',
};

/** The characters between columns, by name: most of them cannot be told apart (spec, section 5). */
export const csvDelimiterLabels: Readonly<Record<CsvDelimiter, string>> = {
  ',': 'Comma (,)',
  ';': 'Semicolon (;)',
  '|': 'Pipe (|)',
  '\t': 'Tab',
  ' ': 'Space',
};

/** The types of a schedule, as they are offered. */
export const scheduleTypeLabels: Readonly<Record<ScheduleType, string>> = {
  interval: 'Interval',
  daily: 'Daily',
  weekly: 'Weekly',
  cron: 'Cron expression',
};

/** When a source is imported, in words. */
export function scheduleWords(source: Source): string {
  const { schedule_enabled, schedule_cron, schedule_interval_minutes: minutes } = source;
  if (!schedule_enabled) return 'Not scheduled';
  return schedule_cron ? cronInWords(schedule_cron) : `Every ${countOf(minutes, 'minute')}`;
}
