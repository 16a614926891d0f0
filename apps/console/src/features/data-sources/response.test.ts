import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellText } from '../../entities/sources/enrichment.ts';
import {
  additionalProblems,
  isField,
  itemFields,
  mapRows,
  locateField,
  recordsAt,
  buildTree,
  jsonValueAt,
  type JsonValue,
  type TreeNode,
} from './response.ts';

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
  test('are those of the first record, with nested ones', () => {
    expect(itemFields(response, path)).toEqual(['Item', 'TrustFlow', 'link.out']);
  });

  test('of a response without a list are those of the response', () => {
    expect(itemFields({ url: 'a.com', archived: { year: 2001 } }, '')).toEqual([
      'url',
      'archived.year',
    ]);
  });

  test('of a table are its columns, even with dots in their names', () => {
    expect(itemFields([{ domain: 'a.com', 'Ref. Domains': '3' }], '')).toEqual([
      'domain',
      'Ref. Domains',
    ]);
  });

  test('of an empty response do not exist', () => {
    expect(itemFields(response, 'DataTables.None')).toEqual([]);
    expect(itemFields([], '')).toEqual([]);
    expect(itemFields(['a.com'], '')).toEqual([]);
  });

  test('lead to their values in any response', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (given) => {
        const value = given as JsonValue;
        const [first] = recordsAt(value, '');
        for (const field of itemFields(value, '')) {
          expect(jsonValueAt(first ?? null, field)).not.toBeTypeOf('undefined');
          expect([null, 'string', 'number', 'boolean']).toContain(
            jsonValueAt(first ?? null, field) === null
              ? null
              : typeof jsonValueAt(first ?? null, field),
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

  test('do not come from properties that every object has', () => {
    expect(recordsAt({}, 'constructor')).toEqual([]);
    expect(jsonValueAt({}, 'toString')).toBeUndefined();
  });
});

test('rows are the mapped records, without those that lack a domain', () => {
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

test('fields of the same column and equal labels are reported', () => {
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

function leaves(node: TreeNode): TreeNode[] {
  return isField(node) ? [node] : node.children.flatMap(leaves);
}

describe('the tree', () => {
  test('shows the first items of a list and their number', () => {
    const tree = buildTree({ data: [1, 2, 3, 4, 5].map((id) => ({ id, note: 'x'.repeat(99) })) });
    const [data] = tree.children;
    expect(data).toMatchObject({ name: 'data', kind: 'list', count: 5, list: '', field: 'data' });
    expect(data?.children.map(({ name }) => name)).toEqual(['[0]', '[1]', '[2]']);
    const [id, note] = data?.children[0]?.children ?? [];
    expect(id).toMatchObject({ name: 'id', list: 'data', field: 'id', text: '1' });
    expect(note?.text).toBe(`${'x'.repeat(60)}…`);
  });

  test('keeps the path to the records at a pick if possible, and otherwise takes the innermost list', () => {
    const answer = { code: 0, data: [{ name: 'a.com', tags: [{ tag: 'x' }] }], one: { of: 1 } };
    const [code, name, tag, of] = leaves(buildTree(answer));
    const place = (node: TreeNode | undefined, at: string) => node && locateField(node, at);
    expect(place(name, 'data')).toEqual({ array_path: 'data', field: 'name' });
    expect(place(name, '')).toEqual({ array_path: 'data', field: 'name' });
    expect(place(tag, 'data')).toEqual({ array_path: 'data.tags', field: 'tag' });
    expect(place(code, 'data')).toEqual({ array_path: '', field: 'code' });
    expect(place(of, 'one')).toEqual({ array_path: 'one', field: 'of' });
    expect(place(of, '')).toEqual({ array_path: '', field: 'one.of' });
    const [inner] = leaves(buildTree({ data: [{ record: { name: 'a.com' } }] }));
    expect(place(inner, 'data.record')).toEqual({ array_path: 'data.record', field: 'name' });
    const [deep] = leaves(buildTree([[{ name: 'a.com' }]]));
    expect(place(deep, '')).toEqual({ array_path: '', field: 'name' });
  });

  test('offers no plain values of a list as fields', () => {
    expect(leaves(buildTree({ names: ['a.com', 'b.com'] }))).toEqual([]);
  });

  test('gives a mapping that reads the picked fields', () => {
    // Names with dots have no unique path.
    const name = fc.stringMatching(/^[a-z]{1,3}$/);
    const responses = fc.letrec<{ value: JsonValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, withCrossShrink: true },
        fc.oneof(fc.integer(), fc.constant(null), fc.boolean()),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(responses.value, fc.constantFrom('', 'a', 'a.b'), (answer, arrayPath) => {
        for (const leaf of leaves(buildTree(answer))) {
          const { array_path, field } = locateField(leaf, arrayPath);
          const found = recordsAt(answer, array_path).map((record) => jsonValueAt(record, field));
          const shown = leaf.text === 'null' ? '' : leaf.text;
          expect(found.filter((value) => value !== undefined).map(cellText)).toContain(shown);
        }
      }),
    );
  });
});
