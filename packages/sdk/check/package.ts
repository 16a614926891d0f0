/**
 * Checks what would be published: builds, packs, lets publint and "are the types wrong" look at the tarball, and uses it
 * outside the repository: from a plain Node program, and its types in a worker and a page. Quiet when all is well.
 */
import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'dropcatch-sdk-'));
const tarball = join(folder, 'sdk.tgz');

/** How strict a caller's compiler may be; the SDK's own types are looked at, too. */
const STRICTEST = [
  'strict',
  'exactOptionalPropertyTypes',
  'noUncheckedIndexedAccess',
  'verbatimModuleSyntax',
  'module=nodenext',
  'noEmit',
  'ignoreConfig',
];

/** An option of the compiler as its command line takes it. */
function asFlag(option: string): string[] {
  return `--${option}`.split('=');
}

/** Runs a tool; when it fails, shows what it wrote and ends with its failure. */
async function step(command: string, args: readonly string[], cwd = root) {
  try {
    await run(command, args, { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** Fails where the README of the package links a file that the package does not have. */
async function followLinks(unpacked: string) {
  const readme = await readFile(join(unpacked, 'README.md'), 'utf8');
  const files = [...readme.matchAll(/\]\(([^():#]+)\)/g)].map(([, file = '']) => file);
  await Promise.all(files.map((file) => access(join(unpacked, file))));
}

try {
  await step('pnpm', ['pack', '--out', tarball]);
  await step('pnpm', ['exec', 'publint', '--strict', tarball]);
  await step('pnpm', ['exec', 'attw', '--profile', 'esm-only', tarball]);

  const modules = join(folder, 'node_modules');
  const unpacked = join(modules, '@dropcatch/sdk');
  await mkdir(unpacked, { recursive: true });
  await step('tar', ['-xzf', tarball, '-C', unpacked, '--strip', '1']);
  await followLinks(unpacked);
  await cp(await realpath(join(root, 'node_modules/ky')), join(modules, 'ky'), { recursive: true });
  await cp(join(import.meta.dirname, 'smoke.mjs'), join(folder, 'smoke.mjs'));
  await step(process.execPath, ['smoke.mjs'], folder);

  const program = join(folder, 'worker.mts');
  await cp(join(import.meta.dirname, 'worker.mts'), program);
  for (const lib of ['es2022,webworker', 'es2022,dom,dom.asynciterable']) {
    const flags = [...STRICTEST, `lib=${lib}`].flatMap(asFlag);
    await step('pnpm', ['exec', 'tsc', program, ...flags]);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
