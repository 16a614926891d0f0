import { expect, it } from 'vitest';

import { readArguments } from './arguments.ts';

it('answers the arguments that are known', () => {
  expect(readArguments(['--accept'], '', ['--accept']).has('--accept')).toBe(true);
  expect(readArguments(['--accept'], '', []).size).toBe(0);
});

it.each([
  [[], ['--rows', '5'], 'This command takes no arguments, not --rows 5. See README.md.'],
  [['--accept'], ['--acept'], 'This command takes only --accept, not --acept. See README.md.'],
])('of %o refuses %o in one line', (known, given, message) => {
  expect(() => readArguments(known, 'See README.md.', given)).toThrow(message);
});
