import { Cron } from 'croner';
import { comes, readCron } from './cron.ts';

/**
 * The next `count` runs of an expression after an instant, in milliseconds since 1970. All times are UTC. Empty for an
 * invalid expression and for a date that never comes.
 */
export function nextRuns(text: string, after: number, count: number): number[] {
  const cron = readCron(text);
  // croner would look for a date that never comes in each of the next 8000 years.
  if (!cron || !comes(cron)) return [];
  // As plain numbers, since croner refuses some of cron's steps.
  const pattern = cron.fields.map(String).join(' ');
  return new Cron(pattern, { timezone: 'UTC', domAndDow: cron.bothDays })
    .nextRuns(count, new Date(after))
    .map(Number);
}
