import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { load, type LoadResult } from './load.ts';
import { RAW } from './raw-server.ts';

const CONNECTIONS = 50;
const WARM_UP = 1500;
const MEASURED = 4000;

interface Running {
  readonly child: ChildProcess;
  readonly base: string;
  /** From the start of the process to its first line, in milliseconds. */
  readonly start: number;
}

/** Starts a server in a process of its own and waits for the line that tells its address. */
function run(script: string, ...args: string[]): Promise<Running> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const before = performance.now();
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    child.stdout.on('data', (bytes) => {
      const base = /http:\/\/\S+/.exec(String(bytes))?.[0];
      if (base !== undefined) resolve({ child, base, start: performance.now() - before });
    });
  });
}

async function measure(url: string, token?: string): Promise<LoadResult> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await load(url, { connections: CONNECTIONS, milliseconds: WARM_UP, headers });
  return load(url, { connections: CONNECTIONS, milliseconds: MEASURED, headers });
}

async function signIn(base: string): Promise<string> {
  const body = JSON.stringify({ email: 'user@dropcatch.test', password: 'dropcatch' });
  const answer: unknown = await (
    await fetch(`${base}/auth/login`, { method: 'POST', body })
  ).json();
  if (typeof answer === 'object' && answer !== null && 'access_token' in answer) {
    return String(answer.access_token);
  }
  throw new Error('The mock does not let us in');
}

function line(name: string, result: LoadResult, raw: LoadResult): string {
  const slower = (raw.perSecond / result.perSecond).toFixed(1);
  return `  ${name.padEnd(28)} ${String(result.perSecond).padStart(7)} requests/s, p99 ${result.p99.toFixed(1)} ms, ${slower} × slower than raw\n`;
}

/** Requests per second of the mock beside a raw node:http server, in the same run. */
export async function benchHttp(): Promise<void> {
  const raw = await run('run.ts', RAW);
  const mock = await run('../src/cli.ts', '--port', '0');
  const token = await signIn(mock.base);
  const write = (text: string): boolean => process.stdout.write(text);
  write(`HTTP, ${CONNECTIONS} connections (goals: at most 5 × slower, p99 at most 20 ms)\n`);
  const fastest = await measure(raw.base);
  write(line('raw node:http', fastest, fastest));
  write(line('simple GET', await measure(`${mock.base}/notifications/stats`, token), fastest));
  write(line('profile', await measure(`${mock.base}/auth/profile`, token), fastest));
  const page = `${mock.base}/domains?per_page=50&tld=com&sort_by=price`;
  write(line('catalogue page of 50 rows', await measure(page, token), fastest));
  write(
    `  cold start ${mock.start.toFixed(0)} ms with 20,000 domains; raw ${raw.start.toFixed(0)} ms\n`,
  );
  for (const { child } of [raw, mock]) child.kill();
}
