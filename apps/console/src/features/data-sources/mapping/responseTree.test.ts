import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText } from '../../../entities/sources/cellText.ts';
import type { JsonValue } from './jsonValue.ts';
import { recordsAt, valueAt } from './responseMapping.ts';
import { isField, placeOf, treeOf, type TreeNode } from './responseTree.ts';

function leaves(node: TreeNode): TreeNode[] {
  return isField(node) ? [node] : node.children.flatMap(leaves);
}

test('shows the first items of a list, and says how many there are', () => {
  const tree = treeOf({ data: [1, 2, 3, 4, 5].map((id) => ({ id, note: 'x'.repeat(99) })) });
  const [data] = tree.children;
  expect(data).toMatchObject({ name: 'data', kind: 'list', count: 5, list: '', field: 'data' });
  expect(data?.children.map(({ name }) => name)).toEqual(['[0]', '[1]', '[2]']);
  const [id, note] = data?.children[0]?.children ?? [];
  expect(id).toMatchObject({ name: 'id', list: 'data', field: 'id', text: '1' });
  expect(note?.text).toBe(`${'x'.repeat(60)}…`);
});

test('a pick keeps the path to the records where it can, else takes the innermost list', () => {
  const response = { code: 0, data: [{ name: 'a.com', tags: [{ tag: 'x' }] }], one: { of: 1 } };
  const [code, name, tag, of] = leaves(treeOf(response));
  const place = (node: TreeNode | undefined, path: string) => node && placeOf(node, path);
  expect(place(name, 'data')).toEqual({ array_path: 'data', field: 'name' });
  expect(place(name, '')).toEqual({ array_path: 'data', field: 'name' });
  expect(place(tag, 'data')).toEqual({ array_path: 'data.tags', field: 'tag' });
  expect(place(code, 'data')).toEqual({ array_path: '', field: 'code' });
  expect(place(of, 'one')).toEqual({ array_path: 'one', field: 'of' });
  expect(place(of, '')).toEqual({ array_path: '', field: 'one.of' });
  const [inner] = leaves(treeOf({ data: [{ record: { name: 'a.com' } }] }));
  expect(place(inner, 'data.record')).toEqual({ array_path: 'data.record', field: 'name' });
  const [deep] = leaves(treeOf([[{ name: 'a.com' }]]));
  expect(place(deep, '')).toEqual({ array_path: '', field: 'name' });
});

test('plain values in a list are no fields', () => {
  expect(leaves(treeOf({ names: ['a.com', 'b.com'] }))).toEqual([]);
});

test('what is picked is what the mapping then reads', () => {
  // Names with dots in them have no path of their own.
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
    fc.property(responses.value, fc.constantFrom('', 'a', 'a.b'), (response, arrayPath) => {
      for (const leaf of leaves(treeOf(response))) {
        const { array_path, field } = placeOf(leaf, arrayPath);
        const found = recordsAt(response, array_path).map((record) => valueAt(record, field));
        const shown = leaf.text === 'null' ? '' : leaf.text;
        expect(found.filter((value) => value !== undefined).map(cellText)).toContain(shown);
      }
    }),
  );
});
