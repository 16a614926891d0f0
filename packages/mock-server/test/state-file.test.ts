import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testMock } from './kit/mock.ts';
import { FileError, readStateFile, StateFile } from '../src/cli/files.ts';
import { createMock } from '../src/mock/mock.ts';

let folder: string;

/** Replaces the timers of a state file. */
function fakeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropcatch-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

test('the file always has a whole state of the mock, from which another mock continues', async () => {
  const path = join(folder, 'state.json');
  const mock = testMock({ rows: 50 });
  const errors: unknown[] = [];
  const file = new StateFile(mock, path, (error) => errors.push(error));
  await file.save();
  mock.world.store.orders.clear();
  file.touch();
  file.touch();
  const orders = async () => JSON.parse(await readFile(path, 'utf8')).store.tables.orders.rows;
  await expect.poll(orders).toEqual([]);
  await Promise.all([file.save(), file.save()]);
  const twin = createMock({ state: await readStateFile(path) });
  expect(twin.stateText()).toBe(mock.stateText());
  expect(await readdir(folder)).toEqual(['state.json']);
  expect(errors).toEqual([]);
});

test('the changes of a second cause one write, and later changes another', async () => {
  fakeTimers();
  const mock = testMock({ rows: 5 });
  const written = vi.spyOn(mock, 'stateText');
  const file = new StateFile(mock, join(folder, 'state.json'), (error) =>
    expect.unreachable(String(error)),
  );
  for (let i = 0; i < 3; i += 1) file.touch();
  await vi.advanceTimersByTimeAsync(999);
  expect(written).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(written).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  file.touch();
  await vi.advanceTimersByTimeAsync(1000);
  await file.save();
  expect(written).toHaveBeenCalledTimes(3);
  // A direct save replaces the scheduled one.
  file.touch();
  await file.save();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(written).toHaveBeenCalledTimes(4);
});

test('a file holds passwords: nobody else may read it', async () => {
  const path = join(folder, 'state.json');
  await new StateFile(testMock({ rows: 5 }), path, () => 0).save();
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('a failed write is reported and leaves no file, and the next write still runs', async () => {
  fakeTimers();
  const path = join(folder, 'state.json');
  await mkdir(path);
  const told = Promise.withResolvers<unknown>();
  const file = new StateFile(testMock({ rows: 5 }), path, told.resolve);
  file.touch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await told.promise).toBeInstanceOf(FileError);
  await expect(file.save()).rejects.toThrow(FileError);
  expect(await readdir(folder)).toEqual(['state.json']);
  await rm(path, { recursive: true });
  await file.save();
  expect(await readStateFile(path)).toMatchObject({ dropcatch_mock: 1 });
});

test('a file that is not there yet has no state', async () => {
  expect(await readStateFile(join(folder, 'none.json'))).toBeUndefined();
});

test('the error for an unreadable or unwritable file names it', async () => {
  await writeFile(join(folder, 'broken.json'), '{');
  await expect(readStateFile(join(folder, 'broken.json'))).rejects.toThrow(
    /broken\.json: this is not valid JSON$/,
  );
  await expect(readStateFile(folder)).rejects.toThrow(FileError);
  const nowhere = new StateFile(testMock({ rows: 5 }), join(folder, 'no', 'state.json'), () => 0);
  await expect(nowhere.save()).rejects.toThrow(/state\.json: there is no such file or folder$/);
});
