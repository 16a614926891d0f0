import { Cron } from 'croner';
import { canRun, readCron } from './cron.ts';

/**
 * The next `count` runs of an expression after an instant, in milliseconds since 1970. All times are UTC. Empty for an
 * invalid expression and for a date that never comes.
 */
export function nextRuns(text: string, after: number, count: number): number[] {
  const cron = readCron(text);
  // croner would search the next 8000 years for a date that never comes.
  if (!cron || !canRun(cron)) return [];
  // Plain numbers, since croner rejects some valid steps.
  const pattern = cron.fields.map(String).join(' ');
  return new Cron(pattern, { timezone: 'UTC', domAndDow: cron.bothDays })
    .nextRuns(count, new Date(after))
    .map(Number);
}
