import * as fc from 'fast-check';
import { parse, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  CheckNotes,
  remainingTime,
  withEnd,
  withoutCheck,
  withProgress,
  withCheck,
  type CheckNote,
} from './checkNotes.ts';

const note: fc.Arbitrary<CheckNote> = fc.record(
  {
    sessionId: fc.string({ minLength: 1, maxLength: 100 }),
    releaseDate: fc
      .integer({ min: 0, max: 40_000 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    startTime: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    type: fc.constant('manual' as const),
    endedAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
    progress: fc.record({
      status: fc.constantFrom('running', 'completed', 'failed', 'paused'),
      progress_percent: fc.integer({ min: 0, max: 100 }),
      checked_domains: fc.nat(),
      total_domains: fc.nat(),
      available_domains: fc.nat(),
      failed_domains: fc.nat(),
      elapsed_time: fc.nat(),
      domains_per_second: fc.nat(),
      estimated_remaining: fc.option(fc.nat()),
      current_domain: fc.option(fc.domain()),
      error_message: fc.option(fc.string({ maxLength: 4000 })),
    }),
  },
  { requiredKeys: ['sessionId', 'releaseDate', 'startTime', 'type'] },
);

const few = fc.uniqueArray(note, { maxLength: 20, selector: ({ sessionId }) => sessionId });

/** A note with one field of any value, or missing. */
const nearly = fc
  .tuple(
    note,
    fc.constantFrom('sessionId', 'releaseDate', 'startTime', 'type', 'progress'),
    fc.jsonValue(),
  )
  .map(([whole, name, value]) => ({ ...whole, [name]: value }));

const read = (stored: unknown) => parse(CheckNotes, stored);
const ids = (notes: readonly CheckNote[]) => notes.map(({ sessionId }) => sessionId);

describe('what is stored', () => {
  test('gives valid notes, at most twenty, one for each check', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.array(fc.oneof(note, nearly, fc.jsonValue()), { maxLength: 40 }),
    );
    fc.assert(
      fc.property(anything, (stored) => {
        const result = safeParse(CheckNotes, stored);
        expect(result.success).toBe(true);
        const notes = read(stored);
        expect(notes.length).toBeLessThanOrEqual(20);
        expect(new Set(ids(notes)).size).toBe(notes.length);
        for (const { sessionId, releaseDate, startTime, type, endedAt, progress } of notes) {
          expect(sessionId.length).toBeGreaterThan(0);
          expect(releaseDate).toMatch(/^\d{4}-\d\d-\d\d$/);
          expect(() => new Date(startTime).toISOString()).not.toThrow();
          expect(() => new Date(endedAt ?? 0).toISOString()).not.toThrow();
          expect(type).toBe('manual');
          expect(progress?.progress_percent ?? 0).toBeLessThanOrEqual(100);
          expect(progress?.error_message?.length ?? 0).toBeLessThanOrEqual(2000);
        }
        // Reading and writing again changes nothing, except that JSON has no -0.
        const written: unknown = JSON.parse(JSON.stringify(notes));
        expect(read(written)).toEqual(written);
      }),
    );
  });

  test('keeps notes, even among other values', () => {
    fc.assert(
      fc.property(few, fc.array(fc.constantFrom(null, 7, 'x', {}, [], true)), (notes, rubbish) => {
        const stored: unknown = JSON.parse(JSON.stringify([...rubbish, ...notes]));
        expect(new Set(ids(read(stored)))).toEqual(new Set(ids(notes)));
      }),
    );
  });

  test('keeps the last of two notes of a check', () => {
    const first = { sessionId: 'a', releaseDate: '2026-11-19', startTime: 1, type: 'manual' };
    expect(read([first, { ...first, endedAt: 5 }])).toEqual([{ ...first, endedAt: 5 }]);
  });

  test('keeps the newest of more than twenty notes', () => {
    const many = Array.from({ length: 25 }, (_, index) => ({
      sessionId: `chk-${index}`,
      releaseDate: '2026-11-19',
      startTime: 1000 - index,
      type: 'manual',
    }));
    expect(ids(read(many)).toSorted()).toEqual(ids(read(many.slice(0, 20))).toSorted());
  });
});

test('a started check is noted once, and can be removed', () => {
  fc.assert(
    fc.property(few, fc.string({ minLength: 1, maxLength: 100 }), (notes, id) => {
      const now = 4_000_000_000_001;
      const more = withCheck(notes, id, '2026-11-19', now);
      expect(more.filter(({ sessionId }) => sessionId === id)).toEqual([
        { sessionId: id, releaseDate: '2026-11-19', startTime: now, type: 'manual' },
      ]);
      expect(more.length).toBeLessThanOrEqual(20);
      expect(ids(withoutCheck(more, id))).not.toContain(id);
    }),
  );
});

test('a check ends once, and ends no other check', () => {
  fc.assert(
    fc.property(few, fc.nat(), fc.nat(), (notes, first, second) => {
      const [one, ...others] = notes;
      if (!one) return;
      const id = one.sessionId;
      const [ended, ...rest] = withEnd(withEnd(notes, id, first), id, second);
      expect(ended?.endedAt).toBe(one.endedAt ?? first);
      expect(rest).toEqual(others);
    }),
  );
});

test('progress is stored only for noted checks, and cut to its limits', () => {
  fc.assert(
    fc.property(few, note, (notes, { progress }) => {
      const [one, ...others] = notes;
      if (!one || !progress) return;
      const [kept, ...rest] = withProgress(notes, one.sessionId, progress);
      const error_message = progress.error_message?.slice(0, 2000) ?? null;
      expect(kept).toEqual({ ...one, progress: { ...progress, error_message } });
      expect(rest).toEqual(others);
      expect(withProgress(others, one.sessionId, progress)).toEqual(others);
    }),
  );
  const first = {
    sessionId: 'a',
    releaseDate: '2026-11-19',
    startTime: 1,
    type: 'manual',
  } as const;
  expect(read([{ ...first, progress: { status: 'running', progress_percent: 250 } }])).toEqual([
    first,
  ]);
});

test('an ended check is kept for five minutes, even if the clock was set back', () => {
  expect(remainingTime(1000, 1000)).toBe(300_000);
  expect(remainingTime(1000, 61_000)).toBe(240_000);
  expect(remainingTime(1000, 999_000)).toBe(0);
  expect(remainingTime(999_000, 1000)).toBe(300_000);
});
