/**
 * Checks the package before publishing: packs it, checks the tarball with publint and "are the types wrong", and uses it
 * in a new project like callers do: in Node 20, 22 and 24, Bun and Deno, in Jest, with TypeScript 5.7, 5.9 and 7, with
 * the recipes of the README, bundled by Vite and esbuild, in a page and in a service worker. Prints nothing if all is
 * well, and needs the registry.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provideBrowser } from '@dropcatch/tooling/browser';
import {
  followLinks,
  inEmptyFolder,
  install,
  lintPackage,
  nodeOf,
  nodes,
  pack,
  step,
} from '@dropcatch/tooling/packed';
import { build as esbuild, transform } from 'esbuild';
import { build as vite } from 'vite';
import { tryInBrowser } from './browser.ts';

const compilers = {
  typescript57: 'npm:typescript@5.7.3',
  typescript59: 'npm:typescript@5.9.3',
  typescript: '7.0.2',
};

/** The name of this machine in Bun's packages. */
const platform = `${process.platform}-${process.arch.replace('arm64', 'aarch64')}`;

/** What callers use beside the package. */
const others = {
  '@tanstack/react-query': '5.108.0',
  jest: '30.5.2',
  'node-fetch': '3.3.2',
  react: '19.3.1',
  'react-dom': '19.3.1',
  undici: '7.16.0',
};

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

/** Fails if a debugger would not find the sources. */
async function readSourceMap(installed: string) {
  const file = join(installed, 'dist/index.js.map');
  const map: { sourcesContent?: string[] } = JSON.parse(await readFile(file, 'utf8'));
  if (!map.sourcesContent?.some((text) => text.includes('export async function send'))) {
    throw new Error('dist/index.js.map does not contain the sources');
  }
}

/** Runs programs in each version of Node, in Bun and in Deno, and tests in Jest as it comes. */
async function runPrograms(folder: string) {
  const at = (path: string) => join(folder, 'node_modules', path);
  for (const name of Object.keys(nodes)) {
    await step(nodeOf(folder, name), ['smoke.mjs'], folder);
  }
  await step(at('bun/bin/bun'), ['smoke.mjs'], folder);
  await step(process.execPath, [at('deno/bin.cjs'), 'run', '-A', 'smoke.mjs'], folder);
  await step(nodeOf(folder, 'node20'), [at('jest/bin/jest.js')], folder);
}

/** Compiles programs that use the package with each version of TypeScript, for each platform. */
async function compile(folder: string) {
  for (const name of Object.keys(compilers)) {
    const tsc = join(folder, 'node_modules', name, 'bin/tsc');
    // TypeScript 7 would use the configuration of a parent folder. Older versions do not know this option.
    const ignore = name === 'typescript' ? ['--ignoreConfig'] : [];
    for (const lib of platforms) {
      const options = [...strictest, `lib=${lib}`].flatMap((option) => `--${option}`.split('='));
      await step(
        process.execPath,
        [tsc, 'worker.mts', 'required.cts', ...options, ...ignore],
        folder,
      );
    }
  }
}

/** Runs the programs of the README as they stand, against the mock. */
async function tryRecipes(folder: string) {
  const readme = await readFile(join(folder, 'node_modules/@dropcatch/sdk/README.md'), 'utf8');
  const programs = [...readme.matchAll(/```(tsx?)\n(.*?)```/gs)];
  for (const [index, [, kind = '', program = '']] of programs.entries()) {
    const { code } = await transform(program, {
      loader: kind === 'tsx' ? 'tsx' : 'ts',
      jsx: 'automatic',
    });
    await writeFile(join(folder, 'recipes', `${String(index).padStart(2, '0')}.mjs`), code);
  }
  const node = nodeOf(folder, 'node24');
  await step(node, ['recipes.mjs'], folder);
  await step(node, ['proxy.mjs'], folder);
  // As the README says, from a new project.
  await cp(join(folder, 'node_modules/@dropcatch/sdk/examples'), folder, { recursive: true });
  await step(node, ['example.mjs'], folder);
  await step(node, ['sessions.mjs'], folder);
}

/** Bundles a page with Vite and a service worker with esbuild, and runs both in a browser. */
async function bundleAndBrowse(folder: string) {
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

await inEmptyFolder(async (folder) => {
  const tarball = await pack('sdk', folder);
  await lintPackage(tarball, 'node16');
  await cp(join(import.meta.dirname, 'caller'), folder, { recursive: true });
  await mkdir(join(folder, 'recipes'));
  await install(
    folder,
    {
      '@dropcatch/sdk': `file:${tarball}`,
      '@dropcatch/mock-server': `file:${await pack('mock-server', folder)}`,
      ...compilers,
      ...nodes,
      ...others,
      bun: `npm:@oven/bun-${platform}@1.4.5`,
      deno: '2.9.6',
    },
    'commonjs',
  );
  const installed = join(folder, 'node_modules/@dropcatch/sdk');
  const documents = ['README.md', 'API.md', 'CHANGELOG.md', 'MIGRATION.md'];
  await Promise.all([followLinks(installed, documents), readSourceMap(installed)]);
  await runPrograms(folder);
  await compile(folder);
  await tryRecipes(folder);
  await bundleAndBrowse(folder);
});
