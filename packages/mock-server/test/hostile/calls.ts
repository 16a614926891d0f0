import { beforeAll } from 'vitest';
import { checkAnswer } from '../../src/contract/check.ts';
import type { ContractOperation } from '../../src/generated/contract.ts';
import { type Called, calledFrom, testMock } from '../kit/mock.ts';

/** The path of an operation. Each parameter becomes `segment`, by default an existing id. */
export function pathOf({ path }: ContractOperation, segment = '1'): string {
  return `/api${path.replaceAll(/\{\w+\}/g, () => segment)}`;
}

/** The query parameters of an operation. */
export function queries({ parameters }: ContractOperation) {
  return parameters.filter(({ in: place }) => place === 'query');
}

/** The fault of an answer that should refuse; empty if it is a 4xx with an error in the contract's form. */
export function noRefusal(operation: ContractOperation, { status, headers, body }: Called): string {
  const errors = checkAnswer(operation, status, body);
  const isError = typeof body === 'object' && body !== null && 'error' in body;
  const isJson = headers.get('content-type') === 'application/json; charset=utf-8';
  if (status >= 400 && status < 500 && isJson && isError && errors === undefined) return '';
  return `${status} ${JSON.stringify(body).slice(0, 200)}`;
}

/** A mock for the tests of a file, which calls it with the tokens of all roles. */
export function hostileMock() {
  const mock = testMock({ strict: false, rows: 100 });
  const known = new Map<string, string>();

  beforeAll(async () => {
    for (const role of ['admin', 'manager', 'user']) {
      const { access_token, refresh_token } = await mock.signIn(`${role}@dropcatch.test`);
      known.set(role, access_token).set(`${role}/refresh`, refresh_token);
    }
  });

  /** The token of somebody who may call an operation; empty if it needs none. */
  function allowed({ auth, roles: [first = 'admin'] }: ContractOperation): string {
    if (auth === 'none') return '';
    return known.get(auth === 'refresh' ? `${first}/refresh` : first) ?? '';
  }

  async function call(
    operation: ContractOperation,
    path = pathOf(operation),
    init: { readonly body?: string; readonly token?: string; readonly type?: string } = {},
  ): Promise<Called> {
    const { body = null, token = allowed(operation), type } = init;
    const headers = {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { 'content-type': type }),
    };
    return calledFrom(await mock.fetch(path, { method: operation.method, headers, body }));
  }

  /** A summary of the stored data: the size of each table, all users, and the states of the orders. */
  function picture(): unknown {
    const { store, catalogue } = mock.world;
    const { tables, ended_sessions } = store.state();
    const sizes = Object.entries(tables).map(([name, { rows }]) => [name, rows.length]);
    return [
      sizes,
      ended_sessions,
      catalogue.size,
      store.users.all(),
      store.orders.all().map(({ state }) => state),
    ];
  }

  return { mock, known, call, picture };
}
