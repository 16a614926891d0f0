import { expect, test } from 'vitest';
import { operations } from '../../src/generated/contract.ts';
import { subjectOf } from './draft.ts';
import { namedValue } from './named.ts';

test('every value in a path has a kind (PATHS in model/draft.ts) or a generator (NAMED in model/named.ts)', () => {
  const random = operations
    .filter((operation) => subjectOf(operation) === undefined)
    .flatMap(({ path, parameters }) =>
      parameters
        .filter(({ in: place, name }) => place === 'path' && namedValue(name) === undefined)
        .map(({ name }) => `${path}: ${name}`),
    );
  expect(random).toEqual([]);
});
