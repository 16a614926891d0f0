import { isApiError, type Domain, type DomainList } from '@dropcatch/sdk';
import { mutationOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { expectedUser } from '../../core/session/session.ts';
import { changeUserPreference, getUserPreference } from '../../core/session/userMemory.ts';
import { client } from '../../core/api/client.ts';
import { changeName } from './nameCache.ts';
import { queryClient } from '../../core/api/queryClient.ts';

// The service tells of each row whether it is watched, but has no call that lists the watched ones. So the browser
// remembers for each user what the service said and what was starred here.

const preference = 'watchlist';
const Names = v.fallback(v.array(v.string()), []);

/** What a change of a star is about. */
export interface WatchChange {
  domain: string;
  watched: boolean;
}

/** The names that the signed-in user watches, as far as this browser knows; the oldest star first. */
export function watchedNames(): readonly string[] {
  return getUserPreference(preference, Names);
}

/** Remembers the stars of rows from the server, and gives those a star that the server says nothing of. */
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

/** Of each domain whose star is being turned: whether the server has it on the watchlist once its calls are over. */
const turning = new Map<string, Promise<boolean>>();

/**
 * Puts a domain on the watchlist or takes it off. To take off one that is not on it is no failure. A star that is
 * clicked again before its answer is there is turned again after it, so that the last click holds here and on the server.
 * Where calls fail, it shows what the last one that did not has left on the server.
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
      // Not on the list of whoever has signed in meanwhile.
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

/** {@link setWatched} as an action. The star turns at once, and back if the server refuses. */
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

/** Shows a star wherever the domain is loaded, and remembers it. */
function markWatched({ domain: name, watched }: WatchChange): void {
  remember([{ domain: name, watched }]);
  const mark = (row: Domain) => (row.domain === name ? { ...row, in_watchlist: watched } : row);
  for (const query of queryClient.getQueryCache().findAll({ queryKey: ['domains', 'list'] })) {
    const list = query.state.data as DomainList | undefined;
    if (!list?.domains.some(({ domain }) => domain === name)) continue;
    // The rest of the list is no newer for it.
    const updatedAt = query.state.dataUpdatedAt;
    const marked = { ...list, domains: list.domains.map(mark) };
    queryClient.setQueryData(query.queryKey, marked, { updatedAt });
  }
  queryClient.setQueryData<Domain | null>(['domains', 'byName', name], (row) => row && mark(row));
  changeName(name, (state) => ({ ...state, domain: state.domain && mark(state.domain) }));
}
