import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { LoadingLines } from './Skeleton.tsx';
import type { LoadState } from './StaleDataNote.tsx';

interface LoadedProps<Data> {
  query: LoadState & { data: Data | undefined };
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; before that, a placeholder or the failure. If a later load fails, the content stays. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <LoadError query={query} /> : <LoadingLines />;
}
