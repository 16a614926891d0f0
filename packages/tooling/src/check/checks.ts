import { auditStep } from './audit.ts';
import { inRepo } from '../run/paths.ts';
import { commandStep, scriptStep, type Step } from './steps.ts';
import { runTurbo } from '../run/turbo.ts';

const rootCommand = (name: string) => inRepo('node_modules', '.bin', name);

/** Number of simultaneous checks: the number of cores of the machines that run them. */
export const checksAtOnce = 2;

/**
 * All checks that do not run the code, slow ones first. None of them writes files, so they can run in parallel.
 * @param turboArgs Further arguments for turbo. `--force` ignores its cache.
 */
export function checks(...turboArgs: string[]): Step[] {
  return [
    { name: 'types', run: () => runTurbo('check:types', '--continue', ...turboArgs) },
    commandStep('lint', rootCommand('oxlint')),
    scriptStep('oldest browsers', 'console', 'check:browsers'),
    scriptStep('contract', 'sdk-codegen', 'lint:contract'),
    scriptStep('generated files current', 'sdk-codegen', 'generate:check'),
    commandStep('nothing unused', rootCommand('knip')),
    formatStep,
    auditStep,
  ];
}

const checkFormat = commandStep('format', rootCommand('oxfmt'), ['--check']);

/** Names the command that fixes the format, because the formatter only names itself. */
const formatStep: Step = {
  ...checkFormat,
  run: async () => {
    const outcome = await checkFormat.run();
    return { ...outcome, output: `${outcome.output}\n\`pnpm fix\` fixes it.` };
  },
};
