import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DecodeError } from '../errors/errors.ts';
import type { FieldType, ValueKind } from './shape.ts';
import type { OperationInfo } from '../operation.ts';
import { operations } from '../generated/operations.ts';
import type { Client } from '../create-client.ts';
import { readAnswer } from './reader.ts';
import { clientOf, collect, rejection } from '../../test/kit/service.ts';

/** Reads an order with these fields. Returns those, and the paths of values that cannot be read. */
async function readOrder(fields: Record<string, unknown>) {
  const warn = vi.fn<(message: string) => void>();
  const logger = { debug: () => {}, info: () => {}, warn, error: () => {} };
  const { client } = clientOf(() => Response.json({ id: 42, ...fields }), { logger });
  const answer: object = await client.orders.get(42);
  const read = Object.fromEntries(Object.entries(answer).filter(([name]) => name in fields));
  return { read, logged: warn.mock.calls.map(([message]) => message) };
}

describe('a value of an answer', () => {
  test.each<[string, unknown, unknown]>([
    ['price', '69.00', 69],
    ['price', ' 1e3 ', 1000],
    ['price', '-0.5', -0.5],
    ['price', '.5', 0.5],
    ['price', '5.', 5],
    ['price', '+5', 5],
    ['id', '9007199254740991', 9_007_199_254_740_991],
    ['id', '42', 42],
    ['domain', 5, '5'],
    ['notes', true, 'true'],
    ['notes', '', ''],
    ['state', 'NEW_WORD', 'NEW_WORD'],
    ['drop_date', '2026-11-26', '2026-11-26'],
    ['drop_date', '2026-11-26T23:30:00-05:00', '2026-11-27'],
    ['drop_date', '2026-11-26 00:00:00', '2026-11-26'],
    ['created_at', '2026-11-26T20:36:44.123456', '2026-11-26T20:36:44.123456Z'],
    ['created_at', '2026-11-26 23:12:48.756', '2026-11-26T23:12:48.756Z'],
    ['created_at', '2026-11-26 23:12:48.756+00', '2026-11-26T23:12:48.756Z'],
    ['created_at', '2026-11-26T23:12:48+0130', '2026-11-26T21:42:48Z'],
    ['created_at', '2026-11-26T20:36Z', '2026-11-26T20:36:00Z'],
    ['created_at', '2026-11-26T20:36:44.000Z', '2026-11-26T20:36:44Z'],
    ['created_at', '2026-11-26T24:00:00Z', '2026-11-27T00:00:00Z'],
    ['created_at', '2026-10-31T23:59:59Z', '2026-10-31T23:59:59Z'],
    ['created_at', '2026-11-26', '2026-11-26T00:00:00Z'],
    ['created_at', 'Thu, 26 Nov 2026 20:36:44 GMT', '2026-11-26T20:36:44Z'],
    ['paid_at', '', null],
    ['paid_at', null, null],
    ['history', null, []],
    ['unknown', { any: ['thing'] }, { any: ['thing'] }],
  ])('%s %j is read as %j', async (name, value, expected) => {
    expect(await readOrder({ [name]: value })).toEqual({ read: { [name]: expected }, logged: [] });
  });

  test.each<[string, unknown]>([
    ['price', 'a lot'],
    ['price', '0x1f'],
    ['price', true],
    ['price', [69]],
    ['price', ''],
    ['price', null],
    ['domain', null],
    ['created_at', ''],
    ['id', '9007199254740993'],
    ['id', 9_007_199_254_740_992],
    ['domain', { name: 'a.com' }],
    ['notes', ['a']],
    ['drop_date', '2026-02-31'],
    ['drop_date', 20_261_126],
    ['created_at', 'soon'],
    ['created_at', '2026-11-26T25:00:00'],
    ['created_at', 1_764_189_404],
  ])(
    '%s %j cannot be read or is missing, so it is null and is logged by its name',
    async (name, value) => {
      expect(await readOrder({ [name]: value })).toEqual({
        read: { [name]: null },
        logged: [`orders/get: \`${name}\` cannot be read`],
      });
    },
  );

  test.each<[unknown, unknown]>([
    ['0', false],
    ['1', true],
    ['False', false],
    ['true', true],
    [0, false],
    [1, true],
    ['', null],
    ['perhaps', null],
    [2, null],
    [{ toString: 1 }, null],
  ])('%j is read as the boolean %j', async (value, expected) => {
    const { client } = clientOf(() => Response.json({ logs: [{ success: value }] }));
    expect((await client.eppLogs.list()).logs).toEqual([{ success: expected }]);
  });
});

