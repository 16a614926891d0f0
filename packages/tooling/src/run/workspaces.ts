/**
 * The workspaces and their required scripts: those of the root commands, because turbo silently skips a missing one,
 * and those in the documentation.
 */
export const workspaces: Readonly<Record<string, readonly string[]>> = {
  'apps/console': [
    'bench',
    'build',
    'check:browsers',
    'check:deploy',
    'check:types',
    'demo',
    'dev',
    'screenshots',
    'test',
    'test:e2e',
    'test:engines',
  ],
  'packages/contract-check': ['check:types', 'start', 'test'],
  'packages/mock-server': ['bench', 'check:package', 'check:types', 'test'],
  'packages/sdk': ['bench', 'build', 'check:package', 'check:types', 'test'],
  'packages/sdk-codegen': [
    'check:types',
    'examples',
    'generate',
    'generate:check',
    'lint:contract',
    'test',
  ],
  'packages/tooling': ['check:release', 'check:spec', 'check:types', 'test'],
};
