import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import {
  parseSearch,
  searchParams,
  stringifySearch,
  choiceParam,
  choiceParamOr,
  dayParam,
  idParam,
  idsParam,
  numberChoiceParam,
  numberParam,
  pageParam,
  sortKeyParam,
  textParam,
} from './searchSchema.ts';

test('reading an address returns what was written to it', () => {
  expect(parseSearch('?tld=co.uk&page=2')).toEqual({ tld: 'co.uk', page: '2' });
  expect(stringifySearch({ tld: 'co.uk', page: 2, state: undefined, domain: null })).toBe(
    '?tld=co.uk&page=2',
  );
  expect(stringifySearch({ hidden: true, list: [1], map: {} })).toBe('?hidden=true');
  expect(stringifySearch({})).toBe('');
});

test('any text comes back from an address unchanged', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => !(name in {}));
  const texts = fc.dictionary(names, fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search });
    }),
  );
});

const Search = v.object({
  page: pageParam,
  size: numberChoiceParam([25, 50]),
  order: choiceParamOr(['asc', 'desc'], 'asc'),
  state: choiceParam(['NEW', 'FAILED']),
  text: textParam(5),
  sort: sortKeyParam({ pattern: '^(name|ds\\d+_main)$', maxLength: 9 }, 'name'),
  day: dayParam,
  price: numberParam,
  id: idParam,
  columns: idsParam,
});

test('a schema reads the values of an address', () => {
  const address = {
    page: '3',
    size: '25',
    order: 'desc',
    state: 'NEW',
    text: '123',
    sort: 'ds1_main',
    day: '2026-11-20',
    price: '9.5',
    id: '7',
    columns: 'tld,ds1_main',
  };
  expect(v.parse(Search, address)).toEqual({ ...address, page: 3, size: 25, price: 9.5, id: 7 });
});

test.for([
  ['0', 0],
  ['0.5', 0.5],
  [' 7 ', 7],
  ['-0.5', undefined],
  ['1e999', undefined],
] as const)('a price of %j is %j', ([price, read]) => {
  expect(v.parse(Search, { price }).price).toBe(read);
});

test.for(['2026-02-31', '2026-13-01', '20261120', 'today'])('%s is not a day', (day) => {
  expect(v.parse(Search, { day }).day).toBeUndefined();
});

test('a schema uses the default for a value that makes no sense', () => {
  const address = {
    page: '-1',
    size: '7',
    order: 'up',
    state: 'LOST',
    text: ['a'],
    sort: 'price',
    day: '20.11.2026',
    price: 'cheap',
    columns: 'tld;drop table',
  };
  expect(v.parse(Search, address)).toMatchObject({ page: 1, order: 'asc', sort: 'name' });
  expect(v.parse(Search, address).size).toBeUndefined();
  expect(v.parse(Search, address).state).toBeUndefined();
  expect(v.parse(Search, address).columns).toBeUndefined();
});

test('an empty day clears the default, and stays in the address', () => {
  expect(v.parse(Search, { day: '' }).day).toBe('');
});

test.for(['', ' '])('%j is no number, not even 0', (text) => {
  expect(v.parse(Search, { price: text, id: text, page: text, size: text })).toEqual({
    page: 1,
    order: 'asc',
    sort: 'name',
  });
});

test.for(['1.5', '0', '-1', '99999999999999999999'])('%s is not an id', (id) => {
  expect(v.parse(Search, { id }).id).toBeUndefined();
});

test.for([
  ['', undefined],
  [' ', undefined],
  [' a b ', 'a b'],
  ['abcdefg', 'abcde'],
])('the text %j is %j', ([text, read]) => {
  expect(v.parse(Search, { text }).text).toBe(read);
});

test('a sort key that is too long is ignored', () => {
  expect(v.parse(Search, { sort: 'ds123_main' }).sort).toBe('name');
});

test('an empty list of ids means no ids', () => {
  expect(v.parse(Search, { columns: '' }).columns).toBe('');
});

test('a schema takes any value, and reads its own result unchanged', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(Search.entries)), fc.anything()),
      (any) => {
        const read = v.parse(Search, { ...any });
        expect(v.parse(Search, read)).toEqual(read);
      },
    ),
  );
});

test('a schema drops unknown parameters, and the names of properties that every object has', () => {
  const schema = searchParams({ page: pageParam });
  const address = parseSearch('?page=2&utm_source=x&__proto__=1&constructor=2&sort_by=x');
  expect(JSON.stringify(v.parse(schema, address))).toBe('{"page":2}');
  // The router adds what a schema returns to what it was given.
  expect(JSON.stringify({ ...address, ...v.parse(schema, address) })).toBe('{"page":2}');
});
