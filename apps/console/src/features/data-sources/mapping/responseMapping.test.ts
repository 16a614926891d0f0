import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from './jsonValue.ts';
import { additionalProblems, itemFields, mapRows, recordsAt, valueAt } from './responseMapping.ts';

const response: JsonValue = {
  Code: 'OK',
  DataTables: {
    Results: {
      Data: [
        { Item: 'a.com', TrustFlow: 14, link: { out: 3, 'x.y': 1 }, tags: ['x'] },
        { Item: 'b.com', TrustFlow: null, late: true },
        { TrustFlow: 3 },
      ],
    },
  },
};
const path = 'DataTables.Results.Data';

describe('fields', () => {
  test('are those of the first record, also of what stands in it', () => {
    expect(itemFields(response, path)).toEqual(['Item', 'TrustFlow', 'link.out']);
  });

  test('of a response without a list are its own', () => {
    expect(itemFields({ url: 'a.com', archived: { year: 2001 } }, '')).toEqual([
      'url',
      'archived.year',
    ]);
  });

  test('of a table are its columns, also with dots in their names', () => {
    expect(itemFields([{ domain: 'a.com', 'Ref. Domains': '3' }], '')).toEqual([
      'domain',
      'Ref. Domains',
    ]);
  });

  test('of nothing are none', () => {
    expect(itemFields(response, 'DataTables.None')).toEqual([]);
    expect(itemFields([], '')).toEqual([]);
    expect(itemFields(['a.com'], '')).toEqual([]);
  });

  test('lead to what they name, whatever the response', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const value = given as JsonValue;
        const [first] = recordsAt(value, '');
        for (const field of itemFields(value, '')) {
          expect(valueAt(first ?? null, field)).not.toBeTypeOf('undefined');
          expect([null, 'string', 'number', 'boolean']).toContain(
            valueAt(first ?? null, field) === null ? null : typeof valueAt(first ?? null, field),
          );
        }
      }),
    );
  });
});

describe('records', () => {
  test('are found through lists on the way', () => {
    const nested = { tasks: [{ result: [{ a: 1 }] }, { result: { a: 2 } }] };
    expect(recordsAt(nested, 'tasks.result')).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test('are never those of what every object has', () => {
    expect(recordsAt({}, 'constructor')).toEqual([]);
    expect(valueAt({}, 'toString')).toBeUndefined();
  });
});

test('rows are what the mapping reads, without those that name no domain', () => {
  const rows = mapRows(response, {
    array_path: path,
    domain_field: 'Item',
    main_value_field: 'TrustFlow',
    additional_values: [
      { field: 'link.out', label: 'Out' },
      { field: '', label: 'Not chosen yet' },
    ],
  });
  expect(rows).toEqual([
    { domain: 'a.com', main: '14', additional: ['3', ''] },
    { domain: 'b.com', main: '', additional: ['', ''] },
  ]);
});

test('fields that become one column, and labels that are one, are told', () => {
  const value = (field: string, label = field) => ({ field, label });
  expect(additionalProblems([value('spam_score'), value('spam-score')])).toEqual([
    'spam_score and spam-score would both become the column spam_score',
  ]);
  expect(additionalProblems([value('a', 'x'), value('b', 'x')])).toEqual([
    'Two values have the label x',
  ]);
  expect(additionalProblems([value('a', 'x'), value('a', 'y')])).toEqual(['a appears twice']);
  expect(additionalProblems([value('Domain'), value('Main')])).toEqual([
    'Domain cannot be a column: domain is taken',
    'Main cannot be a column: main is taken',
  ]);
  expect(additionalProblems([value('a'), value('b')])).toEqual([]);
});
