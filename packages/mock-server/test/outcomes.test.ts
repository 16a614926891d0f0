import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '../src/generated/contract.ts';
import type { Mock } from '../src/mock/mock.ts';
import { as, testMock } from './kit/mock.ts';

/** The used part of an example of the contract. */
interface Outcome {
  success?: boolean;
  error?: string;
}

interface Published {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        responses: Record<
          string,
          { content?: { 'application/json'?: { examples?: Record<string, { value: Outcome }> } } }
        >;
      }
    >
  >;
}

/** Prepares the data for a refusal, and gives the call: its path value, its body, and how often it is sent. */
type Refusal = (mock: Mock) => { id?: number; body?: unknown; times?: number };

/** An order of the first name whose drop day fits, with a change. */
const orderWith =
  (change: object, pick: (day: number, today: number) => boolean): Refusal =>
  ({ world: { catalogue, clock } }) => {
    const rows = [...Array(catalogue.size).keys()];
    const { day, cents } = catalogue.columns;
    const row = rows.find((each) => pick(day[each] ?? 0, clock.day())) ?? 0;
    const drop_date = new Date((day[row] ?? 0) * 86_400_000).toISOString().slice(0, 10);
    const offer = { domain: catalogue.name(row), drop_date, price: (cents[row] ?? 0) / 100 };
    return { body: { ...offer, epp_registrar_category_id: 1, ...change } };
  };

/** The call for a record after a change of it. */
const changed =
  (table: 'sources' | 'eppAccounts', id: number, change: object, body?: unknown): Refusal =>
  ({ world }) => {
    Object.assign(world.store[table].get(id) ?? {}, change);
    return { id, body };
  };

const isLater = (day: number, today: number) => day > today;
const web = { type: 'HTTP', url: 'https://lists.example.com/missing.csv' };
const wrongPassword = {
  ...web,
  url: 'https://lists.example.com/list.csv',
  auth_type: 'basic',
  auth_config: { username: 'a', password: 'wrong' },
};
const sample = { domains: ['tidalforge.com'] };

/** A call for each refusal of the contract, by operation and by the name of its example. */
const refusals: Readonly<Record<string, Refusal>> = {
  'domains/order dropped': orderWith({}, (day, today) => day < today),
  'domains/order other_day': orderWith({ drop_date: '2030-01-01' }, isLater),
  'domains/order other_price': orderWith({ price: 1 }, isLater),
  'eppAccounts/test refused': () => ({ id: 9 }),
  'eppAccounts/test no_answer': changed('eppAccounts', 8, { host_override: 'epp.nominet.invalid' }),
  'sources/test missing': changed('sources', 2, web),
  'sources/test refused': changed('sources', 2, wrongPassword),
  'sources/test no_answer': changed('sources', 2, { fetch_config: { timeout: 1 } }),
  'sources/import failed': changed('sources', 2, web, { limit: 10 }),
  'sources/import running': () => ({ id: 4, body: { limit: 1200 }, times: 2 }),
  'dataSources/createTable no_mapping': () => ({ id: 5 }),
  'dataSources/test refused': () => ({ id: 4, body: sample }),
  'dataSources/test no_mapping': () => ({ id: 5, body: sample }),
};

/** The examples with `success: false` of the published contract. */
function documented(): Map<string, Outcome> {
  const file = new URL('../src/generated/openapi.json', import.meta.url);
  const { paths }: Published = JSON.parse(readFileSync(file, 'utf8'));
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  return new Map(
    all.flatMap(({ operationId, responses }) => {
      const { examples = {} } = responses['200']?.content?.['application/json'] ?? {};
      return Object.entries(examples)
        .filter(([, { value }]) => value.success === false)
        .map(([name, { value }]) => [`${operationId} ${name}`, value] as const);
    }),
  );
}

/** An error text without what depends on the data: names of hosts and domains, and figures. */
const plain = (text = '') =>
  text
    .replaceAll(/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/g, 'NAME')
    .replaceAll(/\d+(?:\.\d+)?(?= s$| now$)/g, 'N');

test('every refusal that the contract documents has a call that causes it', () => {
  expect(Object.keys(refusals).toSorted()).toEqual([...documented().keys()].toSorted());
});

test.each([...documented()])('%s: the mock refuses as the contract says', async (name, example) => {
  const mock = testMock();
  const { method, path } = operations.find(({ id }) => id === name.split(' ')[0]) ?? {};
  const { id, body, times = 1 } = refusals[name]?.(mock) ?? {};
  const send = await as(mock, 'admin');
  const call = () => send(method ?? '', (path ?? '').replace('{id}', String(id)), body);
  for (let sent = 1; sent < times; sent++) await call();
  const answer = await call();
  const told = answer.body as Outcome;
  expect({ ...told, status: answer.status, error: plain(told.error) }).toMatchObject({
    status: 200,
    success: false,
    error: plain(example.error),
  });
});
