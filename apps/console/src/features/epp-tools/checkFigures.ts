import type { BulkCheckResult, bulkCheckStatuses } from '@dropcatch/sdk';
import { lookOf, type Look } from '../../core/text/looks.ts';
import { pluralize } from '../../core/text/numbers.ts';
import type { BulkCheck } from './bulkCheck.ts';

const looks: Readonly<Record<(typeof bulkCheckStatuses)[number], Look>> = {
  available: { label: 'Available', tone: 'good' },
  taken: { label: 'Taken', tone: 'muted' },
  error: { label: 'Error', tone: 'bad' },
};

/** An outcome's label and tone; an unknown one by its own name. */
export function resultLook(status: BulkCheckResult['status']): Look {
  return lookOf(looks, status);
}

export function countByStatus(results: readonly BulkCheckResult[]): Record<string, number> {
  const counts: Record<string, number> = { available: 0, taken: 0, error: 0 };
  for (const { status } of results) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The label of the button that checks names without a result and with an error. */
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

/** Names per second and remaining seconds of a running check, after its first second. */
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
 * The message for screen readers: that a check began, and its totals at the end. It stays the same while results
 * arrive, or it would be read all the time.
 */
export function checkAnnouncement({
  status,
  asked,
  domains,
  results,
}: Pick<BulkCheck, 'status' | 'asked' | 'domains' | 'results'>): string {
  if (status === 'idle') return '';
  if (status === 'running') return `Checking ${pluralize(asked, 'domain')}`;
  const counts = Object.entries(countByStatus(results));
  return [
    `${checkLabel(status)}: ${results.length} of ${domains.length}`,
    ...counts.map(([outcome, count]) => `${resultLook(outcome).label} ${count}`),
  ].join(', ');
}
