import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchOf, importStatus } from './imports.ts';

test('an import with some records is a success, even if others failed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(3), fc.nat(3), (total, imported, failed) => {
      const { label } = importStatus(batchOf(['b', '', '', total, imported, failed]));
      expect(label).toBe(imported > 0 ? 'Success' : failed > 0 ? 'Failed' : 'Partial');
    }),
  );
});

test('an import without an end is running', () => {
  expect(importStatus(batchOf(['b', '', null, 0, 0, 0])).label).toBe('Running');
});
