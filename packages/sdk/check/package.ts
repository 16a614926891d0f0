/**
 * Checks the package before publishing: packs it, checks the tarball with publint and "are the
 * types wrong", and uses it outside the repository like callers do: in Node 20, 22 and 24, with
 * TypeScript 5.7, 5.9 and 7, bundled by Vite and esbuild, in a page and in a service worker. Prints
 * nothing if all is well.
 */
import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { provideBrowser } from '@dropcatch/tooling/browser';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { tryInBrowser } from './browser.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const callers = join(root, '../sdk-callers/node_modules');
const folder = await realpath(await mkdtemp(join(tmpdir(), 'dropcatch-sdk-')));
const tarball = join(folder, 'sdk.tgz');
const unpacked = join(folder, 'node_modules/@dropcatch/sdk');

/** Paths of the callers' Node and TypeScript versions. */
const nodes = [
  join(callers, 'node20/bin/node'),
  join(callers, 'node22/bin/node'),
  process.execPath,
];
const compilers = [
  join(callers, 'typescript57/bin/tsc'),
  join(callers, 'typescript59/bin/tsc'),
  join(root, 'node_modules/typescript/bin/tsc'),
];

/** The strictest options of a caller's compiler. They also check the SDK's own types. */
const strictest = [
  'strict',
  'exactOptionalPropertyTypes',
  'noUncheckedIndexedAccess',
  'verbatimModuleSyntax',
  'module=nodenext',
  'target=es2022',
  'noEmit',
];

/** Platforms of a caller's program. */
const platforms = ['es2022,webworker', 'es2022,dom,dom.asynciterable'];

/** Runs a tool. Fails with its output. */
async function step(command: string, args: readonly string[], cwd = root) {
  try {
    await run(command, args, { cwd });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** Packs the package and installs it like npm, with only ky next to it. */
async function install() {
  await step('pnpm', ['pack', '--out', tarball]);
  await mkdir(unpacked, { recursive: true });
  await step('tar', ['-xzf', tarball, '-C', unpacked, '--strip', '1']);
  const ky = await realpath(join(root, 'node_modules/ky'));
  await cp(ky, join(folder, 'node_modules/ky'), { recursive: true });
  await cp(join(import.meta.dirname, 'caller'), folder, { recursive: true });
}

/** Fails if a document of the package links to a file that is not in the package. */
async function followLinks() {
  for (const name of ['README.md', 'API.md', 'CHANGELOG.md', 'MIGRATION.md']) {
    const text = await readFile(join(unpacked, name), 'utf8');
    const files = [...text.matchAll(/\]\(([^():#]+)(?:#[^)]*)?\)/g)].map(([, file = '']) => file);
    await Promise.all(files.map((file) => access(join(unpacked, file))));
  }
}

/** Fails if a debugger would not find the sources. */
async function readSourceMap() {
  const map: { sourcesContent?: string[] } = JSON.parse(
    await readFile(join(unpacked, 'dist/index.js.map'), 'utf8'),
  );
  if (!map.sourcesContent?.some((text) => text.includes('export async function send'))) {
    throw new Error('dist/index.js.map does not contain the sources');
  }
}

/** Compiles a program that uses the package, for a platform. */
function compile(tsc: string, lib: string) {
  const options = [...strictest, `lib=${lib}`].flatMap((option) => {
    return `--${option}`.split('=');
  });
  // TypeScript 7 would use the configuration of a parent folder. Older versions do not know this
  // option.
  const ignore = tsc.startsWith(callers) ? [] : ['--ignoreConfig'];
  return step(process.execPath, [tsc, 'worker.mts', ...options, ...ignore], folder);
}

/** Bundles a page with Vite and a service worker with esbuild, and runs both in a browser. */
async function bundleAndBrowse() {
  const site = join(folder, 'site');
  await vite({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: { outDir: site, target: 'es2022' },
  });
  await esbuild({
    entryPoints: [join(folder, 'service-worker.ts')],
    outfile: join(site, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  await tryInBrowser(site, provideBrowser());
}

try {
  await install();
  await Promise.all([followLinks(), readSourceMap()]);
  await Promise.all([
    step('pnpm', ['exec', 'publint', '--strict', tarball]),
    step('pnpm', ['exec', 'attw', '--profile', 'esm-only', tarball]),
  ]);
  await Promise.all(nodes.map((node) => step(node, ['smoke.mjs'], folder)));
  for (const tsc of compilers) {
    await Promise.all(platforms.map((lib) => compile(tsc, lib)));
  }
  await bundleAndBrowse();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