describe('the lists and objects of an answer', () => {
  test('are there where the contract has them, and lists have no null', async () => {
    const rows = [null, { id: 1, date_price_variations: null, enrichment: null }, 'a.com'];
    const { client } = clientOf(() => Response.json({ domains: rows, enrichment_sources: null }));
    expect(await client.domains.list()).toEqual({
      domains: [{ id: 1, date_price_variations: [] }],
      enrichment_sources: [],
      pagination: {},
    });
  });

  test('that may be null are null or missing, as the service sent them', async () => {
    const answers = [{}, { job: null }];
    const { client } = clientOf(() => Response.json(answers.shift()));
    expect(Object.keys(await client.sources.schedule(1, { enabled: false }))).toEqual([]);
    expect(await client.sources.schedule(1, { enabled: false })).toEqual({ job: null });
  });

  test('are the same for a record that comes in a field of the answer', async () => {
    const order = { id: '7', domain: 'tidalforge.com', price: '69.00' };
    const { client } = clientOf(() => Response.json({ order }));
    expect(await client.orders.get(7)).toMatchObject({ id: 7, price: 69 });
    const user = { id: '1', username: 'jan', role: 'user' };
    const other = clientOf(() => Response.json({ user, message: 'ok' }));
    expect(await other.client.auth.profile()).toMatchObject({ id: 1, username: 'jan' });
  });

  test('of a map have the type of its values, whatever their names', async () => {
    const permissions = { id: 'true', constructor: 0, odd: 'word' };
    const { client } = clientOf(() => Response.json({ permissions, manager: null }));
    expect(await client.auth.profile()).toEqual({
      permissions: { id: true, constructor: false, odd: null },
      manager: null,
    });
  });

  test('of a row that is an array are read by their positions', async () => {
    const history = [[7, '2026-11-20 10:01:00', null, '78722', 'many', 0]];
    const { client } = clientOf(() => Response.json({ history }));
    expect((await client.sources.history(1)).history).toEqual([
      ['7', '2026-11-20T10:01:00Z', null, 78_722, null, 0],
    ]);
  });

  test('of free JSON stay as they are', async () => {
    const details = { id: '7', created_at: 5, list: [null] };
    const { client } = clientOf(() => Response.json({ logs: [{ details }] }));
    expect((await client.auditLogs.list()).logs).toEqual([{ details }]);
  });

  test('of an event are read, too', async () => {
    const lines = ['{"type":"started","total":"2"}', '{"type":"completed","total":2}'];
    const { client } = clientOf(
      () => new Response(lines.map((line) => `data: ${line}\n`).join('')),
    );
    const events = await client.eppTools.checkDomains({ account_id: 3, domains: ['a.com'] });
    expect((await collect(events))[0]).toEqual({ type: 'started', total: 2 });
  });
});

test('values that cannot be read are logged once for a field, without their content', async () => {
  const warn = vi.fn<(message: string) => void>();
  const logger = { debug: () => {}, info: () => {}, warn, error: () => {} };
  const orders = [{ price: 'secret' }, { price: {} }, { user: 'secret' }];
  const { client } = clientOf(() => Response.json({ orders }), { logger });
  await client.orders.list();
  expect(warn.mock.calls).toEqual([
    ['orders/list: 2 values of `orders[].price` cannot be read'],
    ['orders/list: `orders[].user` cannot be read'],
  ]);
});

