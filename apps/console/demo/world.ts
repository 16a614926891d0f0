import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import { clearJournal, type Entry, readJournal, writeJournal } from './journal.ts';

/** Domains in the demo's catalogue: enough to page and filter through, few enough to start at once. */
const ROWS = 5000;

/** Calls that change nothing that a reload could lose. */
const FORGETTABLE = /\/(domains\/export|epp\/tools\/domain-check)$/;

/** The service of the demo. It lives in this tab, and a reload brings it back as it was. */
export interface DemoWorld {
  /** Answers a request of the console. */
  answer: (request: Request) => Promise<Response>;
  /** Whether nothing has happened in it yet. */
  untouched: boolean;
}

function requestOf({ method, url, authorization, body }: Entry): Request {
  return new Request(url, {
    method,
    ...(authorization && { headers: { authorization } }),
    ...(body && { body }),
  });
}

/**
 * Makes the world again: the same seed, the same beginning and the same requests at the same times give the same
 * service, down to the ids.
 */
async function replay(mock: Mock, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    mock.clock.set(entry.at);
    // What failed then fails again, and that too is as it was.
    await mock.fetch(requestOf(entry)).catch(() => undefined);
  }
  mock.clock.set(Date.now());
}

/** The demo's service, as this tab left it. */
export async function openWorld(): Promise<DemoWorld> {
  const journal = readJournal();
  const mock = createMock({ rows: ROWS, now: journal.began, frozen: false, strict: false });
  await replay(mock, journal.entries);

  const answer = async (request: Request): Promise<Response> => {
    const { method, url } = request;
    if (method === 'GET' || FORGETTABLE.test(new URL(url).pathname)) return mock.fetch(request);
    journal.entries.push({
      at: mock.clock.now(),
      method,
      url,
      authorization: request.headers.get('authorization') ?? '',
      body: await request.clone().text(),
    });
    writeJournal(journal);
    return mock.fetch(request);
  };
  return { answer, untouched: journal.entries.length === 0 };
}

/** Forgets everything that has happened; the next load begins anew. */
export function resetWorld(): void {
  clearJournal();
}
