import * as fc from 'fast-check';
import { test, vi } from 'vitest';
import type { ScenarioName } from '../src/mock/scenarios.ts';
import { FIRST_READS } from './model/answers.ts';
import { allLooks, commandRows } from './model/commands.ts';
import { Model } from './model/memory.ts';
import { Service } from './model/service.ts';

const RUNS = Number(process.env['MODEL_RUNS'] ?? 8);
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_121);

/** A run takes a second, and much longer on a busy machine. Shrinking a failure takes some hundred more runs. */
const TIMEOUT = 300_000 + RUNS * 20_000;

const SCENARIOS: readonly ScenarioName[] = ['default', 'empty', 'failing-jobs', 'expired-session'];

test(
  'whatever is called in whatever order, the answers keep to the contract and agree with each other',
  async () => {
    // Streams wait in real time, as long as a registry would take.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
    const service = new Service();
    const rows = fc.tuple(fc.constantFrom(...SCENARIOS), commandRows());
    const property = fc.asyncProperty(rows, async ([scenario, commands]) => {
      const model = new Model();
      await service.start(scenario);
      for (const id of FIRST_READS) model.answers.learn(id, await service.get('admin', id));
      await fc.asyncModelRun(() => ({ model, real: service }), commands);
      await fc.asyncModelRun(() => ({ model, real: service }), allLooks);
      service.mock.assertContract();
    });
    try {
      await fc.assert(property, { numRuns: RUNS, seed: SEED });
    } finally {
      vi.useRealTimers();
    }
  },
  TIMEOUT,
);
