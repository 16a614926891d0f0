import { expect, test } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';
import type { Mock } from '../mock/mock.ts';

/** All objects that are reachable from a value, with their paths. */
function objectsIn(value: unknown, path: string, found = new Map<object, string>()) {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.set(value, path);
  for (const [key, part] of Object.entries(value)) objectsIn(part, `${path}.${key}`, found);
  return found;
}

test('mocks share no mutable data', () => {
  // The first two are seeded, the later ones are copies.
  const found = new Map<object, string>();
  for (let made = 1; made <= 4; made += 1) {
    const { store } = testMock().world;
    const objects = objectsIn(store.state(), 'state');
    const shared = [...objects].filter(([object]) => found.has(object) && !Object.isFrozen(object));
    expect(shared.map(([, path]) => path)).toEqual([]);
    expect(objects.size).toBeGreaterThan(1000);
    for (const [object, path] of objects) found.set(object, path);
    for (const records of [store.eppLogs, store.auditLogs, store.orders]) {
      const [first] = records.all();
      expect(first).not.toHaveProperty('made');
      Object.assign(first ?? {}, { made });
    }
  }
});

test('a mock is the same whether it was seeded or copied, also after a reset', () => {
  const seeded = testMock({ seed: 'same' }).stateText();
  const isSame = (mock: Mock) => mock.stateText() === seeded;
  expect(isSame(testMock({ seed: 'same' }))).toBe(true);
  const copied = testMock({ seed: 'same' });
  expect(isSame(copied)).toBe(true);
  copied.world.store.orders.clear();
  copied.reset();
  expect(isSame(copied)).toBe(true);
  expect(testMock({ seed: 'same', scenarios: ['empty'] }).world.store.orders.size).toBe(0);
});

test.each(['Ready for Catch', 'Processing'])('notifications tell states in words: %s', (state) => {
  const { store } = testMock().world;
  const titles = [...store.notifications.all()].map(({ title }) => title);
  expect(titles.some((title) => title.endsWith(`: ${state}`))).toBe(true);
});
