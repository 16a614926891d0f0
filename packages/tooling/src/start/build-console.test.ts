import { expect, it } from 'vitest';
import { wasCached } from './build-console.ts';

/** What turbo ends with, as it writes it into a terminal. */
function coloured(text: string): string {
  return Array.from(text, (letter, i) => `\u001B[38;2;${i};45;128m${letter}\u001B[0m`).join('');
}

it.each([
  ['  Time:    120ms >>> FULL TURBO\n', true],
  [`  Time:    \u001B[1m120ms\u001B[0m ${coloured('>>> FULL TURBO')}\n`, true],
  ['Cached:    1 cached, 2 total\n  Time:    20.8s\n', false],
])('%j is a build from the cache: %s', (output, expected) => {
  expect(wasCached(output)).toBe(expected);
});
