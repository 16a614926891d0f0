import * as v from 'valibot';
import { sharedStorage } from '../browser/browserStorage.ts';
import { parseJson } from '../text/parseJson.ts';
import { syncServerClock } from '../time/serverClock.ts';
import { utcDay } from '../time/time.ts';

/**
 * The first calls of an address leave before this code has loaded: public/start.js sends those that the address began
 * with last time. This module hands their answers to the client, and remembers the calls for the next time.
 */
interface FirstCalls {
  /** The access token that was sent. */
  token: string;
  /** When they were sent, in milliseconds of this computer's clock. */
  sentAt: number;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    firstCalls?: FirstCalls;
  }
}

const storageKey = 'first_calls';

/** How many addresses are remembered. */
const maxAddresses = 30;

const Known = v.fallback(
  v.object({ user: v.number(), calls: v.record(v.string(), v.array(v.string())) }),
  { user: 0, calls: {} },
);

/** The calls since the page began to load, until its first screen has loaded. */
let recorded: Set<string> | undefined = new Set();

const profile = '/api/auth/profile';

/**
 * `fetch` for the client. A GET that has been sent ahead with the same token gets that answer, once. Every good answer
 * sets the clock; that of a failure may come from a proxy, which has a clock of its own.
 */
export async function fetchOrTake(request: Request, init?: RequestInit): Promise<Response> {
  const path = request.url.slice(window.location.origin.length);
  if (request.method === 'GET') recorded?.add(path);
  const ahead = take(path, request);
  const sentAt = ahead?.sentAt ?? Date.now();
  const response = await (ahead ? unlessAborted(ahead.answer, request) : fetch(request, init));
  if (response.ok) syncServerClock(response.headers.get('date'), sentAt);
  return response;
}

function take(path: string, { method, headers }: Request) {
  const { token, answers, sentAt } = window.firstCalls ?? {};
  const answer = answers?.[path];
  const isSame = method === 'GET' && headers.get('authorization') === `Bearer ${token}`;
  if (!answers || !answer || !sentAt || !isSame) return undefined;
  delete answers[path];
  return { answer, sentAt };
}

/** The abort of a request ends the wait for an answer that was asked for ahead of it. */
function unlessAborted(answer: Promise<Response>, { signal }: Request): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
}

/**
 * Call this once, when the first screen has loaded. Remembers its calls for the user and the address, with `{today}` for
 * the day, and drops what was sent ahead and not needed.
 */
export function rememberFirstCalls(user: number): void {
  if (!recorded) return;
  dropUnused();
  const address = window.location.pathname + window.location.search;
  const today = utcDay();
  const paths = [...recorded]
    // A time of day is another one next time.
    .filter((path) => path !== profile && !/T\d\d%3A/.test(path))
    .map((path) => (address.includes(today) ? path : path.replace(today, '{today}')));
  recorded = undefined;
  const known = v.parse(Known, parseJson(sharedStorage.getItem(storageKey) ?? ''));
  const { [address]: _, ...others } = known.user === user ? known.calls : {};
  const calls = Object.fromEntries(
    [[address, paths] as const, ...Object.entries(others)].slice(0, maxAddresses),
  );
  sharedStorage.setItem(storageKey, JSON.stringify({ user, calls }));
}

/** Call this when a session ends: the addresses tell what the user looked for. */
export function forgetFirstCalls(): void {
  sharedStorage.removeItem(storageKey);
}

function dropUnused(): void {
  const drop = async (answer: Promise<Response>) => (await answer).body?.cancel();
  for (const answer of Object.values(window.firstCalls?.answers ?? {}))
    drop(answer).catch(() => {});
  delete window.firstCalls;
}
