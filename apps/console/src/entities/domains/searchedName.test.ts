import { expect, test } from 'vitest';
import { searchedName } from './searchedName.ts';

test.for([
  ['forge', 'forge'],
  [' Show.INFO. ', 'Show.INFO'],
  ['HTTPS://Show.INFO/', 'Show.INFO'],
  ['http://show.info/offers?id=1#top', 'show.info'],
  ['\u200Bmünchen-moss.io.', 'münchen-moss.io'],
  ['.com', '.com'],
  ['.', '.'],
] as const)('%s is looked for as %s', ([typed, name]) => {
  expect(searchedName(typed)).toBe(name);
});

test.for([undefined, '', ' ', 'https://'])('%s is nothing to look for', (typed) => {
  expect(searchedName(typed)).toBeUndefined();
});
