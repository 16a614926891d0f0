import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type {
  ImportHistoryRow,
  ImportInput,
  ImportResult,
  ScheduleInput,
  ScheduleResult,
  Source,
  SourceDeleteDataInput,
  SourceInput,
} from '@dropcatch/sdk';
import { sourceFetchConfigLimits } from '@dropcatch/sdk/limits';
import { byId } from '../../core/lists.ts';
import { serverNow } from '../../core/time/serverClock.ts';
import { formatInstant } from '../../core/time/time.ts';
import { client } from '../../core/api/client.ts';
import { connectionFailed, connectionWorks } from '../../core/api/messages.ts';
import { formStaleTime, messageOr, refresh, fetchFresh } from '../../core/api/queryClient.ts';
import { apiQuery, neverCached } from '../../core/api/apiQuery.ts';

/** Alerts of the source screens close after five seconds (spec, section 9). */
const alert = { messageKind: 'longAlert', named: 'name' } as const;
/** Imported and deleted domains also show in the catalogue and on the dashboard. */
const importDependentKeys = [['sources'], ['domains'], ['dashboard']] as const;

/**
 * The timeout of a call in which the server fetches from the source: the timeout of the source plus 30 seconds.
 */
function fetchTimeout({ fetch_config }: Pick<Source, 'fetch_config'>): { timeout: number } {
  const { timeout: seconds = sourceFetchConfigLimits.timeout.default } = fetch_config;
  return { timeout: (seconds + 30) * 1000 };
}

/** All sources, with masked secrets. The list soon becomes stale, since scheduled imports change it. */
export const sourceList = queryOptions({
  ...apiQuery('sources', 'list'),
  staleTime: formStaleTime,
  meta: { failure: 'Failed to load sources' },
});

/** Reads the current state of a source; undefined if it no longer exists. */
export const readSource = async (id: number) => byId((await fetchFresh(sourceList)).sources, id);

/**
 * The imports of a source, latest first. While an import runs, they are read every five seconds, not in a hidden tab,
 * and at once when the tab is shown again.
 */
export const sourceHistory = (id: number) =>
  queryOptions({
    ...apiQuery('sources', 'history', id),
    staleTime: 0,
    refetchInterval: ({ state }) => hasRunning(state.data) && 5000,
    refetchOnWindowFocus: ({ state }) => hasRunning(state.data),
    meta: { failure: 'Failed to load history: {error}' },
  });

/** Whether an import is running: it has no end yet. */
function hasRunning(data: { history: readonly ImportHistoryRow[] } | undefined): boolean {
  return data?.history.some(([, , endedAt]) => endedAt === null) ?? false;
}

/** Reloads the sources, the catalogue and the dashboard. Call it when an import has ended. */
export function refreshAfterImport(): void {
  void refresh(importDependentKeys);
}

/** The number of stored domains of a source by drop date. The user is about to delete them. */
export const sourceDataStats = (id: number) =>
  queryOptions({
    ...apiQuery('sources', 'dataStats', id),
    meta: { failure: 'Failed to load source data statistics' },
    ...neverCached,
  });

/** Creates a source, or updates the one with the id. A secret that is sent as its mask stays. */
export const saveSource = (id?: number) =>
  mutationOptions({
    mutationFn: (body: SourceInput) =>
      id === undefined ? client.sources.create(body) : client.sources.update(id, body),
    meta: {
      invalidates: [['sources']],
      success: `Source ${id === undefined ? 'created' : 'updated'} successfully`,
      failure: 'Failed to save source: {error}',
      failureIn: 'form',
      ...alert,
    },
  });

/** Deletes a source and its schedule. Its imported domains stay. */
export const deleteSource = mutationOptions({
  mutationFn: ({ id }: Pick<Source, 'id'>) => client.sources.delete(id),
  meta: {
    invalidates: [['sources'], ['scheduler']],
    success: 'Source deleted successfully',
    failure: 'Failed to delete source: {error}',
    ...alert,
  },
});

/** The mutation key of connection tests, so that rows can show that they run. */
export const testKey = ['sources', 'test'] as const;

/** Connects to a source without importing anything. */
export const testSource = mutationOptions({
  mutationKey: testKey,
  mutationFn: (source: Source) => client.sources.test(source.id, fetchTimeout(source)),
  meta: {
    pending: 'Testing…',
    success: connectionWorks,
    failure: `${connectionFailed}: {error}`,
    ...alert,
  },
});

/** The text for an import that the answer reports as failed (spec, section 8). */
export const importFailed = 'Import failed: {error}';

/** The mutation key of a source's imports and previews in this session. */
export const importKey = (id: number) => ['sources', 'import', id] as const;

/**
 * Imports or previews a source. An answer can also report a failure. The call and its result are kept, since an import
 * may continue in the background.
 */
export const importSource = (source: Pick<Source, 'id' | 'fetch_config'>) =>
  mutationOptions({
    mutationKey: importKey(source.id),
    gcTime: Infinity,
    onMutate: () => serverNow(),
    mutationFn: async (body: ImportInput): Promise<Partial<ImportResult>> =>
      (await client.sources.import(source.id, body, fetchTimeout(source))) ?? {},
    // The server's error or the client's message alone (spec, section 8).
    meta: { invalidates: importDependentKeys, failure: '{error}', failureIn: 'form' },
  });

/** Sets or removes the schedule of a source. */
export const scheduleSource = (id: number) =>
  mutationOptions({
    mutationFn: (body: ScheduleInput) => client.sources.schedule(id, body),
    meta: {
      invalidates: [['sources'], ['scheduler']],
      success: (answer: Partial<ScheduleResult> | undefined, { enabled }: ScheduleInput) => {
        const next = answer?.job?.next_run_time;
        // The answer may lack the job.
        if (answer?.job === undefined && enabled) return 'Job Scheduled!';
        return `Job Scheduled! Next run: ${next ? `${formatInstant(next, 'UTC')} UTC` : 'Not scheduled'}`;
      },
      failure: 'Failed to schedule the import',
      failureIn: 'form',
      ...alert,
    },
  });

/** Deletes the imported domains of a source: all, or those of one drop date. */
export const deleteSourceData = (id: number) =>
  mutationOptions({
    mutationFn: (what: Omit<SourceDeleteDataInput, 'confirm'>) =>
      client.sources.deleteData(id, { confirm: true, ...what }),
    meta: {
      invalidates: importDependentKeys,
      success: messageOr('Source data deleted'),
      failure: 'Failed to delete source data: {error}',
      ...alert,
    },
  });
