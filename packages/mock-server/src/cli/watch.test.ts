import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchProgram, type Watching } from './watch.ts';

let folder: string;
let watching: Watching;
let waits: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropcatch-'));
  waits = 0;
});

afterEach(async () => {
  watching.end();
  await watching.ended;
  await rm(folder, { recursive: true });
});

/** A program that records in `runs` when it starts, when it listens and when it is told to end. */
const NOTES = `
  import { appendFileSync } from 'node:fs';
  const note = (text) => appendFileSync(new URL('runs', import.meta.url), text);
  process.once('SIGTERM', () => { note('end '); process.exit(0); });
  note('start ');
  setInterval(() => {}, 1000);
`;

async function watchSource(source: string): Promise<void> {
  await writeFile(join(folder, 'program.ts'), source);
  await writeFile(join(folder, 'list.csv'), 'a.com');
  watching = watchProgram({
    program: join(folder, 'program.ts'),
    args: [],
    sources: folder,
    files: [join(folder, 'list.csv')],
    onWait: () => (waits += 1),
  });
}

async function runs(): Promise<string> {
  return readFile(join(folder, 'runs'), 'utf8').catch(() => '');
}

test('a change of the source or of a file starts the program anew, each time', async () => {
  await watchSource(NOTES);
  await expect.poll(runs).toBe('start ');
  await writeFile(join(folder, 'handler.ts'), '');
  await expect.poll(runs).toBe('start end start ');
  // Replaces the file, as editors do.
  for (const expected of ['start end start end start ', 'start end start end start end start ']) {
    await writeFile(join(folder, 'new'), 'b.com');
    await rename(join(folder, 'new'), join(folder, 'list.csv'));
    await expect.poll(runs).toBe(expected);
  }
});

test('tests and other files start nothing', async () => {
  await watchSource(NOTES);
  await expect.poll(runs).toBe('start ');
  await writeFile(join(folder, 'handler.test.ts'), '');
  await writeFile(join(folder, 'state.json'), '');
  await writeFile(join(folder, 'handler.ts'), '');
  await expect.poll(runs).toBe('start end start ');
  watching.end();
  expect(await watching.ended).toBe(0);
  expect(await runs()).toBe('start end start end ');
});

test('a program that fails waits for a change', async () => {
  await watchSource('process.exit(1);');
  await expect.poll(() => waits).toBe(1);
  await appendFile(join(folder, 'program.ts'), ' ');
  await expect.poll(() => waits).toBe(2);
  await writeFile(join(folder, 'program.ts'), NOTES);
  await expect.poll(runs).toBe('start ');
});

test('a program with unusable options ends', async () => {
  await watchSource('process.exit(2);');
  expect(await watching.ended).toBe(2);
  expect(waits).toBe(0);
});
