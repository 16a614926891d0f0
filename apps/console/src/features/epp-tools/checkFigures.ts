import type { BulkCheckResult, bulkCheckStatuses } from '@dropcatch/sdk';
import { lookOf, type Look } from '../../core/text/looks.ts';
import { countOf } from '../../core/text/numbers.ts';
import type { BulkCheck } from './bulkCheck.ts';

const looks: Readonly<Record<(typeof bulkCheckStatuses)[number], Look>> = {
  available: { label: 'Available', tone: 'good' },
  taken: { label: 'Taken', tone: 'muted' },
  error: { label: 'Error', tone: 'bad' },
};

/** An outcome's label and tone; one that this console does not know shows by its own name. */
export function resultLook(status: BulkCheckResult['status']): Look {
  return lookOf(looks, status);
}

export function countByStatus(results: readonly BulkCheckResult[]): Record<string, number> {
  const counts: Record<string, number> = { available: 0, taken: 0, error: 0 };
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The button that checks what is left of a check: names that were not reached, and those that ended in an error. */
export function againLabel({
  domains,
  results,
}: Pick<BulkCheck, 'domains' | 'results'>): string | undefined {
  const rest = domains.length - results.length;
  const errors = countByStatus(results)['error'] ?? 0;
  if (rest > 0 && errors > 0) return `Check the rest and retry errors (${rest + errors})`;
  if (rest > 0) return `Check the rest (${rest})`;
  return errors > 0 ? `Retry errors (${errors})` : undefined;
}

/** Names a second and the seconds that are left, once there is something to go by: a second of a check that runs. */
export function checkPace(
  {
    arrived,
    asked,
    startedAt,
    endedAt,
  }: Pick<BulkCheck, 'arrived' | 'asked' | 'startedAt' | 'endedAt'>,
  now: number,
): { perSecond: number; secondsLeft: number } | undefined {
  const seconds = ((endedAt ?? now) - startedAt) / 1000;
  if (arrived === 0 || seconds <= 0 || (endedAt === undefined && seconds < 1)) return undefined;
  const perSecond = arrived / seconds;
  return { perSecond, secondsLeft: Math.ceil((asked - arrived) / perSecond) };
}

const endings: Partial<Record<BulkCheck['status'], string>> = {
  completed: 'Completed',
  stopped: 'Stopped',
  lost: 'Connection lost',
  failed: 'Not started',
};

export function checkLabel(status: BulkCheck['status']): string {
  return endings[status] ?? 'Checking…';
}

/**
 * What a screen reader says of a check: that it began, and with its totals that it is over. The same while names come
 * in, or it would never be silent.
 */
export function checkAnnouncement({
  status,
  asked,
  domains,
  results,
}: Pick<BulkCheck, 'status' | 'asked' | 'domains' | 'results'>): string {
  if (status === 'idle') return '';
  if (status === 'running') return `Checking ${countOf(asked, 'domain')}`;
  const counts = Object.entries(countByStatus(results));
  return [
    `${checkLabel(status)}: ${results.length} of ${domains.length}`,
    ...counts.map(([outcome, count]) => `${resultLook(outcome).label} ${count}`),
  ].join(', ');
}
