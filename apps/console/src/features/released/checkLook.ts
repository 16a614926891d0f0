import type { CheckProgress } from '@dropcatch/sdk';
import type { Tone } from '../../components/StatusBadge.tsx';
import { formatPercent } from '../../lib/numbers.ts';

type Status = CheckProgress['status'];

const looks = new Map<Status, { label: string; tone: Tone; color: string }>([
  ['running', { label: 'Running', tone: 'wait', color: 'blue.7' }],
  ['completed', { label: 'Completed', tone: 'good', color: 'teal.7' }],
  ['failed', { label: 'Failed', tone: 'bad', color: 'red.7' }],
]);

/** How the state of a check looks, its bar too. A state that is not known shows as it came. */
export function checkLook(status: Status) {
  return looks.get(status) ?? { label: status, tone: 'muted' as const, color: 'gray.6' };
}

/** How far a check is, in a word or two. */
export function checkSummary(progress: CheckProgress | undefined): string {
  if (!progress) return 'Waiting for progress';
  return progress.status === 'running'
    ? formatPercent(progress.progress_percent)
    : checkLook(progress.status).label;
}

/** Seconds with at most one decimal, `34.2 s`; a dash where they are not known. */
export function formatSeconds(seconds: number | null): string {
  return seconds === null ? '–' : `${Math.round(seconds * 10) / 10} s`;
}
