import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo, root } from '../src/run/paths.ts';

/** Folders that hold what tools have made; the same as in .gitignore. */
const made = new Set([
  '.cache',
  '.git',
  '.turbo',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);

/** The names in the repository's root that belong to it. */
export function topLevelEntries(): string[] {
  return readdirSync(root).filter((name) => !made.has(name));
}

/** The folders below one, such as the workspaces below `packages`. */
export function foldersIn(folder: string): string[] {
  return readdirSync(inRepo(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !made.has(entry.name))
    .map((entry) => `${folder}/${entry.name}`);
}

/** One file of the repository. */
export interface Source {
  /** Its path from the root, with slashes. */
  file: string;
  text: string;
}

/** The files that people write with one of the extensions; none that are generated. */
export function handwritten(...extensions: string[]): Source[] {
  return walk(root)
    .filter((file) => extensions.includes(path.extname(file)))
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !file.includes('/generated/') && !file.includes('.gen.'))
    .map((file) => ({ file, text: readFileSync(inRepo(file), 'utf8') }));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : walk(file);
    return entry.isFile() ? [file] : [];
  });
}

/** What a module imports, statically or not; a module that is imported for its types alone is marked. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
}

const importPattern =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The imports of a module, found by their form: the formatter has statements begin their line. */
export function importsOf(text: string): Import[] {
  return Array.from(text.matchAll(importPattern), ([, type, fixed, dynamic]) => ({
    specifier: fixed ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}
