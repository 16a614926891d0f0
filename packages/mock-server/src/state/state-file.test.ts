import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testMock } from '../../test/kit/mock.ts';
import { FileError } from '../files.ts';
import { createMock } from '../mock.ts';
import { readStateFile, StateFile } from './state-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropcatch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('a file follows the mock, whole at any time, and a mock goes on from it', async () => {
  const path = join(folder, 'state.json');
  const mock = testMock({ rows: 50 });
  const errors: unknown[] = [];
  const file = new StateFile(mock, path, (error) => errors.push(error));
  await file.save();
  mock.world.store.orders.clear();
  file.touch();
  file.touch();
  const orders = async () => JSON.parse(await readFile(path, 'utf8')).store.tables.orders.rows;
  await expect.poll(orders, { timeout: 30_000 }).toEqual([]);
  await Promise.all([file.save(), file.save()]);
  const twin = createMock({ state: await readStateFile(path) });
  expect(twin.state()).toEqual(mock.state());
  expect(await readdir(folder)).toEqual(['state.json']);
  expect(errors).toEqual([]);
});

test('a file that is not there yet has no state', async () => {
  expect(await readStateFile(join(folder, 'none.json'))).toBeUndefined();
});

test('a file that cannot be read or written is told by name', async () => {
  await writeFile(join(folder, 'broken.json'), '{');
  await expect(readStateFile(join(folder, 'broken.json'))).rejects.toThrow(
    /broken\.json: this is not valid JSON$/,
  );
  await expect(readStateFile(folder)).rejects.toThrow(FileError);
  const nowhere = new StateFile(testMock({ rows: 5 }), join(folder, 'no', 'state.json'), () => 0);
  await expect(nowhere.save()).rejects.toThrow(/state\.json: there is no such file or folder$/);
});
