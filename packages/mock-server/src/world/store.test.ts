import { expect, test } from 'vitest';
import { Table } from './store.ts';

interface Row {
  readonly id: number;
  readonly name: string;
}

const names = (table: Table<Row>): string[] => table.filter(() => true).map(({ name }) => name);

test('a table shows each change at once, and gives each caller a list of their own', () => {
  const table = new Table<Row>();
  for (const name of ['a', 'b', 'c']) table.add({ name });
  expect(names(table)).toEqual(['a', 'b', 'c']);
  table.all().reverse();
  expect(names(table)).toEqual(['a', 'b', 'c']);
  table.delete(2);
  expect(names(table)).toEqual(['a', 'c']);
  const saved = table.state();
  table.add({ name: 'd' });
  expect(table.find(({ name }) => name === 'd')).toEqual({ id: 4, name: 'd' });
  table.clear();
  expect(names(table)).toEqual([]);
  table.restore(saved);
  expect(names(table)).toEqual(['a', 'c']);
  table.restore({ next: 2, rows: '[{"id":1,"name":"from text"}]' });
  expect(names(table)).toEqual(['from text']);
});
