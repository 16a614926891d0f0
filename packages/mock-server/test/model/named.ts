import * as fc from 'fast-check';
import { CATEGORIES } from '../../src/areas/scheduler/topics.ts';
import type { OperationId } from '../../src/generated/operations.ts';
import { dates, emails } from './texts.ts';

/** The areas of the contract. */
export type Tag = OperationId extends `${infer Name}/${string}` ? Name : never;

/** The kinds of things that answers give and calls use: the records of an area, or one with a name of its own. */
export type Kind = Tag | 'categories' | 'accounts' | 'logs' | 'jobs' | 'checks';

/** A value from an earlier answer, looked up when the call is sent. */
export class FromAnswers {
  readonly kind: Kind;
  /** Position from the newest, which is 0. */
  readonly back: number;
  /** The field of the thing. */
  readonly key: string;

  constructor(kind: Kind, back: number, key: string) {
    this.kind = kind;
    this.back = back;
    this.key = key;
  }
}

/** The position of a thing among the known ones: mostly one of the newest. */
export const backs: fc.Arbitrary<number> = fc.oneof(fc.nat(3), fc.nat(500));

/** A field of a known thing of this kind. */
export function given(kind: Kind, key = 'id'): fc.Arbitrary<FromAnswers> {
  return backs.map((back) => new FromAnswers(kind, back, key));
}

const CRONS = ['0 1 * * *', '*/5 * * * *', '0 0 31 2 *', '61 * * * *', 'every morning'];

const SORT_KEYS = [
  'domain',
  'drop_date',
  'price',
  'length',
  'release_date',
  'ds1_main',
  'ds9_main',
];

const RESPONSES = [
  '{"data":[{"name":"a.com","rank":1}]}',
  '<list><item name="a.com">1</item></list>',
  'domain,rank\na.com,1',
  '{"data":',
];

/** Generators for properties and parameters by name, anywhere in the contract. */
const NAMED: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  category_id: given('categories'),
  registrar_category_id: given('categories'),
  epp_registrar_category_id: given('categories'),
  account_id: given('accounts'),
  epp_account_id: given('accounts'),
  manager_id: given('managers'),
  domain: given('domains', 'domain'),
  object_name: given('domains', 'domain'),
  search: fc.constantFrom('a', 'com', 'novak', 'x'),
  tld: fc.constantFrom('com', 'net', 'cz', 'co.uk', 'de'),
  username: fc.oneof(emails, given('users', 'username')),
  email: fc.oneof(
    { weight: 4, arbitrary: emails },
    { weight: 1, arbitrary: given('users', 'email') },
  ),
  category: fc.constantFrom(...CATEGORIES),
  test_date: given('orders', 'drop_date'),
  target_date: fc.oneof(dates, given('orders', 'drop_date')),
  state: fc.constantFrom('NEW', 'PAID_WAITING_CATCH', 'CATCHED_COMPLETED', 'FAILED', 'CANCELLED'),
  page: fc.constantFrom(1, 2, 3, 1_000_000),
  cron: fc.constantFrom(...CRONS),
  schedule_cron: fc.constantFrom(...CRONS),
  released_domain_schedule_cron: fc.constantFrom(...CRONS),
  response_text: fc.constantFrom(...RESPONSES),
};

/** The sort keys that the pattern of a list allows. */
function sortKeys(pattern: unknown): fc.Arbitrary<string> | undefined {
  const allowed = new RegExp(String(pattern), 'u');
  const keys = SORT_KEYS.filter((known) => allowed.test(known));
  return keys.length > 0 ? fc.constantFrom(...keys) : undefined;
}

/** A generator of meaningful values for a name; undefined if the name has no special meaning. */
export function namedValue(name: string, pattern?: unknown): fc.Arbitrary<unknown> | undefined {
  if (name === 'sort_by') return sortKeys(pattern);
  return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
}
