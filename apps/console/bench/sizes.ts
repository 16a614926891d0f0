import path from 'node:path';
import type { Rolldown } from 'vite';

/** Compressed bytes of the files that load together, by name. */
type Parts = Record<string, number>;

/** A lazy part with fewer bytes fits into one packet and is left out. */
const packet = 1400;

const firstList = 'the first list';
const source = path.join(import.meta.dirname, '../src');

/**
 * The compressed sizes of a build. First come the scripts, the styles and the number of files that the page names,
 * which is all that the first list needs. Then comes each route, dialog and other part that loads later, with the files
 * that it adds.
 * @param bundle Vite's output.
 * @param sizes The compressed bytes of each script and style.
 */
export function sizesOf(
  bundle: Rolldown.OutputBundle,
  sizes: ReadonlyMap<string, number>,
): Record<string, Parts> {
  const page = bundle['index.html'];
  const named = page?.type === 'asset' ? filesOf(String(page.source)) : [];
  const first = named.filter((file) => sizes.has(file));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const names = namesOf(chunks);
  const weigh = (files: readonly string[]): Parts =>
    Object.fromEntries(
      files.map((file) => [names.get(file) ?? withoutHash(file), sizes.get(file) ?? 0]),
    );
  const later = chunks
    .filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !first.includes(fileName))
    .map(({ fileName }): [string, Parts] => [
      names.get(fileName) ?? fileName,
      weigh([...loadedWith(bundle, fileName)].filter((file) => !first.includes(file))),
    ])
    .filter(([, parts]) => sum(parts) >= packet)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    [`${firstList}, scripts`]: weigh(first.filter((file) => file.endsWith('.js'))),
    [`${firstList}, styles`]: weigh(first.filter((file) => file.endsWith('.css'))),
    [`${firstList}, files`]: { 'the page and what it names': 1 + named.length },
    ...Object.fromEntries(later),
  };
}

/** The files that a page of the build names, without duplicates: a script may also be preloaded. */
export function filesOf(html: string): string[] {
  const named = html.matchAll(/ (?:src|href)="\/([^"]+)"/g);
  return [...new Set(Array.from(named, ([, file = '']) => file))];
}

/** A script, its imports, and the styles of all of them. */
function loadedWith(
  bundle: Rolldown.OutputBundle,
  fileName: string,
  found = new Set<string>(),
): ReadonlySet<string> {
  const chunk = bundle[fileName];
  if (found.has(fileName) || chunk?.type !== 'chunk') return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) loadedWith(bundle, imported, found);
  return found;
}

/** A name for each script that stays the same between builds: the path of its module, or else its own name. */
function namesOf(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, string> {
  return new Map(
    chunks.map(({ fileName, facadeModuleId, name }) => {
      const module = path.relative(source, facadeModuleId?.split('?')[0] ?? '');
      return [fileName, module.startsWith('..') || module === '' ? name : module];
    }),
  );
}

const withoutHash = (file: string) => path.basename(file).replace(/-[\w-]{8}\./, '.');

const sum = (parts: Parts) => Object.values(parts).reduce((total, bytes) => total + bytes, 0);
