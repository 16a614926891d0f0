import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { root } from '../run/paths.ts';
import { addTallies, commandStep, faultsStep, runSteps, type Step, summaryOf } from './steps.ts';
import { vitestTests } from './reports.ts';
import { testStep } from './test-steps.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-steps-'));
const log = vi.spyOn(console, 'log').mockReturnValue();

beforeEach(() => {
  log.mockClear();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it('a run says one line with the time for a step that passes', async () => {
  await runSteps([commandStep('lint', 'sh', ['-c', 'echo much to say'])]);
  expect(printed()).toMatch(/^✓ lint +\d+\.\d s$/);
});

it('a run shows the note of a success on its line', async () => {
  await runSteps([{ name: 'audit', run: async () => ({ code: 0, output: '', note: 'offline' }) }]);
  expect(printed()).toMatch(/^✓ audit +\d+\.\d s  \(offline\)$/);
});

it('a run shows the whole output of a failed step, and counts a failure', async () => {
  const step = commandStep('lint', 'sh', ['-c', 'echo out; echo err >&2; exit 3']);
  expect(await runSteps([step])).toEqual({ passed: 0, failures: ['lint'] });
  expect(printed()).toMatch(/^✗ lint +\d+\.\d s\n\nout\nerr\n$/);
});

it('a run continues after a failure of any kind', async () => {
  const steps: Step[] = [
    commandStep('missing', '/no/such/command'),
    { name: 'throws', run: () => Promise.reject(new Error('thrown')) },
    faultsStep('faults', () => ['one', 'two']),
    faultsStep('fine', () => []),
  ];
  expect(await runSteps(steps)).toEqual({
    passed: 0,
    failures: ['missing', 'throws', 'faults'],
  });
  expect(printed()).toMatch(/ENOENT[^]*thrown[^]*one\ntwo[^]*✓ fine/);
});

it('a run has the given number of steps under way at once', async () => {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const step: Step = {
    name: 'busy',
    run: async () => {
      most = Math.max(most, ++running);
      if (running === 2) gate.resolve();
      await gate.promise;
      running -= 1;
      return { code: 0, output: '' };
    },
  };
  await runSteps([step, step, step, step], 2);
  expect(most).toBe(2);
});

describe('a step that runs tests', () => {
  const report = path.join(folder, 'report.json');
  const write = (passed: number, failed: number) => {
    const tests = [...Array(passed).fill('passed'), ...Array(failed).fill('failed')];
    const assertionResults = tests.map((status, index) => ({ status, title: `test ${index}` }));
    const name = path.join(root, 'a.test.ts');
    writeFileSync(report, JSON.stringify({ testResults: [{ name, assertionResults }] }));
  };
  const step = (code: number, act: () => void) =>
    testStep('tests', [{ file: report, read: vitestTests }], () => {
      act();
      return Promise.resolve({ code, output: 'output' });
    });

  it('counts them', async () => {
    expect(await runSteps([step(0, () => write(5, 0))])).toEqual({ passed: 5, failures: [] });
    expect(printed()).toMatch(/^✓ tests +5 passed +\d/);
    expect(await runSteps([step(1, () => write(5, 2))])).toEqual({
      passed: 5,
      failures: ['a.test.ts › test 5', 'a.test.ts › test 6'],
    });
  });

  it('fails when a test failed, whatever the exit code', async () => {
    await runSteps([step(0, () => write(5, 2))]);
    expect(printed()).toMatch(/^✗ tests/);
  });

  it('fails when the runner did, whatever the tests', async () => {
    expect(await runSteps([step(1, () => write(5, 0))])).toEqual({
      passed: 5,
      failures: ['tests'],
    });
  });

  it('fails when there is no report, also if an old one lies about', async () => {
    write(5, 0);
    const text = expect.stringContaining('No tests were reported in');
    expect(await runSteps([step(0, () => undefined)])).toEqual({ passed: 0, failures: [text] });
    expect(printed()).toContain('No tests were reported in');
  });
});

it('a run names the failed tests again in its summary, above the numbers', () => {
  const tallies = [
    { passed: 3, failures: [] },
    { passed: 4, failures: ['a.test.ts › fails', 'lint'] },
  ];
  expect(summaryOf(addTallies(tallies))).toBe('\n✗ a.test.ts › fails\n✗ lint\n7 passed, 2 failed');
});

function printed(): string {
  return log.mock.calls.flat().join('\n');
}
