import type { BulkCheckResult, bulkCheckStatuses } from '@dropcatch/sdk';
import { badgeOf, type Badge } from '../../core/text/labels.ts';
import { pluralize } from '../../core/text/numbers.ts';
import type { BulkCheck } from './bulkCheck.ts';

const badges: Readonly<Record<(typeof bulkCheckStatuses)[number], Badge>> = {
  available: { label: 'Available', tone: 'good' },
  taken: { label: 'Taken', tone: 'neutral' },
  error: { label: 'Error', tone: 'bad' },
};

/** The label and tone of a result. An unknown status shows its own name. */
export function resultBadge(status: BulkCheckResult['status']): Badge {
  return badgeOf(badges, status);
}

export function countByStatus(results: readonly BulkCheckResult[]): Record<string, number> {
  const counts: Record<string, number> = { available: 0, taken: 0, error: 0 };
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The label of the button that checks names again; undefined if none has an error or no result. */
export function retryLabel({
  domains,
  results,
}: Pick<BulkCheck, 'domains' | 'results'>): string | undefined {
  const missing = domains.length - results.length;
  const errors = countByStatus(results)['error'] ?? 0;
  if (missing > 0 && errors > 0) return `Check the rest and retry errors (${missing + errors})`;
  if (missing > 0) return `Check the rest (${missing})`;
  return errors > 0 ? `Retry errors (${errors})` : undefined;
}

/** The speed of a check and its remaining time; undefined in its first second. */
export function checkSpeed(
  {
    receivedCount,
    requestedCount,
    startedAt,
    endedAt,
  }: Pick<BulkCheck, 'receivedCount' | 'requestedCount' | 'startedAt' | 'endedAt'>,
  now: number,
): { perSecond: number; secondsLeft: number } | undefined {
  const seconds = ((endedAt ?? now) - startedAt) / 1000;
  if (receivedCount === 0 || seconds <= 0 || (endedAt === undefined && seconds < 1))
    return undefined;
  const perSecond = receivedCount / seconds;
  return { perSecond, secondsLeft: Math.ceil((requestedCount - receivedCount) / perSecond) };
}

/** Whether a check ended without an answer for any name. */
export function hasFailed({ status, results }: Pick<BulkCheck, 'status' | 'results'>): boolean {
  if (status === 'lost' || status === 'failed') return true;
  return (
    status !== 'running' && results.length > 0 && results.every((one) => one.status === 'error')
  );
}

const endLabels: Partial<Record<BulkCheck['status'], string>> = {
  completed: 'Completed',
  stopped: 'Stopped',
  lost: 'Connection lost',
  failed: 'Not started',
};

export function checkLabel(status: BulkCheck['status']): string {
  return endLabels[status] ?? 'Checking…';
}

/**
 * The message for screen readers when a check starts, and its totals at the end. It does not change while results
 * arrive, or it would be read all the time.
 */
export function checkAnnouncement({
  status,
  requestedCount,
  domains,
  results,
}: Pick<BulkCheck, 'status' | 'requestedCount' | 'domains' | 'results'>): string {
  if (status === 'idle') return '';
  if (status === 'running') return `Checking ${pluralize(requestedCount, 'domain')}`;
  const counts = Object.entries(countByStatus(results));
  return [
    `${checkLabel(status)}: ${results.length} of ${domains.length}`,
    ...counts.map(([outcome, count]) => `${resultBadge(outcome).label} ${count}`),
  ].join(', ');
}
