import { once } from 'node:events';

import { expect, it } from 'vitest';

import { endChildren, runCommand, startChild } from './children.ts';
import { isAlive } from './process-tree.ts';

it('the outcome of a command has what it wrote and its exit code', async () => {
  const outcome = await runCommand('sh', ['-c', 'echo "$WORD"; exit 4'], { WORD: 'hello' });
  expect(outcome).toEqual({ code: 4, output: 'hello\n' });
});

it('the outcome of a command that does not exist says so', async () => {
  const { code, output } = await runCommand('/no/such/command', []);
  expect(code).toBe(127);
  expect(output).toContain('ENOENT');
});

it('endChildren ends a child, and what it started in a group of its own', async () => {
  const { pids } = await startFamily('setInterval(() => {}, 1000)');
  expect(pids.every(isAlive)).toBe(true);
  await endChildren();
  expect(pids.some(isAlive)).toBe(false);
});

it('endChildren kills a child that does not listen', async () => {
  const { child } = await startFamily(
    `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`,
  );
  const exit = once(child, 'exit');
  await endChildren(100);
  const [, signal] = await exit;
  expect(signal).toBe('SIGKILL');
});

/** Starts a Node process that starts a detached, waiting one and then runs the script. */
async function startFamily(script: string) {
  const source = `
    const { spawn } = require('node:child_process');
    const idle = ['-e', 'setInterval(() => {}, 1000)'];
    const grandchild = spawn(process.execPath, idle, { detached: true, stdio: 'ignore' });
    ${script};
    console.log(grandchild.pid);
  `;
  const child = startChild(process.execPath, ['-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = child.stdout ? await once(child.stdout, 'data') : [];
  return { child, pids: [child.pid ?? 0, Number(String(line))] };
}
