import type { Background } from '../world/world.ts';
import { enrichment } from './data-sources/runs.ts';
import { orderCatch, realCatch } from './catches/catches.ts';
import { testCatch } from './catches/race.ts';
import { releasedCheck } from './released-domains/checks.ts';
import { adoptJobs } from './scheduler/jobs.ts';
import { firstDue, prepareRuns, runScheduled, schedulerRun } from './scheduler/runs.ts';
import { sourceImport } from './sources/import.ts';

/** The background work of all areas. An area adds its kind of job here. */
export const background: Background = {
  kinds: {
    enrichment,
    source_import: sourceImport,
    released_check: releasedCheck,
    scheduler_run: schedulerRun,
    test_catch: testCatch,
    real_catch: realCatch,
    order_catch: orderCatch,
  },
  adoptJobs,
  prepareRuns,
  firstDue,
  runScheduled,
};
