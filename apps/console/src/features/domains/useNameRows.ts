import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { nameState, type NameState } from '../../api/nameStates.ts';
import type { NameRow } from './nameRows.ts';

/** A list of names as far as it is looked up. */
interface NameRows {
  /** In the order of the names. */
  rows: NameRow[];
  /** How many are looked up, failed ones included. */
  settled: number;
  /** How many could not be. */
  failed: number;
}

/**
 * Looks names up and shows each as soon as its answer is there. What was asked in the last five minutes is not asked
 * again; rows that did not change stay the same objects.
 */
export function useNameRows(names: readonly string[]): NameRows {
  const combine = useCallback(
    (results: UseQueryResult<NameState>[]): NameRows => ({
      rows: names.map((name, index) => rowOf(name, results[index])),
      settled: results.filter(({ isPending }) => !isPending).length,
      failed: results.filter(({ isError }) => isError).length,
    }),
    [names],
  );
  return useQueries({ queries: names.map(nameState), combine });
}

function rowOf(name: string, result: UseQueryResult<NameState> | undefined): NameRow {
  if (result?.isError) return { name, status: 'failed' };
  if (!result?.data) return { name, status: 'waiting' };
  const { domain, order } = result.data;
  return {
    name,
    status: domain ? 'found' : 'missing',
    ...(domain && { domain }),
    ...(order && { order }),
  };
}
