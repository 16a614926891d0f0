import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  isApiError,
  type CheckInput,
  type CheckProgress,
  type CheckSession,
  type PopulateInput,
  type ReleasedDomainsListQuery,
  type ReleasedDomain,
} from '@dropcatch/sdk';
import { wholeDay } from '../../core/time/time.ts';
import { pluralize } from '../../core/text/numbers.ts';
import { accountsFailed } from '../../entities/epp/choices.ts';
import { apiQuery, polledEvery } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { messageOr, refresh } from '../../core/api/queryClient.ts';
import type { Badge } from '../../core/text/labels.ts';

/** The query keys that a check or populating invalidates. Progress has a key of its own. */
const releasedKeys = [
  ['releasedDomains', 'list'],
  ['releasedDomains', 'stats'],
] as const;

/** Schedules and other users also check and populate, so each visit of the screen reloads its data. */
const staleTime = 5000;

export const releasedList = (query: ReleasedDomainsListQuery) =>
  queryOptions({
    ...apiQuery('releasedDomains', 'list', query),
    staleTime,
    meta: { failure: 'Failed to load released domains' },
  });

/** The counts of all released domains, whatever the filters. */
export const releasedStats = queryOptions({
  ...apiQuery('releasedDomains', 'stats'),
  staleTime,
  meta: { failure: 'Failed to load released domain statistics', failureIn: 'log' },
});

/** The accounts that a check can use, for staff. Never stale data, since accounts connect and disconnect. */
export const checkAccounts = queryOptions({
  ...apiQuery('releasedDomains', 'eppAccounts'),
  staleTime: 0,
  meta: { failure: accountsFailed },
});

/** Whether a check has ended. Unknown statuses count as ended. */
export function hasEnded({ status }: Pick<CheckProgress, 'status'>): boolean {
  return status !== 'running';
}

/** Whether a check does not exist, or is not visible to this user. Earlier progress then does not count. */
export function isCheckUnavailable(error: Error | null): boolean {
  return isApiError(error, 403, 404);
}

/** Whether another read would give the same answer: the check has ended, or is not available. */
function isSettled(data: CheckProgress | undefined, error: Error | null): boolean {
  return (data !== undefined && hasEnded(data)) || isCheckUnavailable(error);
}

/**
 * The progress of a check. It is read every two seconds (spec, section 9) until the check has ended or is not available.
 * A failed call does not stop the polling.
 * @param stored the progress from before the page was loaded
 */
export const checkProgress = (sessionId: string, stored?: CheckProgress) =>
  queryOptions({
    queryKey: ['releasedCheck', sessionId],
    queryFn: async ({ signal }) =>
      (await client.releasedDomains.checkProgress(sessionId, { signal })).progress,
    enabled: ({ state }) => !isSettled(state.data, state.error),
    // A component that mounts between two reads waits for the next read.
    ...polledEvery(2000),
    retry: false,
    meta: { failure: 'Failed to load check progress' },
    ...(stored && { initialData: stored, initialDataUpdatedAt: 0 }),
  });

/** Reloads the rows and the statistics. */
export function refreshReleased(): void {
  void refresh(releasedKeys);
}

const startedText = messageOr('Domain check started successfully');

/** Checks the names released on a day through an account. */
export const startCheck = mutationOptions({
  mutationFn: async (input: CheckInput): Promise<Partial<CheckSession>> =>
    (await client.releasedDomains.check(input)) ?? {},
  meta: {
    invalidates: releasedKeys,
    success: startedText,
    failure: 'Failed to start domain check',
    failureIn: 'form',
  },
});

/** Checks what was released yesterday (UTC) through an account that the server chooses. */
export const quickCheck = mutationOptions({
  mutationFn: async (): Promise<Partial<CheckSession>> =>
    (await client.releasedDomains.quickCheck()) ?? {},
  meta: { invalidates: releasedKeys, success: startedText, failure: 'Failed to start quick check' },
});

/** Cancels a check. Its results stay. A failure always has the same text (spec, section 8). */
export const cancelCheck = (sessionId: string) => {
  const failure = 'Failed to cancel domain check';
  return mutationOptions({
    mutationFn: async () => {
      try {
        await client.releasedDomains.cancelCheck(sessionId);
      } catch (cause) {
        throw new Error(failure, { cause });
      }
    },
    meta: { invalidates: releasedKeys, success: 'Domain check cancelled', failure },
  });
};

/** Adds the catalogue's drops of a day to the released domains. */
export const populateReleased = mutationOptions({
  mutationFn: (input: PopulateInput) => client.releasedDomains.populate(input),
  meta: {
    invalidates: releasedKeys,
    success: (answer?: { inserted?: number | null }) => {
      const inserted = answer?.inserted ?? undefined;
      if (inserted === undefined) return 'Released domains populated';
      return inserted === 0
        ? 'No domains added: all of that day are already listed'
        : `${pluralize(inserted, 'released domain')} added`;
    },
    failure: 'Failed to populate released domains',
    failureIn: 'form',
  },
});

type Check = Pick<ReleasedDomain, 'last_checked' | 'is_available'>;

/** When a domain was last checked; undefined if never. The server may write never as the start of 1970. */
export function lastChecked({ last_checked }: Pick<Check, 'last_checked'>): string | undefined {
  // Without a zone, the browser's zone moves it by hours.
  return last_checked && !(Date.parse(last_checked) < wholeDay) ? last_checked : undefined;
}

/** Not Checked, Available or Not Available (spec, section 4). */
export function availability(check: Check): Badge {
  if (!lastChecked(check)) return { label: 'Not Checked', tone: 'neutral' };
  return check.is_available
    ? { label: 'Available', tone: 'good' }
    : { label: 'Not Available', tone: 'bad' };
}
