import type { Plugin } from 'vite';

/** Lets the browser run src/start.ts as soon as it is there, rather than with the last of the files. */
export function startsFirst(): Plugin {
  return {
    name: 'starts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<link rel="modulepreload" crossorigin href="(\/assets\/start-[^"]+)">/,
          '<script type="module" async crossorigin src="$1"></script>',
        ),
    },
  };
}
