import type { EppCategory } from '@dropcatch/sdk';
import { expect, test } from 'vitest';
import { categoryChoices } from './categoryChoices.ts';

const category = (id: number, ...supported_tlds: string[]) =>
  ({ id, supported_tlds }) as EppCategory;

const any = category(1);
const net = category(2, 'net');
const com = category(3, 'com', 'net');
const otherCom = category(4, '.COM');
const all = [any, net, com, otherCom];

test.for([
  ['the first one that names the TLD', all, 'com', undefined, com],
  ['the last one used', all, 'com', 4, otherCom],
  ['the last one used, also if it takes any name', all, 'com', 1, any],
  ['not one that does not serve the TLD, though it was used last', all, 'com', 2, com],
  ['not one that is no longer offered', all, 'com', 9, com],
  ['one that takes any name if none names the TLD', all, 'se', undefined, any],
  ['none if none serves the TLD', [net, com], 'se', undefined, undefined],
] as const)('an order starts with %s', ([, categories, tld, lastUsed, preferred]) => {
  expect(categoryChoices(categories, tld, lastUsed).preferred).toBe(preferred);
});

test('each category is offered once, those that fit first', () => {
  const { named, any: catchAll, unfit, fitting } = categoryChoices(all, 'com', undefined);
  expect([...named, ...catchAll, ...unfit]).toEqual([com, otherCom, any, net]);
  expect(fitting).toEqual([com, otherCom, any]);
});
