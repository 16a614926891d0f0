import type { CheckProgress } from '@dropcatch/sdk';
import * as v from 'valibot';
import { Progress } from './progressSchema.ts';

/** The client's note of a check that it started (spec, section 3). */
export interface CheckSessionNote {
  sessionId: string;
  /** The UTC day whose domains are checked. */
  releaseDate: string;
  /** Milliseconds since 1970, by the server's clock; so is the end. */
  startTime: number;
  type: 'manual';
  /** When a tab first saw that the check is over. */
  endedAt?: number | undefined;
  /** How far it was when a tab last heard of it; what a reload shows until the server answers. */
  progress?: CheckProgress | undefined;
}

/** Notes of ended checks are kept for about 5 minutes (spec, section 9). */
const keptMilliseconds = 300_000;
/** More checks than this are never followed at a time; of more notes the newest stay. */
const mostNotes = 20;

const Instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000));

const Note = v.object({
  sessionId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  releaseDate: v.pipe(v.string(), v.isoDate()),
  startTime: Instant,
  type: v.literal('manual'),
  endedAt: v.optional(v.fallback(v.union([v.undefined(), Instant]), undefined)),
  progress: v.optional(v.fallback(v.union([v.undefined(), Progress]), undefined)),
});

/**
 * What local storage holds, whatever that is: notes that fit are kept, all else is dropped, and of notes of one check
 * the last one counts.
 */
export const CheckSessionNotes = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((stored) => {
    const notes = new Map<string, CheckSessionNote>();
    for (const entry of stored) {
      const note = v.safeParse(Note, entry);
      if (note.success) notes.set(note.output.sessionId, note.output);
    }
    return newest([...notes.values()]);
  }),
);

/** The name of the notes among the settings in local storage. */
export const notesName = 'checkSessions';

function newest(notes: CheckSessionNote[]): CheckSessionNote[] {
  return notes.toSorted((a, b) => a.startTime - b.startTime).slice(-mostNotes);
}

/** Adds the note of a check that was started just now. */
export function withSession(
  notes: readonly CheckSessionNote[],
  sessionId: string,
  releaseDate: string,
  now: number,
): CheckSessionNote[] {
  const note = { sessionId, releaseDate, startTime: now, type: 'manual' } as const;
  return newest([...withoutSession(notes, sessionId), note]);
}

/** Takes the note of a check away. */
export function withoutSession(
  notes: readonly CheckSessionNote[],
  sessionId: string,
): CheckSessionNote[] {
  return notes.filter((note) => note.sessionId !== sessionId);
}

/** Notes that a check is over. The first tab that sees it says when. */
export function withEnd(
  notes: readonly CheckSessionNote[],
  sessionId: string,
  now: number,
): CheckSessionNote[] {
  return notes.map((note) =>
    note.sessionId === sessionId ? { ...note, endedAt: note.endedAt ?? now } : note,
  );
}

/** Notes how far a check is, where there is a note of it. */
export function withProgress(
  notes: readonly CheckSessionNote[],
  sessionId: string,
  progress: CheckProgress,
): CheckSessionNote[] {
  const kept = v.safeParse(Progress, progress);
  return notes.map((note) =>
    note.sessionId === sessionId && kept.success ? { ...note, progress: kept.output } : note,
  );
}

/** How long the note of an ended check is still kept, in milliseconds; a clock that was set back does not prolong it. */
export function keptFor(endedAt: number, now: number): number {
  return Math.min(keptMilliseconds, Math.max(0, endedAt + keptMilliseconds - now));
}
