import type { CheckProgress, checkStatuses } from '@dropcatch/sdk';
import { lookOf, type Look, type Tone } from '../../core/text/looks.ts';
import { formatPercent } from '../../core/text/numbers.ts';

const looks: Readonly<Record<(typeof checkStatuses)[number], Look>> = {
  running: { label: 'Running', tone: 'wait' },
  completed: { label: 'Completed', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
};

/** How the state of a check looks. One that is not known shows as it came: the check has ended. */
export function checkLook(status: CheckProgress['status']): Look {
  return lookOf(looks, status, 'muted');
}

/** The colour of a check's bar. */
export const barColors: Readonly<Record<Tone, string>> = {
  wait: 'blue.7',
  good: 'teal.7',
  bad: 'red.7',
  muted: 'gray.6',
};

/** How far a check is, in a word or two. */
export function checkSummary(progress: CheckProgress | undefined): string {
  if (!progress) return 'Waiting for progress';
  return progress.status === 'running'
    ? formatPercent(progress.progress_percent)
    : checkLook(progress.status).label;
}
