import { expect, test } from 'vitest';
import { rateColor } from './rateColor.ts';

test.for([
  [100, 'green'],
  [90.1, 'green'],
  [90, 'yellow'],
  [70.1, 'yellow'],
  [70, 'red'],
  [0, 'red'],
] as const)('%d percent is %s', ([percent, color]) => {
  expect(rateColor(percent)).toBe(color);
});
