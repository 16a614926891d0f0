import type { Plugin } from 'vite';

/**
 * Has the page run src/start.ts as soon as that file is there, rather than with the last of the files: the session and
 * the first rows are asked for while the code of the screens is on its way.
 */
export function startsFirst(): Plugin {
  return {
    name: 'starts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && file.name === 'start')
          .map(({ fileName }) => ({
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
