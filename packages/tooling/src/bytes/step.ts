import { runTurbo } from '../run/turbo.ts';
import type { Step } from '../check/steps.ts';
import { bytesFaults } from './files.ts';

/** Whether the production builds weigh what their budgets say; builds what is not built. */
export const bytesStep: Step = {
  name: 'bytes',
  run: async () => {
    const build = await runTurbo('build');
    if (build.code !== 0) return build;
    const faults = bytesFaults();
    return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
  },
};
