import type { Plugin } from 'vite';

/** Makes Chromium compile all functions of a file at once, rather than each of them when it is first called. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Adds the hint as the first line of the files in which nearly all functions run when they load.
 * @param names names of chunks
 */
export function compileHint(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite, which adds a line of its own.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !names.has(file.name)) continue;
          file.code = hint + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = moveDown(String(map.source));
        }
      },
    },
  };
}

/** Moves a source map down by a line. A semicolon ends a line of its mappings. */
function moveDown(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}
