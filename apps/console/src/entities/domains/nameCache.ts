import type { Domain, Order } from '@dropcatch/sdk';
import { queryClient } from '../../core/api/queryClient.ts';

// The cache of looked-up names, apart from the lookup itself, since orders and the watchlist also change it.

/** The data of a name: its row of the catalogue, and the newest order for it that the user may see. */
export interface NameState {
  domain: Domain | null;
  order: Order | null;
}

const namesKey = ['names'] as const;

/** The query key of the {@link NameState} of a name. */
export const nameKey = (name: string) => [...namesKey, name] as const;

/** Looks up the names on screen again. Calls that are running are not repeated. */
export function refreshNames(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: namesKey }, { cancelRefetch: false });
}

/** Looks up the names on screen again whose call failed. */
export function retryNames(): Promise<void> {
  return queryClient.refetchQueries({
    queryKey: namesKey,
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

/** Looks up one domain again for lists of names. Each name costs two calls. */
export function refreshName(domain: string): void {
  void queryClient.invalidateQueries({ queryKey: nameKey(domain), exact: true });
}

/** Looks up the domain of an order again for lists of names. */
export function refreshNameOfOrder(id: number): void {
  const cached = queryClient.getQueriesData<NameState>({ queryKey: namesKey });
  for (const [[, name], state] of cached) {
    if (typeof name === 'string' && state?.order?.id === id) refreshName(name);
  }
}

/** Changes the cached data of a name, if there is any. */
export function changeName(name: string, change: (state: NameState) => NameState): void {
  queryClient.setQueryData<NameState>(nameKey(name), (state) => state && change(state));
}
