import * as v from 'valibot';

/** What was entered for a bulk check, kept for the tab: a reload loses nothing that was typed. */
const Draft = v.fallback(
  v.object({ account: v.string(), text: v.string(), running: v.boolean() }),
  {
    account: '',
    text: '',
    running: false,
  },
);

/** What a person entered. `running` tells that the page was left while a check ran. */
export type BulkCheckDraft = v.InferOutput<typeof Draft>;

const key = 'bulkCheckDraft';

/** What was entered before, in this tab. */
export function readDraft(): BulkCheckDraft {
  try {
    return v.parse(Draft, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return v.parse(Draft, undefined);
  }
}

/** Keeps what changed of the entries. */
export function saveDraft(change: Partial<BulkCheckDraft>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(), ...change }));
  } catch {
    // Storage is full or blocked: what is typed lives as long as the screen.
  }
}
