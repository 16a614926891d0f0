import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { inRepo, root } from '../src/run/paths.ts';

/** Folders of generated files, the same as in .gitignore. */
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

/** The entries in the repository's root, without generated ones. */
export function topLevelEntries(): string[] {
  return readdirSync(root).filter((name) => !made.has(name));
}

/** The subfolders of a folder, such as the workspaces in `packages`. */
export function foldersIn(folder: string): string[] {
  return readdirSync(inRepo(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !made.has(entry.name))
    .map((entry) => `${folder}/${entry.name}`);
}

/** A file of the repository. */
export interface Source {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/** All hand-written files with one of the extensions. */
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

/** An import of a module, static or dynamic. `typeOnly` marks `import type`. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
}

const importPattern =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** The imports of a module. Found by pattern: the formatter starts statements on their own line. */
export function importsOf(text: string): Import[] {
  return Array.from(text.matchAll(importPattern), ([, type, fixed, dynamic]) => ({
    specifier: fixed ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}
