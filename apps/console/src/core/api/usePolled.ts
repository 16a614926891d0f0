import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Polled<Data> = Pick<UseQueryResult<Data>, 'data' | 'dataUpdatedAt' | 'error' | 'refetch'>;

/**
 * The state of a query that polls. Without data, a query forgets its error at each poll; this keeps it until data
 * arrives, so that a failure does not blink.
 */
export function usePolled<Data>({ data, dataUpdatedAt, error: latest, refetch }: Polled<Data>) {
  const [last, setLast] = useState(latest);
  const error = data === undefined ? (latest ?? last) : latest;
  if (error !== last) setLast(error);
  const isError = error !== null;
  const isPending = data === undefined && !isError;
  return { data, dataUpdatedAt, error, refetch, isError, isPending };
}
