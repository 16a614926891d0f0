import { expect, vi } from 'vitest';

let entries: string[] = [];
let expected: string[] = [];

/** Records console errors and warnings from now on, instead of printing them. */
export function followLog(): void {
  entries = [];
  expected = [];
  const note = (...parts: unknown[]) => void entries.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(note);
  vi.spyOn(console, 'warn').mockImplementation(note);
}

/** Waits until a text is logged. Allows all entries that contain it. */
export async function expectLogged(text: string): Promise<void> {
  expected.push(text);
  await expect.poll(() => entries).toContainEqual(expect.stringContaining(text));
}

/** Allows entries that contain a text, where the order of two answers decides whether they appear. */
export function allowLogged(text: string): void {
  expected.push(text);
}

/** Expects an error that an error boundary caught. React logs it, and in development the router too. */
export async function expectCaught(error: string): Promise<void> {
  await expectLogged(`${error}: `);
  allowLogged('Error in route match');
}

/** Fails if anything else was logged. */
export function expectQuietLog(): void {
  const unexpected = entries.filter((entry) => !expected.some((text) => entry.includes(text)));
  expect(unexpected, 'written to the log').toEqual([]);
}
