import { expect, vi } from 'vitest';

let entries: string[] = [];

/** Notes what is written to the browser's log as errors and warnings from now on, in place of showing it. */
export function followLog(): void {
  entries = [];
  const note = (...parts: unknown[]) => void entries.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
}

/** Waits until something was logged that begins with the text. Everything that does is then accounted for. */
export async function expectLogged(text: string): Promise<void> {
  await expect.poll(() => entries).toContainEqual(expect.stringMatching(`^${text}`));
  entries = entries.filter((entry) => !entry.startsWith(text));
}

/** Fails if anything else was logged: a warning of React, an error of the router, a failure that should not be. */
export function expectQuietLog(): void {
  expect(entries, 'written to the log').toEqual([]);
}
