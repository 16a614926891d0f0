import type { EppCategory } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { bestFitFirst, misfitText } from './accountFit.ts';

const categories = [
  { id: 1, supported_tlds: ['com', 'net'] },
  { id: 2, supported_tlds: ['.CZ'] },
  { id: 3, supported_tlds: [] as string[] },
  { id: 4, supported_tlds: ['uk', 'co.uk'] },
] as EppCategory[];
const account = (name: string, registrar_category_id: number) => ({ name, registrar_category_id });
const [com, cz, any, uk, unknown] = [
  account('VRSN-01', 1),
  account('CZ-01', 2),
  account('ANY-01', 3),
  account('UK-01', 4),
  account('NEW-01', 9),
];

test.for([
  [['a.info', 'b.info'], cz, 'CZ-01 serves cz. 2 of 2 names are not .cz'],
  [['a.cz', 'b.info'], cz, 'CZ-01 serves cz. 1 of 2 names is not .cz'],
  [['a.cz', 'b.com'], com, 'VRSN-01 serves com, net. 1 of 2 names has another TLD'],
  [['a.co.uk', 'b.uk', 'c.org.uk'], uk, 'UK-01 serves uk, co.uk. 1 of 3 names has another TLD'],
  [['a.cz'], cz, undefined],
  [['a.info'], any, undefined],
  [['a.info'], unknown, undefined],
  [[], cz, undefined],
] as const)('%j through an account: %s', ([names, chosen, text]) => {
  expect(misfitText(chosen, categories, names)).toBe(text);
});

test('a sample of many names is enough', () => {
  expect(misfitText(com, categories, ['a.cz', 'b.cz', 'c.com'], true)).toBe(
    'VRSN-01 serves com, net. 2 of the first 3 names have another TLD',
  );
});

test('an account has no note while the categories are not known', () => {
  expect(misfitText(cz, undefined, ['a.info'])).toBeUndefined();
});

test('the accounts that serve the most names come first, others keep their order', () => {
  const names = ['a.com', 'b.com', 'c.cz'];
  expect(bestFitFirst([uk, cz, com, any], categories, names)).toEqual([any, com, cz, uk]);
  expect(bestFitFirst([uk, cz, com, any], categories, [])).toEqual([uk, cz, com, any]);
});
