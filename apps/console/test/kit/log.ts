import { expect, vi } from 'vitest';

let entries: string[] = [];
let expected: string[] = [];

/** Notes what is written to the browser's log as errors and warnings from now on, in place of showing it. */
export function followLog(): void {
  entries = [];
  expected = [];
  const note = (...parts: unknown[]) => void entries.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
}

/** Waits until the text was logged. All entries that hold it are accounted for. */
export async function expectLogged(text: string): Promise<void> {
  expected.push(text);
  await expect.poll(() => entries).toContainEqual(expect.stringContaining(text));
}

/** Entries that hold the text may be logged, or not: which of two answers comes first decides. */
export function allowLogged(text: string): void {
  expected.push(text);
}

/** A screen broke: React tells what an error boundary caught, and so does the router in development. */
export async function expectCaught(error: string): Promise<void> {
  await expectLogged(`${error}: `);
  allowLogged('Error in route match');
}

/** Fails if anything else was logged: a warning of React, an error of the router, a failure that should not be. */
export function expectQuietLog(): void {
  const unexpected = entries.filter((entry) => !expected.some((text) => entry.includes(text)));
  expect(unexpected, 'written to the log').toEqual([]);
}
