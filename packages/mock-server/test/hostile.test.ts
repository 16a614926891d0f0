import { expect, test } from 'vitest';
import { type ContractOperation, operations } from '../src/generated/contract.ts';
import { Tokens } from '../src/world/tokens.ts';
import { hostileMock, noRefusal, pathOf, queries } from './hostile/calls.ts';
import { BODIES, NO_NUMBERS, SEGMENTS, TOO_LARGE } from './hostile/input.ts';
import type { Called } from './kit/mock.ts';

const { mock, known, call, picture } = hostileMock();

/** Makes the calls. Each must be refused, change nothing, and leave the mock able to answer the next one. */
async function refused(
  calls: readonly (readonly [
    name: string,
    operation: ContractOperation,
    call: () => Promise<Called>,
  ])[],
): Promise<void> {
  expect(calls).not.toHaveLength(0);
  const before = structuredClone(picture());
  const faults: string[] = [];
  for (const [name, operation, made] of calls) {
    const fault = noRefusal(operation, await made());
    if (fault !== '') faults.push(`${operation.id} with ${name}: ${fault}`);
  }
  expect(faults.join('\n')).toBe('');
  expect(picture()).toEqual(before);
  const profile = operations.find(({ id }) => id === 'auth/profile');
  expect(profile && (await call(profile)).status).toBe(200);
  expect(Object.prototype).not.toHaveProperty('role');
}

/** A call for each pair of an operation and an item. */
function each<Item>(
  some: readonly ContractOperation[],
  items: readonly Item[],
  make: (operation: ContractOperation, item: Item) => readonly [string, () => Promise<Called>],
) {
  return some.flatMap((operation) =>
    items.map((item) => {
      const [name, made] = make(operation, item);
      return [name, operation, made] as const;
    }),
  );
}

const withBody = operations.filter(({ body }) => body !== undefined);
const guarded = operations.filter(({ auth }) => auth !== 'none');

test('a body that is not JSON, or not what the contract says, is refused by every operation', async () => {
  await refused(
    each(withBody, Object.entries(BODIES), (operation, [name, body]) => [
      name,
      () => call(operation, pathOf(operation), { body }),
    ]),
  );
});

test('the content type does not make a wrong body valid', async () => {
  const types = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '*/*', 'x'];
  await refused(
    each(withBody, types, (operation, type) => [
      type,
      () => call(operation, pathOf(operation), { body: 'a=b', type }),
    ]),
  );
});

test('a body that is too large gets a 413 from every operation', async () => {
  for (const operation of withBody) {
    const { status } = await call(operation, pathOf(operation), { body: TOO_LARGE });
    expect([operation.id, status]).toEqual([operation.id, 413]);
  }
});

test('pages, ids and other values that are not numbers are refused by name', async () => {
  const numeric = operations.flatMap((operation) =>
    queries(operation)
      .filter(({ schema: { type, minimum } }) => type === 'integer' && minimum === 1)
      .map(({ name }) => ({ operation, name })),
  );
  await refused(
    numeric.flatMap(({ operation, name }) =>
      NO_NUMBERS.map((text) => {
        const path = `${pathOf(operation)}?${new URLSearchParams({ [name]: text }).toString()}`;
        return [`${name}=${text}`, operation, () => call(operation, path)] as const;
      }),
    ),
  );
});

test('every page after the last one is empty', async () => {
  for (const operation of operations.filter(({ pagination }) => pagination !== undefined)) {
    for (const page of ['1000000', '9007199254740993', '99999999999999999999999']) {
      const { status, body } = await call(operation, `${pathOf(operation)}?page=${page}`);
      expect([operation.id, status]).toEqual([operation.id, 200]);
      const { length } = Object(body)[operation.pagination?.items ?? ''];
      expect(`${operation.id} has ${length} rows`).toBe(`${operation.id} has 0 rows`);
    }
  }
});

test('a query parameter that comes twice is refused by name', async () => {
  const some = operations.filter((operation) => queries(operation).length > 0);
  await refused(
    some.flatMap((operation) =>
      queries(operation).map(({ name }) => {
        const path = `${pathOf(operation)}?${name}=1&${name}=1`;
        return [`two of ${name}`, operation, () => call(operation, path)] as const;
      }),
    ),
  );
});

test('a path that tries to lead elsewhere is refused', async () => {
  const some = operations.filter(({ path }) => path.includes('{'));
  await refused(
    each(some, SEGMENTS, (operation, segment) => [
      segment,
      () => call(operation, pathOf(operation, segment)),
    ]),
  );
});

test('forged, expired and revoked tokens get a 401 from every operation', async () => {
  const access = known.get('admin') ?? '';
  const [header = '', payload = '', signature = ''] = access.split('.');
  const encode = (value: unknown): string =>
    Buffer.from(JSON.stringify(value)).toString('base64url');
  const at = Math.floor(mock.clock.now() / 1000);
  const claims = { sub: '1', sid: 1, type: 'access', iat: at, exp: at + 900 } as const;
  const own = new Tokens(mock.seed);
  const tokens = {
    'no signature': `${header}.${payload}.`,
    'half of it': access.slice(0, -10),
    'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'alg None': `${encode({ alg: 'None', typ: 'JWT' })}.${payload}.${signature}`,
    'another user': `${header}.${encode({ ...claims, sub: '2' })}.${signature}`,
    'another key': await new Tokens('2').sign(claims),
    expired: await own.sign({ ...claims, iat: at - 1000, exp: at - 100 }),
    'nobody we know': await own.sign({ ...claims, sub: '__proto__' }),
    'not a token': 'null',
    'very long': 'x'.repeat(60_000),
  };
  for (const operation of guarded) {
    for (const [name, token] of Object.entries(tokens)) {
      const called = await call(operation, pathOf(operation), { token });
      const what = `${operation.id} with ${name}`;
      expect([what, called.status, noRefusal(operation, called)]).toEqual([what, 401, '']);
    }
    const other = known.get(operation.auth === 'refresh' ? 'admin' : 'admin/refresh') ?? '';
    expect((await call(operation, pathOf(operation), { token: other })).status).toBe(401);
  }
});
