import { createMock, type Mock } from '@dropcatch/mock-server/browser';
import { beginJournal, type Entry, readJournal, writeJournal } from './journal.ts';

/** Domains in the demo's catalogue: enough to page and filter through, few enough to start at once. */
const ROWS = 5000;

/** How fast a drop is played at first: it begins within a minute. */
const PLAYED = 10;

/** Calls that change nothing that a reload could lose. */
const FORGETTABLE = /\/(domains\/export|epp\/tools\/domain-check)$/;

/** The service of the demo. It lives in this tab, and a reload brings it back as it was. */
export interface DemoWorld {
  /** Answers a request of the console. */
  answer: (request: Request) => Promise<Response>;
  /** Whether nothing has happened in it yet. */
  untouched: boolean;
  /** Whether a drop is played. */
  playing: boolean;
  /** How fast its clock runs, as a multiple of real time. */
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
 * Makes the world again: the same seed, the same beginning and the same requests at the same times give the same
 * service, down to the ids.
 */
async function replay(mock: Mock, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    mock.clock.set(entry.at);
    // What failed then fails again, and that too is as it was.
    await mock.fetch(requestOf(entry)).catch(() => undefined);
  }
}

/** The service's answer with its time, as it comes over HTTP: the console's clock follows it. */
async function told(mock: Mock, request: Request): Promise<Response> {
  const answer = await mock.fetch(request);
  answer.headers.set('date', new Date(mock.clock.now()).toUTCString());
  return answer;
}

/** The demo's service, as this tab left it. */
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

/** Forgets everything that has happened: the next load begins an ordinary day. */
export function resetWorld(): void {
  beginJournal();
}

/** Forgets everything that has happened: the next load begins ten minutes before a drop. */
export function beginDrop(): void {
  beginJournal(true);
}
