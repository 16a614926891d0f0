import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { vi } from 'vitest';

interface FakeInterval {
  call: () => void;
  period: number;
  due: number;
}

const otherRoot = createRoot(document.createElement('div'));

/** Runs the effects of what is on screen. React runs them a moment later, and a busy machine makes that moment long. */
export const runEffects = () => flushSync(() => otherRoot.render(null));

/** Sets the date for the console and the mock. The effects of what is on screen run first, with the old date. */
export function setTime(date: number | string | Date): void {
  runEffects();
  vi.setSystemTime(date);
}

/**
 * Holds the intervals that start from now on. They run when the test passes milliseconds to the result, those of a
 * component from the moment when it shows. Timeouts and the date stay as they are.
 */
export function fakeIntervals(): (milliseconds: number) => void {
  const intervals = new Map<number, FakeInterval>();
  const { clearInterval } = globalThis;
  let now = 0;
  // Far above the browser's own timer ids.
  let last = 1_000_000_000;
  vi.stubGlobal('setInterval', (call: () => void, period = 0) => {
    last += 1;
    intervals.set(last, { call, period, due: now + period });
    return last;
  });
  vi.stubGlobal('clearInterval', (id: number | undefined) => {
    if (id === undefined || !intervals.delete(id)) clearInterval(id);
  });
  return (milliseconds) => {
    runEffects();
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...intervals.values()].toSorted((a, b) => a.due - b.due);
      if (!next || next.due > end) break;
      now = next.due;
      next.due += next.period;
      next.call();
    }
    now = end;
  };
}

/**
 * Ends timeouts of this length at once, such as the time limit of a call. Up to a second less counts too: part of the
 * limit may be over when its timer starts.
 */
export function skipTimeouts(milliseconds: number): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (call: () => void, delay = 0) =>
    setTimeout(call, delay <= milliseconds && delay > milliseconds - 1000 ? 0 : delay),
  );
}

/** Holds the timeouts of this length that start from now on. They end when the test calls the result. */
export function holdTimeouts(milliseconds: number): () => void {
  const { setTimeout } = globalThis;
  const held: (() => void)[] = [];
  vi.stubGlobal('setTimeout', (call: () => void, delay = 0) =>
    delay === milliseconds ? held.push(call) : setTimeout(call, delay),
  );
  return () => {
    for (const call of held.splice(0)) call();
  };
}
