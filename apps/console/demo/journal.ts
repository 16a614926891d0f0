import type { Mock } from '@dropcatch/mock-server/browser';

/** A request that changed something, and when it came by the service's clock. */
export interface Entry {
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  url: string;
  /** The Authorization header; empty without one. */
  authorization: string;
  body: string;
}

/** What has happened in this tab's world. */
export interface Journal {
  /** When it began, in ISO 8601, to the second. */
  began: string;
  /** Whether a drop is played, in place of an ordinary day. */
  playing?: boolean;
  /** The service's clock as it was set last; none before the first load. */
  clock?: ReturnType<Mock['clock']['save']>;
  entries: Entry[];
}

const KEY = 'demo-journal';

/** Entries that are kept. What comes after them is lost by a reload; nobody clicks that often. */
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

/** What has happened in this tab so far; a new, empty journal where there is none. */
export function readJournal(): Journal {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isJournal(found)) return found;
  } catch {
    // Not ours, or storage is blocked: begin anew.
  }
  return beginJournal();
}

/** A new journal that replaces the last one; with a drop to be played, if asked for. */
export function beginJournal(playing = false): Journal {
  const began = `${new Date().toISOString().slice(0, 19)}Z`;
  const journal: Journal = { began, playing, entries: [] };
  writeJournal(journal);
  return journal;
}

/** Keeps the journal for this tab; where storage is full or blocked, a reload begins anew. */
export function writeJournal(journal: Journal): void {
  try {
    const entries = journal.entries.slice(0, MOST);
    sessionStorage.setItem(KEY, JSON.stringify({ ...journal, entries }));
  } catch {
    // Nothing to be done about it in a demo.
  }
}
