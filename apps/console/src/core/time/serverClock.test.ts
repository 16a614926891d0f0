import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The clock of a page that was just opened. */
async function openClock() {
  vi.resetModules();
  return import('./serverClock.ts');
}

const second = 1000;
const start = Date.parse('2026-11-20T18:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

afterEach(() => void vi.useRealTimers());

/**
 * An answer, in milliseconds: the time until the server reads its clock, the time until the answer arrives, and the
 * pause until the next call.
 */
const answers = fc.array(fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(60_000)), { minLength: 1 });

/**
 * Plays calls, one after the other, with a server that is `ahead` milliseconds ahead. Returns the error after each
 * call.
 */
async function errorsAfter(ahead: number, calls: readonly (readonly [number, number, number])[]) {
  const { syncServerClock, serverNow } = await openClock();
  let at = start;
  return calls.map(([there, back, pause]) => {
    const sent = at;
    const date = new Date(at + there + ahead).toUTCString();
    at += there + back;
    vi.setSystemTime(at);
    syncServerClock(date, sent);
    const error = Math.abs(serverNow() - (at + ahead));
    at += pause;
    return { error, roundTrip: there + back };
  });
}

test('a correct clock stays unchanged on any network', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (calls) => {
      const errors = await errorsAfter(0, calls);
      expect(errors.every(({ error }) => error === 0)).toBe(true);
    }),
  );
});

test('an answer never makes the time less exact', async () => {
  const years = 10 * 365 * 24 * 3600 * second;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -years, max: years }), answers, async (ahead, calls) => {
      let before = Infinity;
      for (const { error, roundTrip } of await errorsAfter(ahead, calls)) {
        expect(error).toBeLessThanOrEqual(Math.min(before, second + roundTrip));
        before = error;
      }
    }),
  );
});

test.each([null, '', 'soon', 'Fri, 20 Nov 2026 25:00:00 GMT'])(
  'an answer with the date %j is ignored',
  async (date) => {
    vi.setSystemTime(start);
    const { syncServerClock, serverNow } = await openClock();
    syncServerClock(date, start);
    expect(serverNow()).toBe(start);
  },
);

test('a clock that is set back during a call is corrected by the next answer', async () => {
  const { syncServerClock, serverNow } = await openClock();
  vi.setSystemTime(start - 3600 * second);
  syncServerClock(new Date(start).toUTCString(), start);
  syncServerClock(new Date(start).toUTCString(), Date.now());
  expect(Math.abs(serverNow() - start)).toBeLessThanOrEqual(second);
});

test.each(['Infinity', 'NaN', '1e300', 'yesterday', ''])(
  'the stored value %j is checked',
  async (stored) => {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    vi.setSystemTime(start);
    const { serverNow } = await openClock();
    expect(serverNow()).toBe(start);
    vi.unstubAllGlobals();
  },
);
