import { isApiError, type Domain, type DomainList } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { expectedUser } from '../../core/session/session.ts';
import { userPreference } from '../../core/session/userStorage.ts';
import { client } from '../../core/api/client.ts';
import { changeName } from './nameCache.ts';
import { queryClient } from '../../core/api/queryClient.ts';

// Each row says whether it is watched, but no call lists all watched names. So the browser remembers, for each user,
// what the rows said and what was changed here.

const watchlist = userPreference('watchlist', v.array(v.string()), []);

/** Adds a domain to the watchlist, or removes it. */
export interface WatchChange {
  domain: string;
  watched: boolean;
}

/** The names that the signed-in user watches, as far as this browser knows, the earliest first. */
export function watchedNames(): readonly string[] {
  return watchlist.get();
}

/** {@link watchedNames} as a hook. */
export function useWatchedNames(): readonly string[] {
  return watchlist.use()[0];
}

/** The key of lists of watched names. Like other lists of domains, they follow the stars. */
export const watchedKey = ['domains', 'list', 'watched'] as const;

/** Remembers which rows from the server are watched, and completes rows that lack that field. */
export function withWatchState(rows: readonly Domain[]): Domain[] {
  const watched = new Set(watchedNames());
  const changed = rows.filter(
    ({ domain, in_watchlist }) =>
      in_watchlist !== undefined && in_watchlist !== watched.has(domain),
  );
  if (changed.length > 0) {
    rememberWatchState(
      changed.map(({ domain, in_watchlist = false }) => ({ domain, watched: in_watchlist })),
    );
  }
  return rows.map((row) =>
    row.in_watchlist === undefined ? { ...row, in_watchlist: watched.has(row.domain) } : row,
  );
}

/** For each domain with a running change: whether the server will have it on the watchlist afterwards. */
const pendingChanges = new Map<string, Promise<boolean>>();

/**
 * Adds a domain to the watchlist, or removes it. Removing a domain that is not on the list is a success. A change that
 * starts during another one for the same domain waits for it, so that the last change wins here and on the server. If
 * calls fail, the state of the last successful one shows.
 */
export async function setWatched(change: WatchChange): Promise<void> {
  const { domain, watched } = change;
  const userId = expectedUser()?.id;
  const before = pendingChanges.get(domain) ?? Promise.resolve(!watched);
  const call = before.then(() => send(change));
  const after = call.then(
    () => watched,
    () => before,
  );
  pendingChanges.set(domain, after);
  try {
    await call;
  } finally {
    const watchedAfter = await after;
    if (pendingChanges.get(domain) === after) {
      pendingChanges.delete(domain);
      // Another user may have signed in meanwhile.
      if (expectedUser()?.id === userId) {
        applyWatchState({ domain, watched: watchedAfter });
        // A list on the screen keeps its rows until it is opened again.
        void queryClient.invalidateQueries({ queryKey: watchedKey, refetchType: 'none' });
      }
    }
  }
}

async function send({ domain, watched }: WatchChange): Promise<void> {
  if (watched) return void (await client.domains.watch({ domain }));
  await client.domains.unwatch(domain).catch((error: unknown) => {
    if (!isApiError(error, 404)) throw error;
  });
}

/** {@link setWatched} as a mutation. The star changes at once, and back if the server refuses. */
export const watchDomain = mutationOptions({
  mutationFn: setWatched,
  onMutate: applyWatchState,
  meta: { failure: 'Failed to update watchlist', failureIn: 'log' },
});

function rememberWatchState(changes: readonly WatchChange[]): void {
  watchlist.change((names) => {
    const next = new Set(names);
    for (const { domain, watched } of changes) {
      if (watched) next.add(domain);
      else next.delete(domain);
    }
    return [...next];
  });
}

/** Remembers whether a domain is watched, and updates it wherever it is loaded. */
function applyWatchState({ domain: name, watched }: WatchChange): void {
  rememberWatchState([{ domain: name, watched }]);
  const update = (row: Domain) => (row.domain === name ? { ...row, in_watchlist: watched } : row);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['domains', 'list'] })) {
    const list = query.state.data as DomainList | undefined;
    if (!list?.domains.some(({ domain }) => domain === name)) continue;
    // The age of the rest of the list stays.
    const updatedAt = query.state.dataUpdatedAt;
    const updated = { ...list, domains: list.domains.map(update) };
    queryClient.setQueryData(query.queryKey, updated, { updatedAt });
  }
  queryClient.setQueryData<Domain | null>(['domains', 'byName', name], (row) => row && update(row));
  changeName(name, (state) => ({ ...state, domain: state.domain && update(state.domain) }));
}
