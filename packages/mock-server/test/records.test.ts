import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { operations } from '../src/generated/contract.ts';
import { createMock, type Mock } from '../src/mock/mock.ts';
import { TABLES, type TableName } from '../src/world/records/tables.ts';
import type { AnyRecord } from '../src/world/store.ts';
import { as, testMock } from './kit/mock.ts';

const NAMES = Object.keys(TABLES) as TableName[];

/** Values that a field may be set to by somebody who tries things out. */
const STRANGE: readonly unknown[] = [
  null,
  '',
  'x',
  'x.com',
  '2026-13-45',
  '2016-12-31T23:59:60Z',
  '0 6 * * 5',
  'bad\ud83dname.com',
  true,
  0,
  1,
  -1,
  0.5,
  99_999,
  1e15,
  1e300,
  [],
  [null],
  ['x'],
  [{}],
  {},
  { x: 1 },
  { constructor: 'x' },
];

/** All places in a record: `history`, `history.0`, `history.0.action`. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .slice(0, 40)
    .flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);
}

function setAt(record: object, path: readonly string[], value: unknown): void {
  const place = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => Reflect.get(Object(at), key), record);
  Reflect.set(Object(place), path.at(-1) ?? '', value);
}

/** A service at work: every table has records, and a job of each kind runs. */
async function busyMock(): Promise<Mock> {
  const mock = testMock({ rows: 120, now: '2026-11-20T09:50:00Z', scenarios: ['drop-day'] });
  const send = await as(mock, 'admin');
  await send('POST', '/released-domains/check', { release_date: '2026-11-19', epp_account_id: 1 });
  await send('POST', '/epp/accounts/4/test-catch/start', { domains: ['lumenpath.org'] });
  await send('POST', '/sources/1/import', { limit: 0 });
  await send('POST', '/data-sources/1/create-table');
  await send('POST', '/scheduler/jobs/refresh_stats/run');
  return mock;
}

const READS = operations.filter(({ method, kind }) => method === 'GET' && kind !== 'stream');

/** Calls every read with the ids of the newest records, and asserts that none of them fails inside the mock. */
async function readEverything(mock: Mock, ids: readonly number[]): Promise<void> {
  // No address can hold half a character.
  const sessions = mock.jobs.list().flatMap(({ session }) => session?.toWellFormed() || []);
  for (const who of ['admin', 'manager', 'user'] as const) {
    const user = mock.world.store.users.find(({ email }) => email === `${who}@dropcatch.test`);
    if (user === undefined) continue;
    const send = await as(mock, who);
    for (const { path, roles } of READS) {
      if (!roles.includes(who)) continue;
      for (const id of path.includes('{sessionId}') ? sessions : path.includes('{') ? ids : [1]) {
        const { status } = await send('GET', path.replaceAll(/\{\w+\}/g, encodeURIComponent(id)));
        expect(status, `${path} ${id}`).toBeLessThan(500);
      }
    }
  }
  mock.assertContract();
}

const RUNS = Number(process.env['MODEL_RUNS'] ?? 5);
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);

const changes = fc.array(
  fc.record({
    table: fc.constantFrom(...NAMES),
    which: fc.nat(),
    where: fc.nat(),
    value: fc.constantFrom(...STRANGE),
  }),
  { minLength: 100, maxLength: 160 },
);

test('no record that the mock accepts makes a later answer fail', async () => {
  const mock = await busyMock();
  const state = mock.stateText();
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = JSON.parse(state);
      const twin = createMock({ state: changed });
      const ids = new Set<number>();
      for (const { table, which, where, value } of list) {
        const before: AnyRecord[] = changed.store.tables[table].rows;
        const record = structuredClone(before[which % before.length]);
        const places = placesIn(record).filter(([first]) => first !== 'id');
        const place = places[where % places.length];
        if (record === undefined || place === undefined) continue;
        setAt(record, place, value);
        try {
          twin.change(table, record.id, record);
          ids.add(record.id);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }
      await readEverything(twin, [...ids].slice(-4));
      twin.clock.advance(3 * 3_600_000);
      await readEverything(twin, [...ids].slice(-2));
      createMock({ state: twin.state() });
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 600_000);

test.for([
  [
    'jobs',
    ['plan', 'account_id'],
    1e15,
    'plan.account_id: eppAccounts has no record 1000000000000000',
  ],
  ['jobs', ['plan', 'from'], 1e15, 'plan: must not end before it begins'],
  [
    'jobs',
    ['plan', 'early', 'pause'],
    1,
    'plan: must not send more than 400 creates before the race',
  ],
  [
    'sources',
    ['history', '0', 'failed'],
    1e15,
    'history.0: must not count more records than its total',
  ],
] as const)(
  'a value of %s at %j that does not fit the others is refused with its place: %d',
  async ([table, path, value, reason]) => {
    const mock = await busyMock();
    const rows: AnyRecord[] = JSON.parse(mock.stateText()).store.tables[table].rows;
    const hasIt = (row: AnyRecord) => placesIn(row).some((place) => place.join() === path.join());
    const record = rows.find(hasIt) ?? { id: 0 };
    setAt(record, path, value);
    expect(() => mock.change(table, record.id, { ...record })).toThrow(reason);
  },
);
