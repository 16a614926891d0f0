/**
 * Tests the package as it would be published. It builds and packs it, runs publint and "are the types wrong" on the
 * tarball, and installs the tarball in an empty project. There it runs the program in each supported Node version, and
 * in vitest with the first program of the README, with the newest and the oldest msw. The recipes of the README run in
 * Jest, Playwright and vitest. It prints nothing if all is well, and needs the registry.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import {
  followLinks,
  inEmptyFolder,
  install,
  lintPackage,
  nodeOf,
  nodes,
  pack,
  step,
  toolOf,
} from '@dropcatch/tooling/packed';

/** Runners of the README's programs. */
const RUNNERS = { vitest: '5.1.0', jest: '30.5.2', '@playwright/test': '1.65.1' };

/** Arguments of vitest, with time for a busy machine. */
const TESTS = ['run', '--testTimeout', '60000'];

/** The files that the tarball may contain, besides those of every package. */
const OWN = /^package\/(?:dist\/|package\.json$|README\.md$|CHANGELOG\.md$)/;

/** Checks that the program prints its address, answers, and exits cleanly on a signal. */
async function tryProgram(node: string, folder: string): Promise<void> {
  const program = join(folder, 'node_modules/@dropcatch/mock-server/dist/dropcatch-mock.js');
  const child = spawn(node, [program, '--port', '0', '--rows', '50'], { cwd: folder });
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += String(piece)));
  for await (const piece of child.stdout) {
    said += String(piece);
    const url = /listens on (\S+)\/api/.exec(said)?.[1];
    if (url === undefined) continue;
    const { status } = await fetch(`${url}/__mock/status`);
    if (status !== 200) throw new Error(`${node}: /__mock/status is answered ${status}`);
    break;
  }
  child.kill('SIGTERM');
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  if (code !== 0) throw new Error(`${node}: the program ended with ${code}\n${said}`);
}

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Writes the recipes of the README and runs those for Jest and Playwright. vitest runs `recipes.test.ts` later. */
async function tryRecipes(readme: string, folder: string): Promise<void> {
  const jest = join(folder, 'jest');
  await mkdir(jest);
  // Others may use the port of the README.
  const port = String(await freePort());
  const start = `node_modules/.bin/dropcatch-mock -p ${port} --rows 500 --now`;
  const text = readme.replaceAll('npx dropcatch-mock --now', start);
  const recipes = text
    .replaceAll('localhost:4010', `localhost:${port}`)
    .matchAll(/```[jt]s\n\/\/ (\S+)\n(.*?)```/gs);
  const names: string[] = [];
  for (const [, name = '', code = ''] of recipes) {
    names.push(name);
    await writeFile(join(name === 'orders.test.js' ? jest : folder, name), code);
  }
  if (names.length !== 6) throw new Error(`Not the recipes of the README: ${names.join(', ')}`);
  await writeFile(join(jest, 'package.json'), '{}');
  await step(toolOf(folder, 'jest'), ['--rootDir', jest], folder);
  for (const file of ['recipes.test.ts', 'own.spec.ts']) {
    await cp(join(import.meta.dirname, file), join(folder, file));
  }
  await step(toolOf(folder, 'playwright'), ['test', '.spec.ts'], folder);
}

await inEmptyFolder(async (folder) => {
  const tarball = await pack('mock-server', folder);
  const files = (await step('tar', ['-tzf', tarball], folder)).trim().split('\n');
  const strange = files.filter((file) => !OWN.test(file));
  if (strange.length > 0) throw new Error(`Not for the tarball: ${strange.join(', ')}`);
  await lintPackage(tarball, 'node16');

  const packed = {
    '@dropcatch/mock-server': `file:${tarball}`,
    // The first program of the README needs the SDK.
    '@dropcatch/sdk': `file:${await pack('sdk', folder)}`,
    typescript: '7.0.2',
  };
  await install(folder, { ...packed, msw: '3.0.5', ...RUNNERS, ...nodes });
  const installed = join(folder, 'node_modules/@dropcatch/mock-server');
  await followLinks(installed, ['README.md']);

  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const [, program = ''] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  await writeFile(join(folder, 'readme.test.ts'), program);
  for (const file of ['trial.test.mjs', 'types.mts']) {
    await cp(join(import.meta.dirname, file), join(folder, file));
  }
  // The versions that the oldest Node gets.
  const older = join(folder, 'older');
  await mkdir(older);
  for (const file of ['readme.test.ts', 'trial.test.mjs', 'types.mts']) {
    await cp(join(folder, file), join(older, file));
  }
  await install(older, { ...packed, msw: '2.7.0', vitest: '4.1.12' });
  const oldest = nodeOf(folder, 'node20');
  await step(oldest, ['node_modules/vitest/vitest.mjs', ...TESTS], older);
  for (const name of Object.keys(nodes)) {
    await step(nodeOf(folder, name), ['--test', 'trial.test.mjs'], folder);
    await tryProgram(nodeOf(folder, name), folder);
  }
  await tryRecipes(readme, folder);
  await step(
    toolOf(folder, 'vitest'),
    [...TESTS, '--exclude', 'older/**', '--exclude', 'jest/**', '--exclude', '*.spec.ts'],
    folder,
  );
  await step(toolOf(folder, 'dropcatch-mock'), ['init', 'public'], folder);
  await access(join(folder, 'public/mockServiceWorker.js'));
  const flags = '--noEmit --strict --module nodenext --target es2023 --lib es2023,dom';
  await step(toolOf(folder, 'tsc'), [...flags.split(' '), 'types.mts'], folder);
  // The types of this msw do not compile with TypeScript 7 themselves.
  await step(toolOf(older, 'tsc'), [...flags.split(' '), '--skipLibCheck', 'types.mts'], older);
});
