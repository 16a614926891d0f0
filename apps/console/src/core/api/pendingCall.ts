import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** What a call is about: it is called with the record itself, or with its id among other things. */
interface Identified {
  id: number;
}

/**
 * What is being done with the record right now by calls under this key, 'Connecting…', as their `meta.pending` says it;
 * nothing is claimed before it is so. Also where the screen was left and opened anew meanwhile.
 */
export function usePendingCall(key: MutationKey, { id }: Identified): string | undefined {
  const filters = pendingCalls(key);
  return useMutationState({ filters, select: (call) => labelFor(call, id) }).find(Boolean);
}

/** The same, asked once. */
export function pendingCall(key: MutationKey, { id }: Identified): string | undefined {
  const calls = queryClient.getMutationCache().findAll(pendingCalls(key));
  return calls.map((call) => labelFor(call, id)).find(Boolean);
}

const pendingCalls = (mutationKey: MutationKey) => ({ mutationKey, status: 'pending' }) as const;

function labelFor({ state, meta }: Mutation, id: number): string | undefined {
  const { id: about } = Object(state.variables) as Partial<Identified>;
  return about === id ? meta?.pending : undefined;
}
