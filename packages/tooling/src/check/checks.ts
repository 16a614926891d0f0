import { auditStep } from './audit.ts';
import { inRepo } from '../run/paths.ts';
import { commandStep, scriptStep, type Step } from './steps.ts';
import { runTurbo } from '../run/turbo.ts';

const rootCommand = (name: string) => inRepo('node_modules', '.bin', name);

/** How many checks run at a time: as many as the machines that check have cores. */
export const checksAtOnce = 2;

/**
 * Everything that is checked without running the code, the slow ones first. None of them writes,
 * so they may run side by side.
 * @param turboArgs Further arguments for turbo: `--force` to leave its cache unread.
 */
export function checks(...turboArgs: string[]): Step[] {
  return [
    { name: 'types', run: () => runTurbo('check:types', '--continue', ...turboArgs) },
    commandStep('lint', rootCommand('oxlint')),
    scriptStep('contract', 'sdk-codegen', 'lint:contract'),
    scriptStep('generated files current', 'sdk-codegen', 'generate:check'),
    commandStep('nothing unused', rootCommand('knip')),
    formatStep,
    auditStep,
  ];
}

const checkFormat = commandStep('format', rootCommand('oxfmt'), ['--check']);

/** The formatter knows of itself alone: what puts it right here is a command of the root. */
const formatStep: Step = {
  ...checkFormat,
  run: async () => {
    const outcome = await checkFormat.run();
    return { ...outcome, output: `${outcome.output}\n\`pnpm fix\` puts it right.` };
  },
};
