import type { EppAccount } from '@dropcatch/sdk';
import { useMutationState, type Mutation, type QueryClient } from '@tanstack/react-query';
import { connectionKey } from '../../api/eppAccounts.ts';

const pendingCalls = { mutationKey: connectionKey, status: 'pending' } as const;

/** What is being done with the account's connection right now, 'Connecting…'; nothing is claimed before it is so. */
export function usePendingCall({ id }: EppAccount): string | undefined {
  return useMutationState({ filters: pendingCalls, select: (call) => labelFor(call, id) }).find(
    (label) => label !== undefined,
  );
}

/** The same, asked once. */
export function pendingCall(queryClient: QueryClient, { id }: EppAccount): string | undefined {
  return queryClient
    .getMutationCache()
    .findAll(pendingCalls)
    .map((call) => labelFor(call, id))
    .find((label) => label !== undefined);
}

function labelFor({ state, meta }: Mutation, id: number): string | undefined {
  const { variables } = state;
  const about = typeof variables === 'object' && variables !== null && 'id' in variables;
  return about && variables.id === id ? meta?.pending : undefined;
}
