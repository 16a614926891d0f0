/** At least so many milliseconds lie between two paced calls, so that together they stay below two a second. */
export const pace = 560;

/** So many may start at once after a quiet time: a screen that opens must not wait for its first rows. */
const burst = 6;

interface Waiting {
  start: () => void;
  signal: AbortSignal;
}

let ready = burst;
let timer: ReturnType<typeof setTimeout> | undefined;
const queue: Waiting[] = [];

function refill(): void {
  timer = undefined;
  ready = Math.min(burst, ready + 1);
  startWaiting();
}

function startWaiting(): void {
  while (ready > 0 && queue.length > 0) {
    const next = queue.shift();
    if (!next || next.signal.aborted) continue;
    ready -= 1;
    next.start();
  }
  if (ready < burst) timer ??= setTimeout(refill, pace);
}

/**
 * Makes a call as soon as the pace allows: all that refreshes by itself goes through here, so that it asks for less than
 * two things a second, however many screens and rows want something. First come, first served: a poller that has one call
 * waiting at a time gets its fair share.
 * @throws what the call throws, or the signal's reason where nobody wants it any more
 */
export function paced<Answer>(call: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    queue.push({ signal, start: () => void call().then(resolve, reject) });
    startWaiting();
  });
}
