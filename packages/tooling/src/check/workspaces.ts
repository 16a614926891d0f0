import { existsSync, readFileSync } from 'node:fs';

import { inRepo } from '../run/paths.ts';

/**
 * The workspaces, and the scripts that each must have: those that the root commands run, where turbo
 * passes over a missing one without a word, and those that the documentation names.
 */
export const workspaces: Readonly<Record<string, readonly string[]>> = {
  'apps/console': [
    'bench',
    'build',
    'check:deploy',
    'check:types',
    'demo',
    'dev',
    'screenshots',
    'test',
    'test:e2e',
  ],
  'packages/mock-server': ['bench', 'check:types', 'test'],
  'packages/sdk': ['bench', 'build', 'check:package', 'check:types', 'test'],
  'packages/sdk-codegen': ['check:types', 'generate', 'generate:check', 'lint:contract', 'test'],
  'packages/tooling': ['check:types', 'test'],
};

/** The workspaces whose tests vitest runs, each of which has to leave a report. */
export const testedWorkspaces = Object.keys(workspaces).filter((folder) =>
  workspaces[folder]?.includes('test'),
);

/** The scripts that are missing, one line for each. */
export function missingScripts(): string[] {
  return Object.entries(workspaces).flatMap(([folder, wanted]) => {
    const scripts = scriptsOf(inRepo(folder, 'package.json'));
    return wanted
      .filter((name) => !scripts.includes(name))
      .map((name) => `${folder} has no script "${name}".`);
  });
}

function scriptsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return [];
  return Object.keys(manifest.scripts ?? {});
}
