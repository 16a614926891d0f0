import { expect, test } from 'vitest';
import { secretMask, withoutMask } from './secretMask.ts';

test.for([
  ['typed behind it', `${secretMask}new`, 'new'],
  ['typed before it', `new${secretMask}`, 'new'],
  ['typed in the middle of it', '****new****', 'new'],
  ['typed behind its first star', '*n*w*******', 'n*w'],
  ['a star typed in it', '*********', ''],
  ['pasted over it', 'new', 'new'],
  ['with a star of its own', 'n*w', 'n*w'],
  ['with a star at its end', `${secretMask}new*`, 'new*'],
  ['with a star at its beginning', '*new', '*new'],
  ['nothing, one star of it deleted', '*******', ''],
  ['nothing, all of it deleted', '', ''],
] as const)('only the typed letters of a masked field count: %s', ([, text, secret]) => {
  expect(withoutMask(text)).toBe(secret);
});
