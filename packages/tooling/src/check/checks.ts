import { auditStep } from './audit.ts';
import { runCommand } from '../run/children.ts';
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

/** Tests of rules that an added operation, screen or field can break, by workspace. */
const rules: Readonly<Record<string, readonly string[]>> = {
  'mock-server': [
    'src/msw.test.ts',
    'test/defaults.test.ts',
    'test/documented.test.ts',
    'test/layers.test.ts',
    'test/model/draft.test.ts',
    'test/searches.test.ts',
  ],
  'contract-check': ['src/plan.test.ts'],
  'sdk-codegen': ['src/contract.test.ts'],
  sdk: ['test/changelog.test.ts'],
  tooling: ['test/bare-texts.test.ts', 'test/repo.test.ts'],
};

/** Steps for the rules that only tests know. `pnpm test` runs them with all other tests. */
export const ruleSteps: readonly Step[] = Object.entries(rules).map(([workspace, files]) => ({
  name: `rules of ${workspace}`,
  run: () =>
    runCommand('pnpm', ['--filter', `@dropcatch/${workspace}`, 'exec', 'vitest', 'run', ...files]),
}));

const checkFormat = commandStep('format', rootCommand('oxfmt'), ['--check']);

/** Names the command that fixes the format, because the formatter only names itself. */
const formatStep: Step = {
  ...checkFormat,
  run: async () => {
    const outcome = await checkFormat.run();
    return { ...outcome, output: `${outcome.output}\n\`pnpm fix\` fixes it.` };
  },
};
