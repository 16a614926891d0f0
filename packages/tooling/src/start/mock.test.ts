import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, expect, it } from 'vitest';

import { endChildren } from '../run/children.ts';
import { listen } from '../serve/listen.ts';
import { startMock } from './mock.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-mock-'));

afterEach(() => endChildren());

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('the start waits until the mock answers, and passes its options on', async () => {
  const program = write(`
    import http from 'node:http';
    const [flag, port, ...rest] = process.argv.slice(2);
    http.createServer((request, response) => {
      response.writeHead(request.url === '/__mock/status' ? 200 : 404);
      response.end(JSON.stringify([flag, ...rest]));
    }).listen(Number(port), '127.0.0.1');
  `);
  const port = await freePort();
  const mock = await startMock({ port, args: ['--rows', '1 000'], program });
  expect(mock.url).toBe(`http://localhost:${port}`);
  const status = await fetch(`${mock.url}/__mock/status`);
  expect(await status.json()).toEqual(['--port', '--rows', '1 000']);
  await endChildren();
  await mock.ended;
  await expect(fetch(mock.url)).rejects.toThrow('fetch failed');
});

it('the start repeats the output of a mock that ends at once', async () => {
  const program = write(`console.error('Unknown option: --colour'); process.exit(2);`);
  const mock = startMock({ port: await freePort(), args: ['--colour'], program });
  await expect(mock).rejects.toThrow(/^Unknown option: --colour$/);
});

it('the start says that a mock ended without output', async () => {
  const mock = startMock({ port: await freePort(), args: [], program: write('process.exit(2)') });
  await expect(mock).rejects.toThrow('The mock server ended with exit code 2.');
});

it('a watched mock restarts with its state when its source changes', async () => {
  const source = (name: string) => `
    import http from 'node:http';
    const [flag, state] = process.argv.slice(2);
    const answer = JSON.stringify(['${name}', flag, state]);
    const server = http.createServer((request, response) => response.end(answer));
    server.listen(Number(process.argv[5]), '127.0.0.1');
    process.once('SIGTERM', () => process.exit());
  `;
  const program = write(source('first'));
  const port = await freePort();
  const { url } = await startMock({ port, args: [], watched: 'state.json', program });
  const said = async () => (await fetch(`${url}/__mock/status`)).json();
  expect(await said()).toEqual(['first', '--state', 'state.json']);
  write(source('second'));
  await expect
    .poll(() => said().catch(() => []), { timeout: 20_000 })
    .toEqual(['second', '--state', 'state.json']);
});

it('the start repeats the output of a watched mock that ends at once', async () => {
  const program = write(`console.error('Unknown option: --colour'); process.exit(2);`);
  const args = ['--colour'];
  const mock = startMock({ port: await freePort(), args, watched: 'state.json', program });
  await expect(mock).rejects.toThrow(/^Unknown option: --colour$/);
});

function write(source: string): string {
  const file = path.join(folder, 'mock.mjs');
  writeFileSync(file, source);
  return file;
}

async function freePort(): Promise<number> {
  const server = await listen(() => undefined, 0);
  await server.close();
  return server.port;
}
