import type { Domain, Order } from '@dropcatch/sdk';
import { queryClient } from '../../core/api/queryClient.ts';

// What is kept of names, apart from how it is asked for: orders and the watchlist change it.

/** What is known of a name: its row of the catalogue, and the newest order for it that the caller may see. */
export interface NameState {
  domain: Domain | null;
  order: Order | null;
}

const namesKey = ['names'] as const;

/** Under this key is the {@link NameState} of a name. */
export const nameKey = (name: string) => [...namesKey, name] as const;

/** Looks the names of the list on screen up anew; what is on its way is not asked for twice. */
export function refreshNames(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: namesKey }, { cancelRefetch: false });
}

/** Looks up once more those names of the list on screen whose look-up failed. */
export function retryNames(): Promise<void> {
  return queryClient.refetchQueries({
    queryKey: namesKey,
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

/** Loads anew what lists of names say of a domain; of it alone, since each of their names costs two calls. */
export function refreshName(domain: string): void {
  void queryClient.invalidateQueries({ queryKey: nameKey(domain), exact: true });
}

/** Loads anew what lists of names say of an order. */
export function refreshNameOfOrder(id: number): void {
  const known = queryClient.getQueriesData<NameState>({ queryKey: namesKey });
  for (const [[, name], state] of known) {
    if (typeof name === 'string' && state?.order?.id === id) refreshName(name);
  }
}

/** Changes what is known of a name, where anything is. */
export function changeName(name: string, change: (state: NameState) => NameState): void {
  queryClient.setQueryData<NameState>(nameKey(name), (state) => state && change(state));
}
