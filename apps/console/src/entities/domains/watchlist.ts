import { isApiError, type Domain, type DomainList } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { expectedUser } from '../../core/session/session.ts';
import { changeUserPreference, getUserPreference } from '../../core/session/userStorage.ts';
import { client } from '../../core/api/client.ts';
import { changeName } from './nameCache.ts';
import { queryClient } from '../../core/api/queryClient.ts';

// Each row says whether it is watched, but no call lists the watched names. So the browser remembers, for each user,
// what the rows said and what was starred here.

const preference = 'watchlist';
const Names = v.fallback(v.array(v.string()), []);

/** A change of a star. */
export interface WatchChange {
  domain: string;
  watched: boolean;
}

/** The names that the signed-in user watches, as far as this browser knows, oldest star first. */
export function watchedNames(): readonly string[] {
  return getUserPreference(preference, Names);
}

/** Remembers the stars of rows from the server, and adds remembered stars to rows without that field. */
export function withStars(rows: readonly Domain[]): Domain[] {
  const known = new Set(watchedNames());
  const news = rows.filter(
    ({ domain, in_watchlist }) => in_watchlist !== undefined && in_watchlist !== known.has(domain),
  );
  if (news.length > 0) {
    remember(news.map(({ domain, in_watchlist = false }) => ({ domain, watched: in_watchlist })));
  }
  return rows.map((row) =>
    row.in_watchlist === undefined ? { ...row, in_watchlist: known.has(row.domain) } : row,
  );
}

/** For each domain whose star is changing: whether the server will have it on the watchlist when its calls are done. */
const turning = new Map<string, Promise<boolean>>();

/**
 * Puts a domain on the watchlist or takes it off. Removing one that is not on it is not a failure. If a star is clicked
 * again before the answer, the second call follows the first, so that the last click holds here and on the server. If
 * calls fail, the star shows what the last successful one left on the server.
 */
export async function setWatched(change: WatchChange): Promise<void> {
  const { domain, watched } = change;
  const watcher = expectedUser()?.id;
  const before = turning.get(domain) ?? Promise.resolve(!watched);
  const call = before.then(() => send(change));
  const after = call.then(
    () => watched,
    () => before,
  );
  turning.set(domain, after);
  try {
    await call;
  } finally {
    const held = await after;
    if (turning.get(domain) === after) {
      turning.delete(domain);
      // Somebody else may have signed in meanwhile.
      if (expectedUser()?.id === watcher) markWatched({ domain, watched: held });
    }
  }
}

async function send({ domain, watched }: WatchChange): Promise<void> {
  if (watched) return void (await client.domains.watch({ domain }));
  await client.domains.unwatch(domain).catch((error: unknown) => {
    if (!isApiError(error, 404)) throw error;
  });
}

/** {@link setWatched} as an action. The star changes at once, and back if the server refuses. */
export const watchDomain = mutationOptions({
  mutationFn: setWatched,
  onMutate: markWatched,
  meta: { failure: 'Failed to update watchlist', failureIn: 'log' },
});

function remember(changes: readonly WatchChange[]): void {
  changeUserPreference(preference, Names, (names) => {
    const next = new Set(names);
    for (const { domain, watched } of changes) {
      if (watched) next.add(domain);
      else next.delete(domain);
    }
    return [...next];
  });
}

/** Shows and remembers a star wherever the domain is loaded. */
function markWatched({ domain: name, watched }: WatchChange): void {
  remember([{ domain: name, watched }]);
  const mark = (row: Domain) => (row.domain === name ? { ...row, in_watchlist: watched } : row);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['domains', 'list'] })) {
    const list = query.state.data as DomainList | undefined;
    if (!list?.domains.some(({ domain }) => domain === name)) continue;
    // The rest of the list is as old as before.
    const updatedAt = query.state.dataUpdatedAt;
    const marked = { ...list, domains: list.domains.map(mark) };
    queryClient.setQueryData(query.queryKey, marked, { updatedAt });
  }
  queryClient.setQueryData<Domain | null>(['domains', 'byName', name], (row) => row && mark(row));
  changeName(name, (state) => ({ ...state, domain: state.domain && mark(state.domain) }));
}
