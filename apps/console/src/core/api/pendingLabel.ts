import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** The variables of a mutation of a record: the record itself, or an object with its id. */
interface HasId {
  id: number;
}

/**
 * The `meta.pending` text of a running mutation of a record, such as 'Connecting…'; undefined without one. It also shows
 * after the screen was left and opened again.
 */
export function usePendingLabel(key: MutationKey, { id }: HasId): string | undefined {
  const filters = pendingMutations(key);
  return useMutationState({ filters, select: (mutation) => labelFor(mutation, id) }).find(Boolean);
}

/** The same for code outside of components, as it is now. */
export function getPendingLabel(key: MutationKey, { id }: HasId): string | undefined {
  const mutations = queryClient.getMutationCache().findAll(pendingMutations(key));
  return mutations.map((mutation) => labelFor(mutation, id)).find(Boolean);
}

const pendingMutations = (mutationKey: MutationKey) =>
  ({ mutationKey, status: 'pending' }) as const;

function labelFor({ state, meta }: Mutation, id: number): string | undefined {
  const variables = Object(state.variables) as Partial<HasId>;
  return variables.id === id ? meta?.pending : undefined;
}
