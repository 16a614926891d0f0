import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
  type FetchQueryOptions,
} from '@tanstack/react-query';
import { ApiError } from '@dropcatch/sdk';
import { showFailure, showSuccess, type MessageKind } from './messages.ts';
import { errorText, nameFailure, Overtaken } from './errors.ts';

/** What a mutation declares about itself; `queryClient` acts on it, in one place. */
interface ActionMeta extends Record<string, unknown> {
  /** Keys whose data the call may have changed. Fetched again after success and failure alike. */
  invalidates?: readonly QueryKey[];
  /** What the record says of itself while the call is on its way. */
  pending?: string;
  /**
   * The toast after success. A function makes it of the answer, of which nothing is sure, not even that there is one
   * (204), and of what was sent.
   */
  success?: string | ((answer: never, sent: never) => string);
  /** What to say when the server gives no reason, or with `{error}` in the reason's place (spec, section 8). */
  failure: string;
  /** How long the messages stay; those of toasts where absent. */
  message?: MessageKind;
  /** Where a failure shows: in a toast, in the form that called, or in the console log only. */
  failureIn?: 'toast' | 'form' | 'log';
}

/** What a query declares: the text for a failed load (spec, section 8), and whether it is only logged. */
interface LoadMeta extends Record<string, unknown> {
  failure: string;
  failureIn?: 'page' | 'log';
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: ActionMeta;
    queryMeta: LoadMeta;
  }
}

// At once, not in a later task: the second click of a double click must find the button busy, or it sends the call again.
notifyManager.setScheduler(queueMicrotask);

/**
 * Milliseconds for which a record that was fetched still counts as that of now: a form may start from it and send it back
 * as a whole. Enough for the click that follows a look at the list, too little for anybody else's change.
 */
export const freshForForms = 5000;

/**
 * The cache of everything the server said. No refetch on focus, one retry, five minutes fresh (spec, section 9).
 * A refusal (4xx) is final and not asked again; calls that change something are never repeated.
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      staleTime: 5 * 60_000,
      // The browser may say that it is offline while the server is on the same machine, or wait for ever.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 1 && !(error instanceof ApiError && error.status < 500),
      // A loader's failure is shown by the screen that mounts right after it; one that mounts later tries again.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 1000,
    },
    // Without a connection a call fails at once and says so, instead of being sent later when nobody expects it.
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (meta) nameFailure(error, meta.failure);
      if (meta?.failureIn === 'log') logFailure(meta.failure, error);
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (answer, sent, _context, { meta }) => {
      if (!meta?.success) return;
      const { success, message } = meta;
      const text =
        typeof success === 'function' ? success(answer as never, sent as never) : success;
      showSuccess(text, message, nameOf(sent, text));
    },
    onError: (error, sent, _context, { meta }) => {
      const { failure, failureIn = 'toast' } = meta ?? { failure: 'Request failed' };
      nameFailure(error, failure);
      const text = errorText(error, failure);
      if (failureIn === 'toast') showFailure(text, error, nameOf(sent, text));
      if (failureIn === 'log') logFailure(failure, error);
    },
    onSettled: (_answer, _error, _sent, _context, { meta }) => {
      void refresh(meta?.invalidates ?? []);
    },
  }),
});

/** The name of the record that was acted on, where it has one and the text does not tell it already. */
function nameOf(sent: unknown, text: string): string | undefined {
  const { name, username, title } = Object(sent) as Partial<Record<string, unknown>>;
  const isNew = (known: unknown) => typeof known === 'string' && !text.includes(known);
  return [name, username, title].find((known): known is string => isNew(known));
}

/** Starts a query that is about to be needed. Whoever shows it tells of its failure. */
export function preload<Answer, Failure, Data, Key extends QueryKey>(
  options: QueryExecuteOptions<Answer, Failure, Data, Answer, Key>,
): void {
  queryClient.query(options).catch(() => undefined);
}

/** Has all that stands under these keys fetched again; over when what is on screen has come, or cannot be had. */
export async function refresh(keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Failures that the spec says are only logged; not to somebody else than who asked. Errors of the SDK hold no secrets. */
function logFailure(text: string, error: unknown): void {
  if (error instanceof Overtaken) return;
  // oxlint-disable-next-line no-console -- the spec asks for these failures in the log
  console.error(text.replace(/: \{error\}$/, ''), error);
}

/** Reads a query from the server now, whatever is cached or already on its way. Throws what the call throws. */
export async function readAnew<Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  return queryClient.query({ ...options, staleTime: 0 });
}

/**
 * Puts what was saved of a record into the fetched lists under a key that hold it: a form opened again at once begins
 * with it, and not with the row that the list still shows while it is fetched anew.
 * @param name where the rows stand in the answers
 * @param record what was sent, by the record's id; a new record has none, and is in no list yet
 */
export function putInLists(
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
 * With what a query for one record begins: the record as the fetched lists under a key have it, and when the latest of
 * them was fetched. What is about to be fetched again is as old as can be.
 * @param name where the rows stand in the answers
 */
export function rowInLists<Row>(listKey: QueryKey, name: string, isWanted: (row: Row) => boolean) {
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
