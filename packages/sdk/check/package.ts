/**
 * Checks what would be published: builds, packs, lets publint and "are the types wrong" look at the tarball, and uses it from a
 * plain Node program outside the repository. Quiet when all is well.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'dropcatch-sdk-'));
const tarball = join(folder, 'sdk.tgz');

/** Runs a tool; when it fails, shows what it wrote and ends with its failure. */
async function step(command: string, args: readonly string[], cwd = root) {
  try {
    await run(command, args, { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}

try {
  await step('pnpm', ['exec', 'tsdown']);
  await step('pnpm', ['pack', '--out', tarball]);
  await step('pnpm', ['exec', 'publint', '--strict', tarball]);
  await step('pnpm', ['exec', 'attw', '--profile', 'esm-only', tarball]);

  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@dropcatch/sdk'), { recursive: true });
  await step('tar', ['-xzf', tarball, '-C', join(modules, '@dropcatch/sdk'), '--strip', '1']);
  await cp(await realpath(join(root, 'node_modules/ky')), join(modules, 'ky'), { recursive: true });
  await cp(join(import.meta.dirname, 'smoke.mjs'), join(folder, 'smoke.mjs'));
  await step(process.execPath, ['smoke.mjs'], folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