test.each([
  ['null', 'is not a JSON object'],
  ['[]', 'is not a JSON object'],
  ['"hello"', 'is not a JSON object'],
  ['{}', 'has no list `orders`'],
  ['{"orders":"none"}', 'has no list `orders`'],
  ['', 'is empty'],
  ['{"orders":[', 'is not JSON'],
])('the answer %s is a DecodeError with its evidence', async (text, problem) => {
  const headers = { 'x-request-id': 'req-7', 'set-cookie': 'sid=1' };
  const { client } = clientOf(() => new Response(text, { headers }));
  const error = await rejection(client.orders.list());
  expect(error).toBeInstanceOf(DecodeError);
  expect(error).toMatchObject({
    message: `orders/list: The answer (status 200) ${problem}.`,
    operation: 'orders/list',
    status: 200,
    requestId: 'req-7',
    text,
  });
  expect((error as DecodeError).headers?.has('set-cookie')).toBe(false);
});

const isDay = (value: unknown) => /^\d{4}-\d\d-\d\d$/.test(String(value));
const isInstant = (value: unknown) =>
  /^\d{4}-\d\d-\d\dT.*Z$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)));
const holds: Record<ValueKind, (value: unknown) => boolean> = {
  any: () => true,
  value: (value) => typeof value !== 'object',
  text: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  instant: isInstant,
  day: isDay,
};

/** What is not of its type, by path. */
function faults(value: unknown, type: FieldType, path: string): string[] {
  if (typeof type === 'string') return value === null || holds[type](value) ? [] : [path];
  if ('words' in type) return value === null || typeof value === 'string' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [path];
  if (isList(type)) {
    return Array.isArray(value)
      ? value.flatMap((one) => (one === null ? [path] : faults(one, type[0], `${path}[]`)))
      : [path];
  }
  const { fields = {}, nullable = {}, optional = {}, each } = type;
  const own = new Map<string, unknown>(Object.entries(value));
  const named = { ...fields, ...nullable, ...optional };
  const others = each === undefined ? [] : [...own.keys()].filter((name) => !(name in named));
  const all = [...Object.entries(named), ...others.map((name) => [name, each ?? 'any'] as const)];
  return all.flatMap(([name, inner]) => {
    const field = own.get(name);
    const mayBeMissing = typeof inner === 'string' || 'words' in inner || !(name in fields);
    const isLeft = (field === undefined && mayBeMissing) || (field === null && name in nullable);
    return isLeft ? [] : faults(field, inner, `${path}.${name}`);
  });
}

const isList = (type: FieldType): type is Extract<FieldType, readonly unknown[]> =>
  Array.isArray(type);

const oddValues = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('1', 'true', '', '2026-11-26', '2026-11-26 10:00', '1e999', null, [null], {}),
);

/** JSON that is nearly of a type: any field may have any value. */
function nearly(type: FieldType, depth = 0): fc.Arbitrary<unknown> {
  if (typeof type === 'string' || depth > 4) return oddValues;
  if (isList(type)) return fc.array(nearly(type[0], depth + 1), { maxLength: 3 });
  if ('words' in type) return oddValues;
  const named = { ...type.fields, ...type.nullable, ...type.optional };
  const structure = Object.fromEntries(
    Object.entries(named).map(([name, inner]) => [name, nearly(inner, depth + 1)]),
  );
  const others = fc.dictionary(
    fc.oneof(fc.constantFrom('id', 'price', ...Object.keys(structure), '__proto__'), fc.string()),
    oddValues,
    { maxKeys: 4 },
  );
  const whole = fc
    .tuple(fc.record(structure, { requiredKeys: [] }), others)
    .map(([one, other]) => (type.isTuple ? Object.values(one) : { ...one, ...other }));
  return fc.oneof({ weight: 9, arbitrary: whole }, oddValues);
}

test('any JSON is read as what the contract promises, or is a broken answer', () => {
  for (const [id, { shape }] of Object.entries<OperationInfo>(operations)) {
    if (!shape) continue;
    const json = nearly(shape).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(json, (text) => {
        const answer: unknown = JSON.parse(text);
        const problem = readAnswer(shape, answer, () => {});
        expect(problem ?? faults(answer, shape, id)).toEqual(problem ?? []);
      }),
      { numRuns: 60 },
    );
  }
});

