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
  const journal: Journal = { began: `${new Date().toISOString().slice(0, 19)}Z`, entries: [] };
  writeJournal(journal);
  return journal;
}

/** Keeps the journal for this tab; where storage is full or blocked, a reload begins anew. */
export function writeJournal({ began, entries }: Journal): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ began, entries: entries.slice(0, MOST) }));
  } catch {
    // Nothing to be done about it in a demo.
  }
}

/** Forgets what has happened. */
export function clearJournal(): void {
  sessionStorage.removeItem(KEY);
}
