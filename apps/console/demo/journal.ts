import type { Mock } from '@dropcatch/mock-server/browser';

/** A request that changed something, and its time by the service's clock. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  url: string;
  /** The Authorization header; empty without one. */
  authorization: string;
  body: string;
}

/** The record of a tab's demo. */
export interface Journal {
  /** The start of the demo: ISO 8601, to the second. */
  began: string;
  /** Whether a drop is played instead of an ordinary day. */
  playing?: boolean;
  /** The last saved state of the service's clock; undefined before the first load. */
  clock?: ReturnType<Mock['clock']['save']>;
  entries: Entry[];
}

const KEY = 'demo-journal';

/** The largest number of stored entries. A reload loses later ones, but nobody clicks that often. */
const MOST = 1000;

function isJournal(value: unknown): value is Journal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'began' in value &&
    typeof value.began === 'string' &&
    'entries' in value &&
    Array.isArray(value.entries)
  );
}

/** The journal of this tab, or a new, empty one. */
export function readJournal(): Journal {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isJournal(found)) return found;
  } catch {
    // Not ours, or storage is blocked: start over.
  }
  return beginJournal();
}

/**
 * Replaces the journal with a new one.
 * @param playing whether to play a drop
 */
export function beginJournal(playing = false): Journal {
  const began = `${new Date().toISOString().slice(0, 19)}Z`;
  const journal: Journal = { began, playing, entries: [] };
  writeJournal(journal);
  return journal;
}

/** Stores the journal for this tab. If storage is full or blocked, a reload starts over. */
export function writeJournal(journal: Journal): void {
  try {
    const entries = journal.entries.slice(0, MOST);
    sessionStorage.setItem(KEY, JSON.stringify({ ...journal, entries }));
  } catch {
    // The demo works without it.
  }
}
