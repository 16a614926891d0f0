import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import { beginJournal, type Entry, readJournal, writeJournal } from './journal.ts';

/** Number of domains in the demo's catalogue: enough for pages and filters, few enough to start at once. */
const ROWS = 5000;

/** The initial speed of a played drop, at which it begins within a minute. */
const PLAYED = 10;

/** Calls that change nothing, so a reload need not repeat them. */
const FORGETTABLE = /\/(domains\/export|epp\/tools\/domain-check)$/;

/** The service of the demo. It lives in this tab, and a reload restores it. */
export interface DemoWorld {
  /** Answers a request of the console. */
  answer: (request: Request) => Promise<Response>;
  /** Whether no request has changed anything yet. */
  untouched: boolean;
  /** Whether a drop is played. */
  playing: boolean;
  /** The speed of its clock, as a multiple of real time. */
  speed: () => number;
  setSpeed: (speed: number) => void;
}

function requestOf({ method, url, authorization, body }: Entry): Request {
  return new Request(url, {
    method,
    ...(authorization && { headers: { authorization } }),
    ...(body && { body }),
  });
}

/**
 * Repeats the recorded requests. The same seed, start and requests at the same times give the same service, down to the
 * ids.
 */
async function replay(mock: Mock, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    mock.clock.set(entry.at);
    // A request that failed the first time fails again.
    await mock.fetch(requestOf(entry)).catch(() => undefined);
  }
}

/** The service's answer with its time in the `Date` header, as over HTTP. The console's clock follows it. */
async function told(mock: Mock, request: Request): Promise<Response> {
  const answer = await mock.fetch(request);
  answer.headers.set('date', new Date(mock.clock.now()).toUTCString());
  return answer;
}

/** Opens the demo's service in the state in which this tab left it. */
export async function openWorld(): Promise<DemoWorld> {
  const journal = readJournal();
  const { began, playing = false, entries } = journal;
  const mock = createMock({
    rows: ROWS,
    now: began,
    frozen: false,
    speed: playing ? PLAYED : 1,
    scenarios: [playing ? 'drop-day' : 'default'],
    strict: false,
  });
  const keepClock = () => {
    journal.clock = mock.clock.save();
    writeJournal(journal);
    return journal.clock;
  };
  const clock = journal.clock ?? keepClock();
  await replay(mock, entries);
  mock.clock.restore(clock);

  const answer = async (request: Request): Promise<Response> => {
    const { method, url } = request;
    if (method === 'GET' || FORGETTABLE.test(new URL(url).pathname)) return told(mock, request);
    entries.push({
      at: mock.clock.now(),
      method,
      url,
      authorization: request.headers.get('authorization') ?? '',
      body: await request.clone().text(),
    });
    writeJournal(journal);
    return told(mock, request);
  };
  return {
    answer,
    untouched: entries.length === 0,
    playing,
    speed: () => mock.clock.state().speed,
    setSpeed: (speed) => {
      mock.clock.setSpeed(speed);
      keepClock();
    },
  };
}

/** Clears the journal, so that the next load starts an ordinary day. */
export function resetWorld(): void {
  beginJournal();
}

/** Clears the journal, so that the next load starts ten minutes before a drop. */
export function beginDrop(): void {
  beginJournal(true);
}
