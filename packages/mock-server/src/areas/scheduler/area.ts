import { defineArea } from '../area.ts';
import { scheduler } from './handlers.ts';
import { schedulerRun } from './runs.ts';
import { seedScheduler } from './seed.ts';

export const schedulerArea = defineArea<'scheduler'>({
  handlers: scheduler,
  seed: (world, rng) => seedScheduler(world, rng.derive('scheduler')),
  jobs: { scheduler_run: schedulerRun },
});
