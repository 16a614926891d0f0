import type { CheckProgress } from '@dropcatch/sdk';
import * as v from 'valibot';
import { userPreference } from '../../core/session/userStorage.ts';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The maximum length of a stored error message, since local storage is small. */
const maxErrorLength = 2000;

/** The progress of a check in local storage, possibly from another version of the console. */
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
      v.transform((text) => text.slice(0, maxErrorLength)),
    ),
  ),
});

/** Milliseconds since 1970, by the server's clock. */
const Instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

/** An optional value; undefined if the stored value is invalid. */
const optional = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.optional(v.fallback(v.union([v.undefined(), schema]), undefined));

const Note = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The UTC day whose domains are checked. */
  releaseDate: v.pipe(v.string(), v.isoDate()),
  startTime: Instant,
  type: v.literal('manual'),
  /** When a tab first noticed the end of the check. */
  endedAt: optional(Instant),
  /** The last known progress, which a reload shows until the server answers. */
  progress: optional(Progress),
});

/** The client's note of a check that it started (spec, section 3). */
export type CheckNote = v.InferOutput<typeof Note>;

type Notes = readonly CheckNote[];

/** The maximum number of notes. The newest stay. */
const maxNotes = 20;

const newest = (notes: Notes) =>
  notes.toSorted((a, b) => a.startTime - b.startTime).slice(-maxNotes);

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

/** The checks that the signed-in user started in this browser; tabs share them. */
export const checkNotes = userPreference('checkSessions', CheckNotes, []);

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

/** Sets the end of a check. The first tab that notices the end sets the time. */
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
  const result = v.safeParse(Progress, progress);
  return notes.map((note) =>
    note.sessionId === sessionId && result.success ? { ...note, progress: result.output } : note,
  );
}

/** How long the note of an ended check is kept, in milliseconds (spec, section 9). */
const noteLifetime = 300_000;

/**
 * The remaining lifetime of the note of an ended check, in milliseconds. A clock that was set back does not extend it.
 */
export function remainingTime(endedAt: number, now: number): number {
  return Math.min(noteLifetime, Math.max(0, endedAt + noteLifetime - now));
}
