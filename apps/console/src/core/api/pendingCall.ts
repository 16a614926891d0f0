import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** What a call is about: it is called with the record itself, or with its id among other things. */
interface Identified {
  id: number;
}

const pendingCalls = (mutationKey: MutationKey) => ({ mutationKey, status: 'pending' }) as const;

/**
 * What is being done with the record right now by calls under this key, 'Connecting…', as their `meta.pending` says it;
 * nothing is claimed before it is so. Also where the screen was left and opened anew meanwhile.
 */
export function usePendingCall(key: MutationKey, { id }: Identified): string | undefined {
  const select = (call: Mutation) => labelFor(call, id);
  return useMutationState({ filters: pendingCalls(key), select }).find(
    (label) => label !== undefined,
  );
}

/** The same, asked once. */
export function pendingCall(key: MutationKey, { id }: Identified): string | undefined {
  return queryClient
    .getMutationCache()
    .findAll(pendingCalls(key))
    .map((call) => labelFor(call, id))
    .find((label) => label !== undefined);
}

function labelFor({ state, meta }: Mutation, id: number): string | undefined {
  const { variables } = state;
  const about = typeof variables === 'object' && variables !== null && 'id' in variables;
  return about && variables.id === id ? meta?.pending : undefined;
}
