import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './vite/compressed.ts';
import { startsFirst } from './vite/startsFirst.ts';
import { themeVariables } from './vite/themeVariables.ts';

const mockPort = process.env.MOCK_PORT ?? '4010';

/** Routes whose screens are part of the first files, rather than of files of their own. */
const comesWithEntry: ReadonlySet<string> = new Set(['/_app', '/_app/domains']);

/**
 * Screens that few people begin with bring also what starts their calls, so that everybody's first files are smaller. The
 * pointer on a link loads both.
 */
const bringsLoader =
  /^\/_app\/(audit-logs|data-sources|drops|epp-\w+|news|released|schedulers|sources|users)/;

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
          return bringsLoader.test(routeId) ? [['loader', 'component']] : undefined;
        },
      },
    }),
    react(),
    themeVariables(),
    startsFirst(),
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
