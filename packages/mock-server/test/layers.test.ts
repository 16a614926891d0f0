import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../src');
const [files, tests] = [false, true].map((isTest) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && file.endsWith('.test.ts') === isTest),
) as [string[], string[]];

/** The other files that a file imports, type imports included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => posix.join(posix.dirname(file), path))
    .filter((path) => files.includes(path));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The first import cycle that starts from a file, as its path. */
function circleFrom(file: string, way: readonly string[], done: Set<string>): string[] | undefined {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return undefined;
  for (const next of imports.get(file) ?? []) {
    const circle = circleFrom(next, [...way, file], done);
    if (circle !== undefined) return circle;
  }
  done.add(file);
  return undefined;
}

/** The rooms of `src`, lowest first. */
const ROOMS = 'types generated text input contract world engine transports areas mock server'.split(
  ' ',
);

/** The files of the package that others load. They may import any room, as may `cli`. */
const ENTRIES = ['node.ts', 'browser.ts', 'worker.ts', 'msw.ts', 'remote.ts'];

const heightOf = (file: string): number => {
  const room = file.includes('/') ? file.slice(0, file.indexOf('/')) : '';
  const height = ROOMS.indexOf(room);
  return ENTRIES.includes(file) || height < 0 ? ROOMS.length : height;
};

test('a room imports only rooms below it, even for types', () => {
  const upward = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((other) => heightOf(other) > heightOf(file))
      .map((other) => `${file} imports ${other}`),
  );
  expect(upward.join('\n')).toBe('');
});

test('no file imports itself through others, even for types', () => {
  const done = new Set<string>();
  const circles = files.flatMap((file) => circleFrom(file, [], done)?.join(' imports ') ?? []);
  expect(circles.join('\n')).toBe('');
  expect(files.length).toBeGreaterThan(100);
});

test('code for browsers imports nothing of Node', () => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    imports.get(file)?.forEach(visit);
  };
  ['browser.ts', 'worker.ts', 'msw.ts', 'remote.ts'].forEach(visit);
  const ofNode = [...seen].filter((file) =>
    /from 'node:/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(ofNode.join('\n')).toBe('');
});

test('a test stands beside the file of its name, or in `test/`', () => {
  const alone = tests.filter((file) => !files.includes(file.replace('.test.ts', '.ts')));
  expect(alone.join('\n')).toBe('');
});
