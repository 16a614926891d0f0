/**
 * Tests the package as it would be published. It builds and packs it, runs publint and "are the types wrong" on the
 * tarball, and installs the tarball in an empty project. There it runs the program in each supported Node version, and
 * in vitest with the first program of the README, with the newest and the oldest msw. It prints nothing if all is well,
 * and needs the registry.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const folder = await mkdtemp(join(tmpdir(), 'dropcatch-mock-package-'));
const tarball = join(folder, 'mock-server.tgz');
const sdkTarball = join(folder, 'sdk.tgz');

/**
 * The supported Node versions: the oldest, and the newest of each line. The npm package of each contains the program.
 */
const NODES = { node20: '20.19.5', node22: '22.21.1', node24: '24.11.1' };
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** The command that runs tests, with time for a busy machine. */
const VITEST = ['vitest', 'run', '--testTimeout', '60000'];

/** The files that the tarball may contain, besides those of every package. */
const OWN = /^package\/(?:dist\/|package\.json$|README\.md$|CHANGELOG\.md$)/;

/** Runs a tool and returns its output. If the tool fails, throws with the output in the message. */
async function step(command: string, args: readonly string[], cwd = root): Promise<string> {
  try {
    return (await run(command, args, { cwd, maxBuffer: 1 << 26 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error });
  }
}

/** Checks that the program prints its address, answers, and exits cleanly on a signal. */
async function tryProgram(node: string): Promise<void> {
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

/** Installs both tarballs and other packages in a folder. */
async function install(at: string, others: Readonly<Record<string, unknown>>): Promise<void> {
  const packed = {
    '@dropcatch/mock-server': `file:${tarball}`,
    '@dropcatch/sdk': `file:${sdkTarball}`,
    typescript: '7.0.2',
  };
  const manifest = { private: true, type: 'module', dependencies: { ...packed, ...others } };
  await writeFile(join(at, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(at, 'pnpm-workspace.yaml'), 'allowBuilds: { esbuild: false, msw: false }\n');
  await step('pnpm', ['install', '--ignore-scripts'], at);
}

try {
  await step('pnpm', ['pack', '--out', tarball]);
  const files = (await step('tar', ['-tzf', tarball])).trim().split('\n');
  const strange = files.filter((file) => !OWN.test(file));
  if (strange.length > 0) throw new Error(`Not for the tarball: ${strange.join(', ')}`);
  await step('pnpm', ['exec', 'publint', '--strict', tarball]);
  await step('pnpm', ['exec', 'attw', '--profile', 'esm-only', tarball]);

  // The first program of the README needs the SDK.
  await step('pnpm', ['pack', '--out', sdkTarball], resolve(root, '../sdk'));

  const nodes = Object.entries(NODES).map(([name, version]) => [
    name,
    `npm:${nodePackage}@${version}`,
  ]);
  await install(folder, { msw: '3.0.5', vitest: '5.1.0', ...Object.fromEntries(nodes) });
  const installed = join(folder, 'node_modules/@dropcatch/mock-server');
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  const linked = [...readme.matchAll(/\]\(([^():#]+)\)/g)].map(([, file = '']) => file);
  await Promise.all(linked.map((file) => access(join(installed, file))));

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
  await install(older, { msw: '2.7.0', vitest: '4.1.12' });
  const node20 = join(folder, 'node_modules/node20/bin/node');
  await step(node20, ['node_modules/vitest/vitest.mjs', ...VITEST.slice(1)], older);
  for (const name of Object.keys(NODES)) {
    const node = join(folder, 'node_modules', name, 'bin/node');
    await step(node, ['--test', 'trial.test.mjs'], folder);
    await tryProgram(node);
  }
  await step('pnpm', ['exec', ...VITEST, '--exclude', 'older/**'], folder);
  await step('pnpm', ['exec', 'dropcatch-mock', 'init', 'public'], folder);
  await access(join(folder, 'public/mockServiceWorker.js'));
  const flags = '--noEmit --strict --module nodenext --target es2023 --lib es2023,dom';
  await step('pnpm', ['exec', 'tsc', ...flags.split(' '), 'types.mts'], folder);
  // The types of this msw do not compile with TypeScript 7 themselves.
  await step('pnpm', ['exec', 'tsc', ...flags.split(' '), '--skipLibCheck', 'types.mts'], older);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
