import { expect, vi } from 'vitest';

let entries: string[] = [];
let allowed: string[] = [];

/** Records console errors and warnings from now on, instead of printing them. */
export function captureLog(): void {
  entries = [];
  allowed = [];
  const record = (...parts: unknown[]) => void entries.push(parts.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(record);
  vi.spyOn(console, 'warn').mockImplementation(record);
}

/** Waits until a text is logged. Allows all entries that contain it. */
export async function expectLogged(text: string): Promise<void> {
  allowed.push(text);
  await expect.poll(() => entries).toContainEqual(expect.stringContaining(text));
}

/** Allows entries that contain a text, where the order of two answers decides whether they appear. */
export function allowLogged(text: string): void {
  allowed.push(text);
}

/** Expects an error that an error boundary caught. React logs it, and in development the router too. */
export async function expectCaught(error: string): Promise<void> {
  await expectLogged(`${error}: `);
  allowLogged('Error in route match');
}

/** Fails if anything else was logged. */
export function expectNothingLogged(): void {
  const unexpected = entries.filter((entry) => !allowed.some((text) => entry.includes(text)));
  expect(unexpected, 'written to the log').toEqual([]);
}
