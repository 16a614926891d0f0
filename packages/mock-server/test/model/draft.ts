import * as fc from 'fast-check';
import { type ContractOperation, operations } from '../../src/generated/contract.ts';
import type { JsonSchema } from '../../src/types/operation.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { KINDS } from './answers.ts';
import { backs, FromAnswers, given, type Kind } from './named.ts';
import { dates, SECRET, texts } from './texts.ts';
import { propertiesOf, valid, wrongTexts, wrongValues } from './values.ts';

/** The senders of calls: three signed-in users, and one without a session. */
export const CALLERS = ['admin', 'manager', 'user', 'nobody'] as const;
export type Caller = (typeof CALLERS)[number];

/** A call whose values from earlier answers are not filled in yet. */
export interface Draft {
  readonly operation: ContractOperation;
  readonly caller: Caller;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** Whether the call breaks the contract on purpose. */
  readonly wrong: boolean;
}

type Input = Pick<Draft, 'params' | 'body'>;

/** The things that a path parameter identifies, and the field of them with its value. */
interface Subject {
  readonly kind: Kind;
  readonly key?: string;
}

/** The subjects with a kind or a field of their own name, by the path before the parameter. */
const PATHS: Readonly<Record<string, Subject>> = {
  '/epp/categories/': { kind: 'categories' },
  '/epp/settings/': { kind: 'categories' },
  '/epp/accounts/': { kind: 'accounts' },
  '/epp/account-settings/': { kind: 'accounts' },
  '/epp/logs/': { kind: 'logs', key: 'log_id' },
  '/admin/users/': { kind: 'users' },
  '/scheduler/jobs/': { kind: 'jobs' },
  '/released-domains/check/': { kind: 'checks', key: 'session_id' },
  '/released-domains/progress/': { kind: 'checks', key: 'session_id' },
  '/domains/watchlist/': { kind: 'domains', key: 'domain' },
};

/** The subject of a path: of PATHS, or by its id a record of the operation's area. */
function aboutOf({ id, path }: ContractOperation): Subject | undefined {
  const [tag = ''] = id.split('/');
  const own = KINDS.find((kind) => kind === tag);
  const record = own && path.includes('{id}') ? { kind: own } : undefined;
  return PATHS[path.slice(0, path.indexOf('{'))] ?? record;
}

/** The kind of thing in the path of an operation; undefined for lists and other paths without one. */
export const subjectOf = (operation: ContractOperation): Kind | undefined =>
  aboutOf(operation)?.kind;

/** Whether a URL keeps a segment unchanged. Clients, such as the SDK, refuse the others. */
function isSegment(value: unknown): boolean {
  return !['', '.', '..'].includes(String(value));
}

function pathValue(operation: ContractOperation, name: string, schema: JsonSchema) {
  const about = aboutOf(operation);
  const any = valid(schema, name).filter(isSegment);
  if (about === undefined) return any;
  return fc.oneof(
    { weight: 12, arbitrary: given(about.kind, about.key) },
    { weight: 1, arbitrary: any },
  );
}

function paramsOf(operation: ContractOperation): fc.Arbitrary<Record<string, unknown>> {
  const { parameters } = operation;
  const values = parameters.map(({ name, in: place, schema }) => [
    name,
    place === 'path' ? pathValue(operation, name, schema) : valid(schema, name),
  ]);
  const requiredKeys = parameters.flatMap(({ name, required }) => (required ? [name] : []));
  return fc.record(Object.fromEntries(values), { requiredKeys, noNullPrototype: true });
}

/** An order for a domain of the catalogue, so that not every order is refused for its date or price. */
const ORDER = fc
  .record({ back: backs, category: given('categories'), account: given('accounts'), notes: texts })
  .map(({ back, category, account, notes }) => ({
    domain: new FromAnswers('domains', back, 'domain'),
    drop_date: new FromAnswers('domains', back, 'selected_drop_date'),
    price: new FromAnswers('domains', back, 'selected_price'),
    epp_registrar_category_id: category,
    ...(notes.length > 9 && { epp_account_id: account, notes }),
  }));

