import { expect, test } from 'vitest';
import { explainEppCode } from './eppCodes.ts';

test('the codes of a race are explained', () => {
  expect(explainEppCode(1000)).toMatch(/successfully/);
  expect(explainEppCode(2302)).toMatch(/another registrar was faster/);
  expect(explainEppCode(2502)).toMatch(/Too many sessions/);
  expect(explainEppCode(4711)).toBeUndefined();
});
