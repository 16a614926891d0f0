import type { Plugin } from 'vite';

/**
 * Tells the browser to compile the first scripts whole while they arrive, on another thread, rather than each function
 * when it is first called: nearly all of them are. See https://v8.dev/blog/explicit-compile-hints.
 */
export function compiledAtOnce(): Plugin {
  const hint = '//# allFunctionsCalledOnLoad\n';
  return {
    name: 'compiled-at-once',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own first line there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (
            file.type !== 'chunk' ||
            !(file.isEntry || file.name === 'start' || file.name === 'react')
          )
            continue;
          file.code = hint + file.code;
          if (file.map) file.map.mappings = `;${file.map.mappings}`;
        }
      },
    },
  };
}
