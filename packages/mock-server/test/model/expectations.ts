import { expect } from 'vitest';
import type { StoredUser } from '../../src/world/records/users.ts';
import { operations } from '../../src/generated/contract.ts';
import { pageRows, pagination } from '../../src/areas/answers.ts';
import { areaOf } from '../../src/engine/routes.ts';
import { field, isObject, rowsAt } from '../../src/input/json.ts';
import type { Called } from '../kit/mock.ts';
import type { Draft } from './draft.ts';
import { type Model, pictureOf, subjectIn } from './memory.ts';
import { operationOf, type Service } from './service.ts';

/** A call with its sender, its input and its answer. */
export interface Step extends Draft {
  /** The caller's account at the time of the call; undefined for nobody. */
  readonly user: StoredUser | undefined;
  readonly called: Called;
  /** The picture of the data before the call (`pictureOf`). */
  readonly before: string;
  readonly model: Model;
  readonly service: Service;
}

/** A rule for a call and its answer. Throws if it is broken. */
export type Expectation = (step: Step) => void | Promise<void>;

/** Whether the caller may call the operation. */
function mayCall({ operation: { auth, roles }, user }: Step): boolean {
  return auth === 'none' || roles.some((role) => role === user?.role);
}

const roles: Expectation = (step) => {
  const { user, called, operation } = step;
  if (mayCall(step)) return expect(called.status).not.toBe(403);
  expect(called.status).toBe(user === undefined && operation.auth !== 'none' ? 401 : 403);
};

const wrongInput: Expectation = (step) => {
  if (mayCall(step) && step.wrong) expect(step.called.status).toBe(400);
};

const deletedIsGone: Expectation = (step) => {
  const subject = subjectIn(step);
  if (subject === undefined || !mayCall(step) || !step.model.isGone(subject)) return;
  expect([subject, [400, 404].includes(step.called.status)]).toEqual([subject, true]);
};

/** Operations whose refusals change something: failed sign-ins are logged. */
const LOGGED: readonly string[] = ['auth/login'];

const refusedChangesNothing: Expectation = (step) => {
  const { operation, called, service, before } = step;
  const refused = [400, 401, 403, 404].includes(called.status) && !LOGGED.includes(operation.id);
  if (refused || operation.method === 'GET') expect(pictureOf(service, step)).toBe(before);
};

const ownAccountStays: Expectation = ({ caller, user, service }) => {
  const now = service.userOf(caller);
  expect([now?.id, now?.role]).toEqual([user?.id, user?.role]);
};

const pageFits: Expectation = ({ operation, called: { status, body }, params }) => {
  if (status !== 200 || operation.pagination === undefined) return;
  const asked = (name: string): number => {
    const parameter = operation.parameters.find((one) => one.name === name);
    return Number(params[name] ?? parameter?.schema['default']);
  };
  const rows = rowsAt(body, operation.pagination.items).length;
  const page = { page: asked('page'), per_page: asked('per_page') };
  const told = field(body, 'pagination');
  const total = field(told, 'total') ?? field(body, 'total');
  if (typeof total !== 'number') return expect(rows).toBeLessThanOrEqual(page.per_page);
  expect(rows).toBe(pageRows(page, Array.from({ length: total })).length);
  if (told !== undefined) expect(told).toEqual(pagination(page, total));
};

/**
 * Fields whose value in an answer may differ from the request: managers set no roles, and unpaid orders have no
 * payment.
 */
const NOT_SHOWN: readonly string[] = ['role', 'manager_id', 'payment_method', 'payment_reference'];

const showsWhatWasSet: Expectation = ({ operation, called, body }) => {
  if (operation.method !== 'PUT' || called.status !== 200) return;
  if (typeof body !== 'object' || body === null) return;
  for (const [key, sent] of Object.entries(body)) {
    const shown = field(called.body, key);
    if (typeof sent === 'object' || shown === undefined || NOT_SHOWN.includes(key)) continue;
    expect([key, shown ?? '']).toEqual([key, sent]);
  }
};

/** The lists by the ids of the calls that put a record on them or take it off. */
const LISTS = new Map<string, (typeof operations)[number]>(
  operations
    .filter(({ id }) => id.endsWith('/list'))
    .flatMap((list) =>
      ['create', 'delete'].map((verb) => [`${areaOf(list.id)}/${verb}`, list] as const),
    ),
);

const listedWhileItIsThere: Expectation = async (step) => {
  const { operation, called, caller, service } = step;
  const list = LISTS.get(operation.id);
  if (list === undefined || called.status >= 300) return;
  const isThere = operation.id.endsWith('/create');
  const known = { per_page: 250, include_unpublished: true };
  const { body } = await service.send(caller, { operation: list, params: known });
  const id = isThere ? field(called.body, 'id') : subjectIn(step)?.id;
  const rows = isObject(body) ? Object.values(body).find(Array.isArray) : undefined;
  const listed = rows?.some((row: unknown) => field(row, 'id') === id);
  expect([list.id, id, listed]).toEqual([list.id, id, isThere]);
};

const signedOut: Expectation = async ({ operation, called, caller, service }) => {
  if (operation.id !== 'auth/logout' || called.status !== 200) return;
  const profile = await service.send(caller, { operation: operationOf('auth/profile') });
  expect(profile.status).toBe(401);
  await service.signIn();
};

/** The rules for every call. */
export const expectations: readonly Expectation[] = [
  roles,
  wrongInput,
  deletedIsGone,
  refusedChangesNothing,
  ownAccountStays,
  pageFits,
  showsWhatWasSet,
  listedWhileItIsThere,
  signedOut,
];
