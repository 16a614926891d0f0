import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compressed.ts';
import { iconPaths } from './iconPaths.ts';
import { themeVariables } from './themeVariables.ts';

const mockPort = process.env.MOCK_PORT ?? '4010';

/** Routes whose screens are part of the first files, rather than of files of their own. */
const comesWithEntry: ReadonlySet<string> = new Set(['/_app', '/_app/domains']);

/**
 * Screens of staff only bring also what starts their calls, so that everybody else's first files are smaller. The
 * pointer on a link loads both.
 */
const forStaff = /^\/_app\/(audit-logs|data-sources|epp-\w+|news|schedulers|sources|users)/;

/** The console's build. The router plugin must come before React's (it splits the routes' code). */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      codeSplittingOptions: {
        // The catalogue comes with the entry: everybody goes there, and it brings what all lists are made of.
        splitBehavior: ({ routeId }) => {
          if (comesWithEntry.has(routeId)) return [];
          return forStaff.test(routeId) ? [['loader', 'component']] : undefined;
        },
      },
    }),
    react(),
    themeVariables(),
    iconPaths(),
    startsFirst(),
    compiledAtOnce(),
    compressed(),
  ],
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: each waits for the line, and browsers load six at a time over HTTP/1.1.
          groups: [
            // With all that it needs, React's hooks among it, so that it never waits for what draws.
            { name: 'start', test: /src[\\/]start\.ts$/ },
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules[\\/](react-dom|scheduler)[\\/]/,
            },
            { name: 'console', tags: ['$initial'] },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.CONSOLE_PORT ?? 4000),
    strictPort: true,
    proxy: { '/api': process.env.API_URL ?? `http://127.0.0.1:${mockPort}` },
  },
});

/**
 * Tells the browser to compile the first scripts whole while they arrive, on another thread, rather than each function
 * when it is first called: nearly all of them are. See https://v8.dev/blog/explicit-compile-hints.
 */
function compiledAtOnce(): Plugin {
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

/** Lets the browser run src/start.ts as soon as it is there, rather than with the last of the files. */
function startsFirst(): Plugin {
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
