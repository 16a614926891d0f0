import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  type FetchQueryOptions,
} from '@tanstack/react-query';
import { ApiError, type Areas } from '@dropcatch/sdk';
import { hasJustFailed, keepFailures } from './keepFailures.ts';
import { hideMessage, showFailure, showSuccess, type MessageKind } from './messages.ts';
import { errorText, originOf, requestFailed, setFailureText, UserChangedError } from './errors.ts';

/** The key of some reads: an area of the API, then a method and its arguments (see `apiQuery`). */
export type ReadKey = readonly [area: keyof Areas, ...rest: unknown[]];

/** The `meta` of a mutation. `queryClient` acts on it. A type, not an interface, so that it takes no other keys. */
type MutationMeta = {
  /** The keys of queries that the call may have changed. They are invalidated after success and after failure. */
  invalidates?: readonly ReadKey[];
  /** The state of the record while the call runs, such as 'Connecting…'. */
  pending?: string;
  /**
   * The message after success. A function gets the answer, which may lack any field or be absent (204), and the
   * variables.
   */
  success?: string | ((answer: never, variables: never) => string);
  /** The message if the server gives no reason; with `{error}`, the message around the reason (spec, section 8). */
  failure: string;
  /** The field of the variables with the name of the record, if they have it. Messages show it below their text. */
  named?: 'name' | 'title' | 'username';
  /** How long messages show; by default, as long as toasts. */
  messageKind?: MessageKind;
  /** Where a failure shows: in a toast, in the form of the call, or only in the browser's console. */
  failureIn?: 'toast' | 'form' | 'log';
};

/** The `meta` of a query: the text for a failed load (spec, section 8), and whether it is only logged. */
type QueryMeta = {
  failure: string;
  failureIn?: 'page' | 'log';
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: MutationMeta;
    queryMeta: QueryMeta;
  }
}

/** The message after success for `meta`: the server's, if it sends one. */
export const messageOr = (fallback: string) => (answer?: { message?: string | null }) =>
  answer?.message || fallback;

// At once and not in a later task: the second click of a double click must find the button busy.
notifyManager.setScheduler(queueMicrotask);

/**
 * How long a form may start from a loaded record without loading it again, in milliseconds: long enough to click a row
 * of a new list, and too short for changes by others to matter.
 */
export const formStaleTime = 5000;

/**
 * The cache of the server's data: no refetch on focus, one retry, fresh for five minutes (spec, section 9). A 4xx answer
 * is not retried, and a mutation is never repeated.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: 5 * 60_000,
      // The browser may be offline while the server is on the same machine.
      networkMode: 'always',
      retry: (failures, error) => {
        const origin = originOf(error);
        return failures < 1 && !(origin instanceof ApiError && origin.status < 500);
      },
      retryOnMount: ({ state }) => !hasJustFailed(state),
    },
    // Without a connection, a call fails at once. It must not be sent later, when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta) setFailureText(error, meta.failure);
      if (meta?.failureIn === 'log') logFailure(meta.failure, error);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (answer, variables, _context, { meta = noMeta }) => {
      const { success } = meta;
      const about = messageOptions(meta, variables);
      if (!success) return hideMessage(about.attempt);
      const text =
        typeof success === 'function' ? success(answer as never, variables as never) : success;
      showSuccess(text, about);
    },
    onError: (error, variables, _context, { meta = noMeta }) => {
      const { failure, failureIn = 'toast' } = meta;
      setFailureText(error, failure);
      const text = errorText(error, failure);
      if (failureIn === 'toast') showFailure(text, error, messageOptions(meta, variables));
      if (failureIn === 'log') logFailure(failure, error);
    },
    onSettled: (_answer, _error, _variables, _context, { meta }) => {
      void refresh(meta?.invalidates ?? []);
    },
  }),
});

keepFailures(queryClient.getQueryCache());

/** The `meta` of a mutation without one. */
const noMeta: MutationMeta = { failure: requestFailed };

/**
 * The options of a call's messages. The attempt names the call and the record by its id, so that the failure of another
 * record stays.
 */
function messageOptions({ failure, messageKind: kind, named }: MutationMeta, variables: unknown) {
  const fields = Object(variables) as Readonly<Record<string, unknown>>;
  const recordName = named && (fields[named] as string | undefined);
  const record = typeof variables === 'object' ? fields['id'] : variables;
  return { kind, recordName, attempt: JSON.stringify([failure, record]) };
}

/** Starts a query that will be needed soon. The component that uses it shows a failure. */
export function preload<Answer, Failure, Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Answer, Failure, Data, Answer, Key>,
): void {
  queryClient.query(options).catch(() => undefined);
}

/** Loads the queries of these keys again. Resolves when those on screen have loaded or failed. */
export async function refresh(keys: readonly ReadKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Logs a failure that the spec wants only in the log. Errors of the SDK contain no secrets. */
function logFailure(text: string, error: unknown): void {
  if (error instanceof UserChangedError) return;
  // oxlint-disable-next-line no-console -- the spec asks for these failures in the log
  console.error(text.replace(/: \{error\}$/, ''), error);
}

let freshReads = 0;

/**
 * Reads the data of a query now, even if it is cached or already loading, and caches it. It is a read of its own: it goes
 * on when the components with the query unmount, and its failure does not show in them.
 * @throws what the call throws
 */
export async function fetchFresh<Data, Key extends QueryKey>({
  queryKey,
  queryFn,
  meta,
}: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> {
  freshReads += 1;
  const read = { queryKey: ['fresh', freshReads], queryFn, meta, gcTime: 0 };
  const data = await queryClient.query(read as unknown as FetchQueryOptions<Data>);
  queryClient.setQueryData<Data>(queryKey, data);
  return data;
}

/**
 * Updates a saved record in the cached lists of a key. A form that is opened again at once then starts from it, and not
 * from the old row of a list that is still loading.
 * @param name the field of the answers that holds the rows
 * @param record what was sent, with the record's id. A new record has no id and is in no list yet.
 */
export function updateInLists(
  listKey: QueryKey,
  name: string,
  record: { readonly id: number | undefined },
): void {
  if (record.id === undefined) return;
  type Lists = Readonly<Record<string, readonly { readonly id?: number }[]>>;
  queryClient.setQueriesData<Lists>({ queryKey: listKey }, (list) => {
    const rows = list?.[name]?.map((row) => (row.id === record.id ? { ...row, ...record } : row));
    return rows ? { ...list, [name]: rows } : list;
  });
}

/**
 * The initial data of a query for one record: its row in the latest cached list of a key, and the time of that list. An
 * invalidated list counts as stale.
 * @param name the field of the answers that holds the rows
 */
export function initialDataFromLists<Row>(
  listKey: QueryKey,
  name: string,
  isWanted: (row: Row) => boolean,
) {
  const latest = () =>
    queryClient
      .getQueriesData<Readonly<Record<string, readonly Row[]>>>({ queryKey: listKey })
      .flatMap(([key, list]) => {
        const row = list?.[name]?.find(isWanted);
        const state = queryClient.getQueryState(key);
        const at = state && !state.isInvalidated ? state.dataUpdatedAt : 0;
        return row ? [{ row, at }] : [];
      })
      .toSorted((a, b) => a.at - b.at)
      .at(-1);
  return {
    // Not kept: the next dialog starts from the list as it is then.
    gcTime: 0,
    initialData: () => latest()?.row,
    initialDataUpdatedAt: () => latest()?.at,
  };
}
