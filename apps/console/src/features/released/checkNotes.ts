import type { CheckProgress } from '@dropcatch/sdk';
import * as v from 'valibot';
import { changeUserPreference, useUserPreference } from '../../core/session/userStorage.ts';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Longer reasons are cut: local storage is small. */
const longestReason = 2000;

/** The progress of a check from local storage, where another version of the console may have written it. */
const Progress = v.object({
  status: v.pipe(v.string(), v.maxLength(100)),
  progress_percent: v.pipe(Amount, v.maxValue(100)),
  checked_domains: Amount,
  total_domains: Amount,
  available_domains: Amount,
  failed_domains: Amount,
  elapsed_time: Amount,
  domains_per_second: Amount,
  estimated_remaining: v.nullable(Amount),
  current_domain: v.nullable(v.pipe(v.string(), v.maxLength(253))),
  error_message: v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, longestReason)),
    ),
  ),
});

/** Milliseconds since 1970, by the server's clock. */
const Instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** The value, or undefined if the stored one does not fit. */
const maybe = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.optional(v.fallback(v.union([v.undefined(), schema]), undefined));

const Note = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The UTC day whose domains are checked. */
  releaseDate: v.pipe(v.string(), v.isoDate()),
  startTime: Instant,
  type: v.literal('manual'),
  /** When a tab first saw the end of the check. */
  endedAt: maybe(Instant),
  /** The last known progress, which a reload shows until the server answers. */
  progress: maybe(Progress),
});

/** The client's note of a check that it started (spec, section 3). */
export type CheckNote = v.InferOutput<typeof Note>;

type Notes = readonly CheckNote[];

/** The most checks that are followed at a time. Of more notes the newest stay. */
const mostNotes = 20;

const newest = (notes: Notes) =>
  notes.toSorted((a, b) => a.startTime - b.startTime).slice(-mostNotes);

/** The notes in local storage. Invalid ones are dropped. If a check has several notes, the last one counts. */
export const CheckNotes = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((stored) => {
    const notes = new Map<string, CheckNote>();
    for (const entry of stored) {
      const note = v.safeParse(Note, entry);
      if (note.success) notes.set(note.output.sessionId, note.output);
    }
    return newest([...notes.values()]);
  }),
);

const preference = 'checkSessions';

/** The checks that the signed-in user started in this browser; tabs share them. */
export function useCheckNotes(): Notes {
  return useUserPreference(preference, CheckNotes)[0];
}

/** Changes those notes, starting from their stored state. */
export function changeNotes(change: (notes: Notes) => CheckNote[]): void {
  changeUserPreference(preference, CheckNotes, change);
}

/** Adds the note of a new check. */
export function withCheck(
  notes: Notes,
  sessionId: string,
  releaseDate: string,
  now: number,
): CheckNote[] {
  const note = { sessionId, releaseDate, startTime: now, type: 'manual' } as const;
  return newest([...withoutCheck(notes, sessionId), note]);
}

export function withoutCheck(notes: Notes, sessionId: string): CheckNote[] {
  return notes.filter((note) => note.sessionId !== sessionId);
}

/** Notes that a check is over. The first tab that sees it sets the time. */
export function withEnd(notes: Notes, sessionId: string, now: number): CheckNote[] {
  return notes.map((note) =>
    note.sessionId === sessionId ? { ...note, endedAt: note.endedAt ?? now } : note,
  );
}

/** Updates the progress in the note of a check, if there is one. */
export function withProgress(
  notes: Notes,
  sessionId: string,
  progress: CheckProgress,
): CheckNote[] {
  const kept = v.safeParse(Progress, progress);
  return notes.map((note) =>
    note.sessionId === sessionId && kept.success ? { ...note, progress: kept.output } : note,
  );
}

/** Notes of ended checks are kept for about 5 minutes (spec, section 9). */
const keptMilliseconds = 300_000;

/** How long the note of an ended check is still kept, in milliseconds. A clock that was set back does not extend it. */
export function keptFor(endedAt: number, now: number): number {
  return Math.min(keptMilliseconds, Math.max(0, endedAt + keptMilliseconds - now));
}
