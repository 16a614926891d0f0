import * as v from 'valibot';
import type { CheckProgress } from '@dropcatch/sdk';
import { useMemo } from 'react';
import { serverNow } from '../../core/time/serverClock.ts';
import { useUser } from '../../core/session/session.ts';
import { changeUserPreference, useUserPreference } from '../../core/session/userMemory.ts';

const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** Of a longer reason the rest is left out: local storage is small. */
const longestReason = 2000;

/** How far a check is, as it comes from local storage, where another version of the console may have left it. */
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

/** The client's note of a check that it started (spec, section 3). */
export interface CheckSessionNote {
  sessionId: string;
  /** The UTC day whose domains are checked. */
  releaseDate: string;
  /** Milliseconds since 1970, by the server's clock; so is the end. */
  startTime: number;
  type: 'manual';
  /** When a tab first saw that the check is over. */
  endedAt?: number;
  /** How far it was when a tab last heard of it; what a reload shows until the server answers. */
  progress?: CheckProgress;
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
const notesName = 'checkSessions';

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

/** The checks that this user started in this browser, and what changes the notes of them. Tabs share them. */
export interface CheckSessions {
  notes: readonly CheckSessionNote[];
  /** A check was started: it is followed from now on, here and in other tabs. */
  add: (sessionId: string, releaseDate: string) => void;
  /** How far a check is now: what a reload shows of it. */
  keep: (sessionId: string, progress: CheckProgress) => void;
  /** A check is over: its note goes after a while. */
  end: (sessionId: string) => void;
  /** A check is of no interest any more: it was cancelled, or the server does not know it. */
  remove: (sessionId: string) => void;
}

/** {@link CheckSessions}, following local storage. */
export function useCheckSessions(): CheckSessions {
  const [notes] = useUserPreference(notesName, CheckSessionNotes);
  const { id } = useUser();
  const changes = useMemo(() => {
    const change = (edit: (old: readonly CheckSessionNote[]) => CheckSessionNote[]) =>
      changeUserPreference(notesName, CheckSessionNotes, id, edit);
    return {
      add: (sessionId: string, releaseDate: string) =>
        change((old) => withSession(old, sessionId, releaseDate, serverNow())),
      keep: (sessionId: string, progress: CheckProgress) =>
        change((old) => withProgress(old, sessionId, progress)),
      end: (sessionId: string) => change((old) => withEnd(old, sessionId, serverNow())),
      remove: (sessionId: string) => change((old) => withoutSession(old, sessionId)),
    };
  }, [id]);
  return { notes, ...changes };
}
