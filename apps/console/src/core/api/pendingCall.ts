import { useMutationState, type Mutation, type MutationKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** The variables of a call about a record: the record itself, or an object with its id. */
interface Identified {
  id: number;
}

/**
 * The `meta.pending` text of a running call about a record, 'Connecting…'; undefined without one. It also works if the
 * screen was left and opened again meanwhile.
 */
export function usePendingCall(key: MutationKey, { id }: Identified): string | undefined {
  const filters = pendingCalls(key);
  return useMutationState({ filters, select: (call) => labelFor(call, id) }).find(Boolean);
}

/** The same outside of React, as it is now. */
export function pendingCall(key: MutationKey, { id }: Identified): string | undefined {
  const calls = queryClient.getMutationCache().findAll(pendingCalls(key));
  return calls.map((call) => labelFor(call, id)).find(Boolean);
}

const pendingCalls = (mutationKey: MutationKey) => ({ mutationKey, status: 'pending' }) as const;

function labelFor({ state, meta }: Mutation, id: number): string | undefined {
  const { id: about } = Object(state.variables) as Partial<Identified>;
  return about === id ? meta?.pending : undefined;
}
