import { describe, expect, test } from 'vitest';

import type { TestResult } from '../check/reports.ts';
import { readSpec, unproven } from './spec.ts';

const file = 'a.test.ts';
const passed = (name: string): TestResult => ({ file, name, outcome: 'passed' });
const failed = (name: string): TestResult => ({ file, name, outcome: 'failed' });
/** A table with rows of only one kind. */
const table = (kind: string, rows: string) =>
  readSpec(
    ['texts', 'rules', 'constants', 'roles']
      .map((each) => `${each}: ${each === kind ? rows : '{}'}`)
      .join('\n'),
  );
const rule = table('rules', '{ §5.orders.required: a name is required }');
const files: Record<string, string> = {
  [file]: String.raw`getByText('Order #7 is done, it\'s yours')`,
  'menu.ts': `['Dashboard', 'Domains']`,
};
const unprovenBy = (spec: ReturnType<typeof readSpec>, tests: readonly TestResult[]) =>
  unproven(spec, tests, (name) => files[name] ?? '');

describe('a row', () => {
  test.for([
    'the form > asks for a name [§5.orders.required]',
    'asks for all [§5.orders.all §5.orders.required]',
    'the form [§5.orders.required] > asks for a name',
  ])('is proven by a test that passed (%#)', (name) => {
    const spec = table('rules', '{ §5.orders.required: a, §5.orders.all: b }');
    expect(unprovenBy(spec, [passed(name), passed('other [§5.orders.all]')])).toEqual([]);
  });

  test.for([
    [[]],
    [[failed('asks for a name [§5.orders.required]')]],
    [[passed('asks for a name §5.orders.required')]],
    [[passed('asks for a name [5.orders.required]')]],
  ])('is open without one (%#)', ([tests = []]) => {
    expect(unprovenBy(rule, tests)).toContain(
      '§5.orders.required: no passed test has this id (“a name is required”).',
    );
  });

  test('is not proven by a longer id that begins with the same characters', () => {
    const spec = table('rules', '{ §5.a: first, §5.a-b: second }');
    expect(unprovenBy(spec, [passed('shows it [§5.a-b]')])).toEqual([
      '§5.a: no passed test has this id (“first”).',
    ]);
  });

  test('with a text is open if no file of its tests contains it', () => {
    const text = (says: string) => table('texts', `{ §8.a: "${says}" }`);
    const tests = [passed('says so [§8.a]')];
    expect(unprovenBy(text(`Order #{id} is done, it's yours`), tests)).toEqual([]);
    expect(unprovenBy(text('Order #{id} is gone'), tests)).toEqual([
      '§8.a: “Order #{id} is gone” is not in a.test.ts.',
    ]);
    const elsewhere = [...tests, { ...passed('says so too [§8.a]'), file: 'b.test.ts' }];
    expect(unprovenBy(text('Order #{id} is done'), elsewhere)).toEqual([]);
  });

  test('may have several texts, and another file that holds them', () => {
    const menu = (texts: string) => table('texts', `{ §2.m: { texts: ${texts}, in: menu.ts } }`);
    const tests = [passed('shows the menu [§2.m]')];
    expect(unprovenBy(menu('[Dashboard, Domains]'), tests)).toEqual([]);
    expect(unprovenBy(menu('[Dashboard, Orders]'), tests)).toEqual([
      '§2.m: “Orders” is not in menu.ts.',
    ]);
  });
});

describe('an id in a title', () => {
  test.for([passed, failed])('needs a row', (result) => {
    expect(unprovenBy(rule, [passed('x [§5.orders.required]'), result('y [§5.gone]')])).toEqual([
      '§5.gone: a title in a.test.ts has this id, but spec.yaml has no such row.',
    ]);
  });
});

describe('the table', () => {
  test.for([
    ['{ 5.a: one }', 'no id'],
    ['{ "§5.a b": one }', 'no id'],
    ['{ §5.a: }', 'Invalid type'],
    ['{ §5.a: { texts: [one] } }', 'Invalid type'],
    ['{ §5.a: one, §5.a: two }', 'Map keys must be unique'],
  ] as const)('has no row %j: %s', ([rows, message]) => {
    expect(() => table('rules', rows)).toThrow(message);
  });

  test('has all of its parts, and an id in one of them', () => {
    expect(() => readSpec('rules: { §5.a: one }')).toThrow('Invalid key');
    expect(() => readSpec('')).toThrow('Invalid type');
    const twice = 'texts: {}\nconstants: {}\nrules: { §5.a: one }\nroles: { §5.a: two }';
    expect(() => readSpec(twice)).toThrow('§5.a occurs twice');
  });
});
