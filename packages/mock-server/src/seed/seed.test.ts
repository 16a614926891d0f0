import { expect, test } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';

/** All objects that can be reached from a value, with the way to each. */
function objectsIn(value: unknown, path: string, found = new Map<object, string>()) {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.set(value, path);
  for (const [key, part] of Object.entries(value)) objectsIn(part, `${path}.${key}`, found);
  return found;
}

test('two mocks share no record nor a part of one: whoever changes one leaves the other alone', () => {
  const [first, second] = [testMock(), testMock()].map(({ world: { store } }) =>
    objectsIn(store.state(), 'state'),
  );
  const shared = [...(second ?? [])].filter(([object]) => first?.has(object));
  expect(shared.map(([, path]) => path)).toEqual([]);
  expect(second?.size).toBeGreaterThan(1000);
});

test.each(['Ready for Catch', 'Processing'])('notifications tell states in words: %s', (state) => {
  const { store } = testMock().world;
  const titles = [...store.notifications.all()].map(({ title }) => title);
  expect(titles.some((title) => title.endsWith(`: ${state}`))).toBe(true);
});
