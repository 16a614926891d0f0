import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { queryClient } from './queryClient.ts';

/** Reads a query from the server now, whatever is cached or already on its way. Throws what the call throws. */
export async function readAnew<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  return queryClient.query({ ...options, staleTime: 0 });
}
