import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { publishedPackages } from '../check/packages.ts';
import type { Tally } from '../check/steps.ts';
import { pack, step } from '../packed/packed.ts';
import { startChild } from '../run/children.ts';
import { runMain } from '../run/run-main.ts';
import { UserError } from '../run/user-error.ts';
import { publishedVersions } from './registry.ts';
import { release } from './release.ts';

/**
 * `pnpm --filter @dropcatch/tooling run check:release`: publishes to a registry of this machine (Verdaccio, from
 * npm) as a person would, and installs the packages from it. The tree may have changes, and the checks before a
 * release are left out: `pnpm test` makes them.
 */

/** The registry. One of its parts wants node-fetch by a tag, which mirrors may not have. */
const verdaccio = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

const [sdk, mock] = ['@dropcatch/sdk', '@dropcatch/mock-server'] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-release-'));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a registry that has other packages from npm's, and ours from those who sign in. Resolves with its address. */
async function startRegistry(): Promise<string> {
  const config = path.join(folder, 'verdaccio.yaml');
  writeFileSync(
    config,
    `storage: ${folder}/storage
auth: { htpasswd: { file: ${folder}/users } }
uplinks: { npmjs: { url: https://registry.npmjs.org/ } }
packages:
  '@dropcatch/*': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: npmjs }
log: { type: stdout, level: error }
`,
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(verdaccio));
  await step('npm', ['install', '--ignore-scripts'], folder);
  const url = `http://127.0.0.1:${await freePort()}/`;
  const program = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const child = startChild(process.execPath, [program, '--config', config, '--listen', url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isOver = false;
  child.once('exit', () => (isOver = true));
  while (!(await fetch(`${url}-/ping`).catch(() => undefined))?.ok) {
    if (isOver) throw new UserError('The registry has not started.');
    await delay(100);
  }
  return url;
}

/** Makes a user of the registry. Resolves with the token. */
async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}-/user/org.couchdb.user:releaser`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'releaser', password: 'a long password' }),
  });
  const { token }: { token?: string } = JSON.parse(await answer.text());
  if (token === undefined) throw new UserError(`The registry makes no user: ${answer.status}`);
  return token;
}

/** Runs the command and throws unless it ends as expected. */
async function expectRelease(code: number, ...args: string[]): Promise<void> {
  const surroundings = {
    check: (_: unknown, use: (tarballs: string) => Promise<Tally>) => use(folder),
    uncommitted: () => Promise.resolve(''),
    tagCommit: (name: string) => Promise.resolve(console.log(`tag ${name}`)),
  };
  console.log(`\n$ pnpm release ${args.join(' ')}`);
  const ended = await release(args, surroundings).catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    console.log(error.message);
    return 1;
  });
  if (ended !== code) throw new UserError(`It ended with ${ended}, not ${code}.`);
}

async function expectVersions(count: number): Promise<void> {
  for (const name of [sdk, mock]) {
    const versions = await publishedVersions(name);
    if (versions.length !== count)
      throw new UserError(`${name} has the versions: ${versions.join()}`);
  }
}

/** Uses both packages. */
const program = `import { createClient, memoryTokens } from '${sdk}';
import { createMock } from '${mock}/node';

const { fetch } = createMock({ seed: 1, rows: 50 });
const client = createClient({ baseUrl: 'http://mock/api', tokens: memoryTokens(), fetch });
await client.auth.login({ email: 'user@dropcatch.test', password: 'dropcatch' });
const { domains } = await client.domains.list({ per_page: 5 });
if (domains.length !== 5) throw new Error('There are no 5 domains');
`;

/** Installs the packages from the registry in a new project, and runs a program that uses them. */
async function useFromRegistry(): Promise<void> {
  const project = path.join(folder, 'project');
  mkdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(path.join(project, 'program.js'), program);
  await step('npm', ['install', sdk, mock], project);
  await step(process.execPath, ['program.js'], project);
}

await runMain(async () => {
  for (const name of publishedPackages) await pack(name, folder);
  const url = await startRegistry();
  const npmrc = path.join(folder, 'npmrc');
  process.env['npm_config_userconfig'] = npmrc;

  writeFileSync(npmrc, '');
  await expectRelease(1, '--publish');
  const scope = `@dropcatch:registry=${url}\n`;
  writeFileSync(npmrc, scope);
  await expectRelease(0);
  await expectVersions(0);
  await expectRelease(1, '--publish');
  await expectVersions(0);
  writeFileSync(npmrc, `${scope}${url.replace('http:', '')}:_authToken=${await signUp(url)}\n`);
  await expectRelease(0, '--publish');
  await expectVersions(1);
  await expectRelease(0, '--publish');
  await expectVersions(1);
  await useFromRegistry();

  rmSync(folder, { recursive: true, force: true });
  console.log('\nPublished, installed and used.');
  return 0;
}, 1);
