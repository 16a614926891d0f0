import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { lookUpNames } from './nameLookup.ts';
import type { NameRow, NameStatus } from './nameRows.ts';

/** A list of names as far as it is looked up. */
export interface NameRows {
  /** In the order of the names. */
  rows: readonly NameRow[];
  /** How many names are in which state. */
  count: (status: NameStatus) => number;
}

/** Looks names up, anew when the array is another one, and shows each as its answer comes. */
export function useNameRows(names: readonly string[]): NameRows {
  const client = useQueryClient();
  const lookup = useMemo(() => lookUpNames(client, names), [client, names]);
  const rows = useSyncExternalStore(lookup.subscribe, lookup.rows);
  const count = (status: NameStatus) => rows.filter((row) => row.status === status).length;
  return { rows, count };
}
