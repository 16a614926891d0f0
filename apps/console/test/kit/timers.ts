import { vi } from 'vitest';

interface Held {
  call: () => void;
  period: number;
  due: number;
}

/**
 * From now on what the console does every so often is done only when the test lets time pass with the function that it
 * gets; all else takes the time it takes. The date stands apart.
 */
export function holdIntervals(): (milliseconds: number) => void {
  const held = new Map<number, Held>();
  const { clearInterval } = globalThis;
  let now = 0;
  // Far from the numbers that the browser gives.
  let last = 1_000_000_000;
  vi.stubGlobal('setInterval', (call: () => void, period = 0) => {
    last += 1;
    held.set(last, { call, period, due: now + period });
    return last;
  });
  vi.stubGlobal('clearInterval', (id: number | undefined) => {
    if (id === undefined || !held.delete(id)) clearInterval(id);
  });
  return (milliseconds) => {
    const end = now + milliseconds;
    for (;;) {
      const [next] = [...held.values()].toSorted((a, b) => a.due - b.due);
      if (!next || next.due > end) break;
      now = next.due;
      next.due += next.period;
      next.call();
    }
    now = end;
  };
}

/**
 * From now on what waits for that long waits no longer, such as the end of a call's time, of which a moment may be over when
 * its timer is set.
 */
export function skipTimeouts(milliseconds: number): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (call: () => void, delay = 0) =>
    setTimeout(call, delay <= milliseconds && delay > milliseconds - 1000 ? 0 : delay),
  );
}
