import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createMock, listen } from '@dropcatch/mock-server/node';
import { serveConsole } from '@dropcatch/tooling/serve-console';
import { differences, differencesWithoutApi } from './expectations.ts';
import { addressOf, differencesWithOddApi, startOddApi } from './odd-api.ts';

/**
 * The program of `check:deploy`. It starts real web servers with the configurations of this folder and compares their
 * answers with `expectations.ts`.
 */

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dropcatch-deploy-'));

interface Target {
  name: string;
  /** Starts the server on a port, in front of an API. Resolves with the function that stops it. */
  start: (port: number, api: URL) => Promise<() => unknown>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * A configuration of this folder with the paths and ports of this machine. Throws unless each placeholder occurs
 * exactly once.
 */
function configuration(file: string, places: Readonly<Record<string, string>>): string {
  let text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [place, here] of Object.entries(places)) {
    if (text.split(place).length !== 2)
      throw new Error(`${file} must contain "${place}" exactly once`);
    text = text.replace(place, here);
  }
  return text;
}

/**
 * Starts a program and waits until it answers on the port. Resolves with the function that stops it. Rejects if it
 * exits first.
 */
async function run(command: string, args: readonly string[], port: number): Promise<() => unknown> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.on('data', (bytes) => (words += String(bytes)));
  let over: string | undefined;
  child.once(
    'error',
    ({ message }) => (over = `${message}. Install it: apt-get install nginx-light caddy`),
  );
  child.once('exit', (code) => (over ??= `exited with ${code}: ${words}`));
  for (;;) {
    if (over !== undefined) throw new Error(`${command}: ${over}`);
    const there = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (there !== undefined) return () => child.kill('SIGTERM');
    await delay(50);
  }
}

const targets: readonly Target[] = [
  {
    name: "the console's own server",
    start: async (port, api) => (await serveConsole({ dist, api, port })).close,
  },
  {
    name: 'nginx',
    start: async (port, api) => {
      const server = configuration('nginx.conf', {
        'listen 8080;': `listen 127.0.0.1:${port};`,
        'root /srv/dropcatch;': `root ${dist};`,
        'server 127.0.0.1:4010;': `server ${api.host};`,
      });
      const file = join(folder, 'nginx.conf');
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n');
      writeFileSync(
        file,
        `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events {}
http { include /etc/nginx/mime.types; access_log off; ${places}
${server}
}`,
      );
      return run('nginx', ['-c', file], port);
    },
  },
  {
    name: 'Caddy',
    start: async (port, api) => {
      const server = configuration('Caddyfile', {
        ':8080 {': `:${port} {`,
        'root * /srv/dropcatch': `root * ${dist}`,
        'reverse_proxy 127.0.0.1:4010': `reverse_proxy ${api.host}`,
      });
      const file = join(folder, 'Caddyfile');
      writeFileSync(
        file,
        `{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n${server}`,
      );
      return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port);
    },
  },
];

if (!existsSync(join(dist, 'index.html'))) {
  process.stderr.write('There is no build. Run pnpm --filter @dropcatch/console build\n');
  process.exit(1);
}
let failed = false;
const mock = createMock({ rows: 300, strict: false });
const { access_token: token } = await mock.signIn('admin@dropcatch.test');
for (const { name, start } of targets) {
  const service = await listen(mock, { port: 0 });
  const port = await freePort();
  const served = { url: `http://127.0.0.1:${port}`, dist, token };
  const words: string[] = [];
  const odd = await startOddApi();
  try {
    const oddPort = await freePort();
    const stopOdd = await start(oddPort, addressOf(odd));
    words.push(...(await differencesWithOddApi(`http://127.0.0.1:${oddPort}`)));
    await stopOdd();
    const stop = await start(port, new URL(service.url));
    try {
      words.push(...(await differences(served)));
      await service.close();
      words.push(...(await differencesWithoutApi(served)));
    } finally {
      await stop();
    }
  } catch (error) {
    words.push(error instanceof Error ? error.message : String(error));
  }
  odd.close();
  await service.close();
  failed ||= words.length > 0;
  process.stdout.write(`${words.length === 0 ? '✓' : '✗'} ${name}\n`);
  for (const word of words) process.stdout.write(`    ${word}\n`);
}
rmSync(folder, { recursive: true });
process.exitCode = failed ? 1 : 0;
