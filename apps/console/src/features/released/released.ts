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
import { pluralize } from '../../core/text/numbers.ts';
import { accountsFailed } from '../../entities/orders/orderStates.ts';
import { apiQuery } from '../../core/api/apiQuery.ts';
import { client } from '../../core/api/client.ts';
import { refresh } from '../../core/api/queryClient.ts';
import type { Look } from '../../core/text/looks.ts';

/** The reads that a check and populating change. Progress is separate: only its follower reads it. */
const releasedKeys = [
  ['releasedDomains', 'list'],
  ['releasedDomains', 'stats'],
] as const;

/** Schedules and other people check and populate, too, so the screen loads its data again on each visit. */
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

/** The accounts that a check can use; for staff only. Read each time, since accounts connect and disconnect. */
export const checkAccounts = queryOptions({
  ...apiQuery('releasedDomains', 'eppAccounts'),
  staleTime: 0,
  meta: { failure: accountsFailed },
});

/** Progress is read every 2 seconds (spec, section 9). */
const pollMilliseconds = 2000;

/** Whether a check is over. Unknown states count as over. */
export function hasEnded({ status }: Pick<CheckProgress, 'status'>): boolean {
  return status !== 'running';
}

/** Whether the server does not know a check, or does not show it to this user. Older progress is then void. */
export function isWithheld(error: Error | null): boolean {
  return isApiError(error, 403, 404);
}

/** Whether another read would give the same answer: the check is over, or the server does not show it. */
function isSettled(data: CheckProgress | undefined, error: Error | null): boolean {
  return (data !== undefined && hasEnded(data)) || isWithheld(error);
}

/**
 * The progress of a check. Read every two seconds until it is over or withheld, once for all components; not in a
 * hidden tab, and at once when the tab is shown again. A failed call does not end it.
 * @param known the progress from before this page was loaded
 */
export const checkProgress = (sessionId: string, known?: CheckProgress) =>
  queryOptions({
    queryKey: ['releasedCheck', sessionId],
    queryFn: async ({ signal }) =>
      (await client.releasedDomains.checkProgress(sessionId, { signal })).progress,
    enabled: ({ state }) => !isSettled(state.data, state.error),
    // A component that mounts between two reads waits for the next one.
    staleTime: pollMilliseconds,
    retry: false,
    refetchInterval: pollMilliseconds,
    refetchOnWindowFocus: 'always',
    meta: { failure: 'Failed to load check progress' },
    ...(known && { initialData: known, initialDataUpdatedAt: 0 }),
  });

/** Loads rows and counts again. */
export function refreshReleased(): Promise<void> {
  return refresh(releasedKeys);
}

const started = ({ message }: Partial<CheckSession>) =>
  message || 'Domain check started successfully';

/** Check the names released on a day through an account. */
export const startCheck = mutationOptions({
  mutationFn: async (input: CheckInput): Promise<Partial<CheckSession>> =>
    (await client.releasedDomains.check(input)) ?? {},
  meta: {
    invalidates: releasedKeys,
    success: started,
    failure: 'Failed to start domain check',
    failureIn: 'form',
  },
});

/** Checks what was released yesterday (UTC) through an account that the server chooses. */
export const quickCheck = mutationOptions({
  mutationFn: async (): Promise<Partial<CheckSession>> =>
    (await client.releasedDomains.quickCheck()) ?? {},
  meta: { invalidates: releasedKeys, success: started, failure: 'Failed to start quick check' },
});

/** Stops a check; what it found stays. A failure always has the same text (spec, section 8). */
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

/** When a domain was last checked; undefined if never, which may be written as the start of 1970. */
export function lastChecked({ last_checked }: Pick<Check, 'last_checked'>): string | undefined {
  return last_checked && Date.parse(last_checked) !== 0 ? last_checked : undefined;
}

/** Not Checked if never checked, else Available or Not Available (spec, section 4). */
export function availability(check: Check): Look {
  if (!lastChecked(check)) return { label: 'Not Checked', tone: 'muted' };
  return check.is_available
    ? { label: 'Available', tone: 'good' }
    : { label: 'Not Available', tone: 'bad' };
}