/** Generators of meaningful bodies that the schema alone would hardly ever give. */
const BODIES: Partial<Record<OperationId, fc.Arbitrary<unknown>>> = {
  'domains/order': ORDER,
  'auth/login': fc.record({
    email: given('users', 'email'),
    password: fc.constantFrom('dropcatch', `${SECRET}1`, 'wrong'),
  }),
  'auth/changePassword': fc.record({
    current_password: fc.constantFrom('dropcatch', `${SECRET}1`, `${SECRET}2`),
    new_password: fc.constantFrom(`${SECRET}1`, `${SECRET}2`),
  }),
  'sources/deleteData': fc.oneof(
    fc.record({ confirm: fc.constant(true), delete_all: fc.constant(true) }),
    fc.record({ confirm: fc.constant(true), date: dates }),
  ),
};

function validInput(operation: ContractOperation): fc.Arbitrary<Input> {
  const { id, body: input } = operation;
  const own = BODIES[id];
  const any = input === undefined ? fc.constant(undefined) : valid(input.schema);
  const body =
    own === undefined
      ? any
      : fc.oneof({ weight: 6, arbitrary: own }, { weight: 1, arbitrary: any });
  return fc.record({ params: paramsOf(operation), body });
}

/** A change that makes a call invalid. */
type Spoil = (input: Input) => Input;

function spoiledParams({ parameters }: ContractOperation): Spoil[] {
  return parameters.flatMap(({ name, in: place, schema }) =>
    wrongTexts(schema)
      .filter((text) => place === 'query' || isSegment(text))
      .map((text): Spoil => ({ params, body }) => ({ params: { ...params, [name]: text }, body })),
  );
}

function spoiledBodies({ body: input }: ContractOperation): Spoil[] {
  if (input === undefined) return [];
  const { properties, required, closed } = propertiesOf(input.schema);
  const replaced = (change: (body: object) => unknown): Spoil => {
    return ({ params, body }) => ({ params, body: change(Object(body)) });
  };
  const without = (name: string) => (body: object) =>
    Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  return [
    ...[[], 'text', 17, null].map((value) => replaced(() => value)),
    ...required.map((name) => replaced(without(name))),
    ...(closed ? [replaced((body) => ({ ...body, constructor: 1 }))] : []),
    ...Object.entries(properties).flatMap(([name, schema]) =>
      wrongValues(schema).map((value) => replaced((body) => ({ ...body, [name]: value }))),
    ),
  ];
}

function callers({ roles, auth }: ContractOperation): fc.Arbitrary<Caller> {
  const allowed = CALLERS.filter((who) => auth === 'none' || roles.some((role) => role === who));
  return fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...allowed) },
    { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
  );
}

/** Calls of an operation: valid ones, including the limits of their values, and some invalid ones. */
export function drafts(operation: ContractOperation): fc.Arbitrary<Draft> {
  const input = validInput(operation);
  const spoils = [...spoiledBodies(operation), ...spoiledParams(operation)];
  const right = fc.record({ input, wrong: fc.constant(false) });
  const wrong = fc
    .tuple(input, fc.nat(Math.max(0, spoils.length - 1)))
    .map(([whole, index]) => ({ input: spoils[index]?.(whole) ?? whole, wrong: index in spoils }));
  const some = fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: wrong });
  return fc.tuple(callers(operation), some).map(
    ([
      caller,
      {
        input: { params, body },
        wrong: isWrong,
      },
    ]) => ({
      operation,
      caller,
      params,
      body,
      wrong: isWrong,
    }),
  );
}

/**
 * The operations under test. Those with a refresh token are missing, because `Service` holds the sessions of the
 * callers.
 */
export const modelled: readonly ContractOperation[] = operations.filter(
  ({ auth }) => auth !== 'refresh',
);
