import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHint } from './vite/compileHint.ts';
import { compressed } from './vite/compressed.ts';
import { noNewerApis } from './vite/newerApis.ts';
import { smallStart } from './vite/smallStart.ts';
import { buildTarget } from './vite/supportedBrowsers.ts';
import { themeVariables } from './vite/themeVariables.ts';

const mockPort = process.env.MOCK_PORT ?? '4010';

/** Routes whose screens are part of the first files, rather than of files of their own. */
const comesWithEntry: ReadonlySet<string> = new Set(['/_app', '/_app/domains']);

/**
 * All screens but those that people begin with. Their file also has what starts their calls, so that everybody's first
 * files are smaller. The pointer on a link loads both.
 */
const bringsLoader = /^\/_app\/(?!$|domains|orders)/;

/** What the screens of lists share, beyond what the catalogue brings: calls, icons, small parts. */
const sharedByLists = new RegExp(
  [
    '@tabler/icons-react',
    '@tanstack/(query-core|react-query)',
    '@mantine/(hooks|core/esm/core|core/esm/components/(Progress|Title))',
    'src/(core|ui/focus|ui/page)',
    'src/ui/dialog/(BulkActions|askingAction)',
    'src/entities/(orders|scheduler|sources|users)/\\w+\\.ts$',
    'src/entities/epp/(catches|epp(Accounts|Categories|Logs))',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Files of which nearly all functions run while the first screen starts. */
const runsWhole: ReadonlySet<string> = new Set(['react', 'index']);

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
    compileHint(runsWhole),
    noNewerApis(),
    smallStart(),
    compressed(),
  ],
  build: {
    target: buildTarget,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files: each waits for the line, and browsers load six at a time over HTTP/1.1. A module goes to the first
          // group that wants it, with all that it imports.
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules[\\/](react-dom|scheduler)[\\/]/,
            },
            { name: 'console', tags: ['$initial'] },
            // What the frame loads once the first rows are painted.
            { name: 'frame', test: /src[\\/]shell[\\/](CatchNotifier|NextWindow|Toasts)\./ },
            // Names in their own script: the catalogue has some, and needs no other file for them.
            {
              name: 'idn',
              test: /punycode|src[\\/](entities[\\/]domains[\\/]idn|core[\\/]text[\\/]parseUrl)\./,
            },
            // What lists need beyond the catalogue's: small, so that all of it comes with the first of them.
            { name: 'lists', minShareCount: 2, test: sharedByLists },
            { name: 'menus', test: /src[\\/]ui[\\/]menu[\\/]/ },
            // The calendar loads when it is opened.
            { name: 'forms', test: /src[\\/]ui[\\/](dialog|form|value)[\\/](?!Calendar)/ },
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
