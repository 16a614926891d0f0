/** Packs a package of this repository and tries it like its users: outside the repository, installed by a package manager. */
import { execFile } from 'node:child_process';
import { access, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tooling = resolve(import.meta.dirname, '../..');
const packages = resolve(tooling, '..');
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The supported Node versions, for `install`: the oldest, and the newest of each line. The packages contain the program. */
export const nodes: Readonly<Record<string, string>> = {
  node20: `npm:node-${platform}@20.19.5`,
  node22: `npm:node-${platform}@22.21.1`,
  node24: `npm:node-${platform}@24.11.1`,
};

/** The program of one of `nodes`. */
export const nodeOf = (folder: string, name: string): string =>
  join(folder, 'node_modules', name, 'bin/node');

/** Runs a tool and returns its output. Throws with the output if the tool fails. */
export async function step(
  command: string,
  args: readonly string[],
  cwd: string,
  env?: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const options = { cwd, maxBuffer: 1 << 26, env: { ...process.env, ...env } };
    return (await run(command, args, options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** The program of an installed package. */
export const toolOf = (folder: string, name: string): string =>
  join(folder, 'node_modules/.bin', name);

/** The folder with tarballs that `pnpm test` has made for all checks. */
const packed = process.env['PACKED_PACKAGES'];

/**
 * Packs a package, unless that is done, and returns the path of the tarball.
 * @param name the folder of the package
 */
export async function pack(name: string, folder: string): Promise<string> {
  const tarball = join(packed ?? folder, `${name}.tgz`);
  if (packed === undefined) await step('pnpm', ['pack', '--out', tarball], join(packages, name));
  return tarball;
}

/** Checks a tarball with publint and "are the types wrong". `profile` says which callers the latter thinks of. */
export async function lintPackage(tarball: string, profile: 'node16' | 'esm-only'): Promise<void> {
  await Promise.all([
    step(toolOf(tooling, 'publint'), ['--strict', tarball], tooling),
    step(toolOf(tooling, 'attw'), ['--profile', profile, tarball], tooling),
  ]);
}

/** Makes a project of a folder, with these packages: name → version or tarball. Runs no install scripts. */
export async function install(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
  type: 'module' | 'commonjs' = 'module',
): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type, dependencies }),
  );
  await writeFile(join(folder, 'pnpm-workspace.yaml'), 'dangerouslyAllowAllBuilds: true\n');
  await step('pnpm', ['install', '--ignore-scripts'], folder);
}

/** Fails if a document of an installed package links to a file that the package does not have. */
export async function followLinks(installed: string, documents: readonly string[]): Promise<void> {
  for (const name of documents) {
    const text = await readFile(join(installed, name), 'utf8');
    const files = [...text.matchAll(/\]\(([^():#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
    await Promise.all(files.map((file) => access(join(installed, file))));
  }
}

/** Runs a check in an empty folder, which it removes at the end. Prints an error, and nothing if all is well. */
export async function inEmptyFolder(check: (folder: string) => Promise<void>): Promise<void> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'dropcatch-packed-')));
  try {
    await check(folder);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
