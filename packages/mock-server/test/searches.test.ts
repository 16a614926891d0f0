import { expect, test } from 'vitest';
import { operations } from '../src/generated/contract.ts';
import { hostileMock, noRefusal, pathOf, queries } from './hostile/calls.ts';
import { TEXTS } from './hostile/input.ts';

const { call, picture } = hostileMock();

test('a search is plain text: it is searched as it is, or refused as too long', async () => {
  const before = picture();
  const searches = operations.flatMap((operation) =>
    queries(operation)
      .filter(({ schema: { type, pattern, format } }) => type === 'string' && !pattern && !format)
      .map(({ name }) => ({ operation, name })),
  );
  expect(searches.length).toBeGreaterThan(5);
  for (const { operation, name } of searches) {
    for (const text of TEXTS) {
      const query = new URLSearchParams({ [name]: text }).toString();
      const called = await call(operation, `${pathOf(operation)}?${query}`);
      const asked = `${operation.id} ${name}=${text.slice(0, 40)}`;
      if (called.status !== 200) {
        expect([asked, noRefusal(operation, called)]).toEqual([asked, '']);
        continue;
      }
      const { pagination } = Object(called.body);
      const found = `${asked}: ${pagination?.total ?? 0} rows`;
      expect(found, 'the seed has a text of TEXTS').toBe(`${asked}: 0 rows`);
    }
  }
  expect(picture()).toEqual(before);
});
