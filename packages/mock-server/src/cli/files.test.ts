import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { nameAt } from '../world/catalogue/columns.ts';
import { copyWorker, linkedFile, loadDropList, readStateFile } from './files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dropcatch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Lets another process lock a state file and returns its output. */
async function lockedBy(path: string): Promise<string> {
  const files = new URL('files.ts', import.meta.url).href;
  const code = `const { lockStateFile } = await import(${JSON.stringify(files)});
    try { lockStateFile(${JSON.stringify(path)}); console.log('mine'); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  const [said] = await once(child.stdout, 'data');
  if (child.exitCode === null) await once(child, 'exit');
  return String(said).trim();
}

test('a start takes over the lock of a killed mock, and removes it at its end', async () => {
  const path = join(folder, 'state.json');
  writeFileSync(`${path}.lock`, '999999999');
  expect(await lockedBy(path)).toBe('mine');
  expect(readdirSync(folder)).toEqual([]);
});

test('the unfinished file of a killed mock is removed, and other files stay', async () => {
  const path = join(folder, 'state.json');
  for (const name of ['state.json.4711.tmp', 'state.json.bak', 'other.1.tmp']) {
    writeFileSync(join(folder, name), '{');
  }
  expect(await lockedBy(path)).toBe('mine');
  expect(readdirSync(folder).toSorted()).toEqual(['other.1.tmp', 'state.json.bak']);
});

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8, with gzip', (text: string) => gzipSync(text)],
])('a drop list is read in %s', async (_, bytes) => {
  const path = join(folder, 'list.csv');
  writeFileSync(path, bytes('domain,date\nmüller.de,2026-11-20\nsol.nu,2026-11-21\n'));
  const { columns, refused } = await loadDropList(path);
  expect([columns.size, refused]).toEqual([2, 0]);
  expect(nameAt(columns, 0)).toBe('xn--mller-kva.de');
});

test('a broken archive and an empty file are refused', async () => {
  const path = join(folder, 'list.gz');
  writeFileSync(path, gzipSync('sol.nu\n'.repeat(1000)).subarray(0, 40));
  await expect(loadDropList(path)).rejects.toThrow('list.gz: unexpected end of file');
  writeFileSync(path, '');
  await expect(loadDropList(path)).rejects.toThrow('list.gz is empty');
});

test('a link leads to its file, even before that exists', () => {
  const link = join(folder, 'link');
  symlinkSync('later.json', link);
  expect(linkedFile(link)).toBe(join(folder, 'later.json'));
});

test('a state file that is a pipe is refused at once', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await expect(readStateFile(pipe)).rejects.toThrow(`${pipe}: it is not a regular file`);
});

test('the service worker of msw is copied into a folder, which is created', async () => {
  const target = join(folder, 'public');
  expect(await copyWorker(target)).toBe(join(target, 'mockServiceWorker.js'));
  expect(existsSync(join(target, 'mockServiceWorker.js'))).toBe(true);
  expect(readFileSync(join(target, 'mockServiceWorker.js'), 'utf8')).toContain(
    'Mock Service Worker',
  );
});
