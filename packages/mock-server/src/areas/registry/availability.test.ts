import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testMock } from '../../../test/kit/mock.ts';
import { isName } from '../../world/catalogue/names.ts';
import { registryOf } from './availability.ts';
import { writeXml } from '../../text/xml.ts';
import { wasChecked } from '../../world/records/released-domains.ts';
import { dialectOf, checkData } from '../epp-logs/documents.ts';

test.each([
  ['tidalforge.com', true],
  ['xn--hkyrky-ptac70bc.cz', true],
  // ab-ü-c: without the ü, it looks like a label with two hyphens in places three and four.
  ['xn--ab--c-mva.de', true],
  ['xn--.de', false],
  ['a.co.uk', true],
  ['tidalforge', false],
  ['-tidal.com', false],
  ['tidal-.com', false],
  ['tidal forge.com', false],
  ['tidal..com', false],
  ['ti--dal.com', false],
  [`${'a'.repeat(64)}.com`, false],
  ['10.0.0.1', false],
  ['Tidal.com', false],
])('%s is a name: %s', (name, expected) => {
  expect(isName(name)).toBe(expected);
});

test('a registry gives the same answer for a name each time and never fails on any text', () => {
  const { world } = testMock();
  const find = registryOf(world, ['com', 'net']);
  const again = registryOf(world, ['com', 'net']);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain()), (name) => {
      expect(again(name)).toEqual(find(name));
      if (!isName(name)) expect(find(name)).toMatchObject({ status: 'error', code: 2005 });
      else if (!/^[^.]+\.(com|net)$/.test(name)) expect(find(name)).toMatchObject({ code: 2306 });
    }),
  );
});

test('a name of the catalogue is in use until its instant, then mostly free', () => {
  const mock = testMock();
  const { catalogue } = mock.world;
  const names = Array.from({ length: catalogue.size }, (_, row) => catalogue.name(row));
  const ahead = names.filter(
    (name, row) =>
      name.endsWith('.com') && (catalogue.columns.day[row] ?? 0) === mock.clock.day() + 1,
  );
  const statuses = () => ahead.map((name) => registryOf(mock.world, ['com'])(name).status);
  expect(new Set(statuses().filter((status) => status !== 'error'))).toEqual(new Set(['taken']));
  mock.clock.advance(2 * 86_400_000);
  const free = statuses().filter((status) => status === 'available').length;
  expect(free / ahead.length).toBeGreaterThan(0.6);
});

test('a taken name has the same reason as the log of its check', () => {
  const { world } = testMock();
  const find = registryOf(world, []);
  const names = Array.from({ length: 400 }, (_, i) => `checked-name-${i}.com`);
  const taken = names.map(find).filter(({ status }) => status === 'taken');
  const xml = writeXml(checkData(names, [], dialectOf('rfc')));
  const shown = [...xml.matchAll(/<domain:reason>([^<]*)</g)].map(([, reason]) => reason);
  expect(new Set(shown)).toEqual(new Set(taken.map(({ message }) => message)));
});

test('a caught name is in use', () => {
  const { world } = testMock();
  const caught = world.store.orders.filter(
    ({ state, tld }) => state === 'CATCHED_COMPLETED' && tld === 'com',
  );
  const find = registryOf(world, ['com']);
  for (const { domain } of caught) expect(find(domain).status).not.toBe('available');
});

test.each([1, 'another'])(
  'a name that another registrar got or its owner kept is in use: seed %s',
  (seed) => {
    const { world } = testMock({ seed });
    const lost = world.store.orders.filter(
      ({ state, history }) =>
        (state === 'FAILED' || state === 'REFUNDED') &&
        history.some(({ note }) => /another registrar|renewed/.test(note ?? '')),
    );
    expect(lost.length).toBeGreaterThan(10);
    const find = registryOf(world, []);
    for (const { domain } of lost) expect(find(domain).status).not.toBe('available');
    const found = new Map(
      world.store.releasedDomains.all().map(({ domain, is_available }) => [domain, is_available]),
    );
    for (const { domain } of lost) expect(found.get(domain)).not.toBe(true);
  },
);

/** The share of checked released domains in use, at the check and now, by day, oldest first. */
function partsInUse(seed: number | string): { atCheck: number[]; now: number[] } {
  const { world } = testMock({ seed, rows: 8000 });
  const find = registryOf(world, []);
  const days = Map.groupBy(world.store.releasedDomains.all(), ({ release_date }) => release_date);
  const part = (passing: readonly boolean[]): number =>
    passing.filter(Boolean).length / passing.length;
  const rows = [...days.values()];
  return {
    atCheck: rows
      .map((ofDay) => ofDay.filter(wasChecked).map(({ is_available }) => is_available === false))
      .filter(({ length }) => length > 0)
      .map(part),
    now: rows.map((ofDay) => part(ofDay.map(({ domain }) => find(domain).status === 'taken'))),
  };
}

test.each([1, 'another'])(
  'most names are free after their drop, and a few more are taken each day: seed %s',
  (seed) => {
    const { atCheck, now } = partsInUse(seed);
    expect(atCheck).toHaveLength(13);
    expect(now).toHaveLength(14);
    for (const part of [...atCheck, ...now]) expect(part).toBeLessThan(0.4);
    // The share changes smoothly from day to day.
    for (const parts of [atCheck, now]) {
      for (const [i, part] of parts.entries()) {
        expect(Math.abs(part - (parts[i + 1] ?? part))).toBeLessThan(0.12);
      }
    }
    const mean = (parts: readonly number[]): number =>
      parts.reduce((sum, part) => sum + part, 0) / parts.length;
    expect(mean(now.slice(0, 4))).toBeGreaterThan(mean(now.slice(-4)) + 0.05);
  },
);