describe('an answer without what the contract promises', () => {
  const order = {
    domain: 'a.com',
    drop_date: '2026-11-20',
    price: 1,
    epp_registrar_category_id: 1,
  };
  const login = { email: 'a@b.cz', password: 'correct-horse' };
  const body = { name: 'x' } as never;

  /** The error or the answer of a call that is answered like that. */
  function outcome(answer: unknown, call: (client: Client) => Promise<unknown>) {
    return call(clientOf(() => Response.json(answer)).client).catch((error: unknown) => error);
  }

  test.each<[string, unknown, string]>([
    ['the envelope of a gateway', { error: 'Quota exceeded' }, 'tells an error: Quota exceeded'],
    ['an object without fields', {}, 'has none of its fields, such as `id`'],
    ['another object', { data: { id: 1 } }, 'has none of its fields, such as `id`'],
  ])('is a DecodeError of a read, with its text: %s', async (_, answer, problem) => {
    const error = await outcome(answer, (client) => client.orders.get(1));
    expect(error).toBeInstanceOf(DecodeError);
    expect(error).toMatchObject({
      message: `orders/get: The answer (status 200) ${problem}.`,
      text: JSON.stringify(answer),
    });
    expect(await outcome(answer, (client) => client.orders.stats())).toBeInstanceOf(DecodeError);
    expect(await outcome(answer, (client) => client.auth.profile())).toBeInstanceOf(DecodeError);
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['an order and no verdict', { order_id: 5 }],
    ['a verdict that is no boolean', { success: 'perhaps', order_id: 5 }],
    ['no verdict', { success: null }],
    ['the envelope of a gateway', { error: 'Quota exceeded' }],
  ])('leaves it open whether an order was placed: %s', async (_, answer) => {
    const error = await outcome(answer, (client) => client.domains.order(order));
    expect(error).toBeInstanceOf(DecodeError);
    expect(String(error)).toContain('It may have been carried out');
  });

  test('is a DecodeError of a sign-in, a refresh and an analysis', async () => {
    for (const call of [
      (client: Client) => client.auth.login(login),
      (client: Client) => client.auth.refresh(),
      (client: Client) => client.dataSources.analyze(body),
    ]) {
      expect(await outcome({}, call)).toBeInstanceOf(DecodeError);
    }
  });

  test.each([{}, { success: true }])('starts a check whose id is not known: %j', async (answer) => {
    expect(await outcome(answer, (client) => client.releasedDomains.quickCheck())).toEqual(answer);
  });

  test('keeps the session if it answers a refresh', async () => {
    for (const answer of [{}, { access_token: null }]) {
      const { client, tokens } = clientOf(({ line }) =>
        line === 'POST /auth/refresh'
          ? Response.json(answer)
          : Response.json({ error: 'Token expired' }, { status: 401 }),
      );
      const error = await rejection(client.orders.get(1));
      expect(error).toMatchObject({ name: 'DecodeError', operation: 'auth/refresh' });
      expect(tokens.get()?.access_token).toBe('a1');
    }
  });

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['its success', { success: true }],
    ['a refusal', { success: false, error: 'Too many sources' }],
    ['a message', { message: 'Saved' }],
  ])('is no error of a write whose record can be read again, with %s', async (_, answer) => {
    for (const call of [
      (client: Client) => client.sources.create(body),
      (client: Client) => client.orders.updateStatus(1, { state: 'NEW' }),
      (client: Client) => client.eppAccounts.connect(1),
      (client: Client) => client.eppAccounts.test(1),
    ]) {
      expect(await outcome(answer, call)).toMatchObject(answer as object);
    }
  });

  test('tells the error of a gateway for a write, too, with its secrets masked', async () => {
    const { client } = clientOf(() => Response.json({ error: 'Bad token secret-1' }), {
      session: { access_token: 'secret-1' },
    });
    const error = await rejection(client.orders.restart(1));
    expect(String(error)).toContain('tells an error: Bad token ***. It may have been carried out');
  });
});

test('each field of an answer is read once, however many rows it has', () => {
  let reads = 0;
  const row = () => ({
    get selected_price() {
      reads += 1;
      return 69;
    },
    set selected_price(_) {},
  });
  const rows = Array.from({ length: 2000 }, row);
  readAnswer(operations['domains/list'].shape, { domains: rows }, () => {});
  expect(reads).toBe(2000);
});
