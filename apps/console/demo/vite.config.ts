import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from '../vite/supportedBrowsers.ts';
import { themeVariables } from '../vite/themeVariables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The build of the demo: the console's sources with an entry that includes the mock. The console's own build does not
 * contain it.
 */
export default defineConfig({
  root: here('.'),
  // A host may serve the folder under any path.
  base: './',
  publicDir: here('../public'),
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
    react(),
    themeVariables(),
    serviceWorker(),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    target: buildTarget,
    reportCompressedSize: false,
    // Files that are preloaded before the service worker controls the page are not used later, and
    // Chromium warns about it.
    modulePreload: false,
    // The mock alone exceeds Vite's default limit. That is fine for a demo.
    chunkSizeWarningLimit: 4000,
  },
});

/** Puts msw's service worker next to the page. It is resolved from the mock, because msw is the mock's dependency. */
function serviceWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const fromMock = createRequire(import.meta.resolve('@dropcatch/mock-server/package.json'));
  return {
    name: 'service-worker',
    generateBundle() {
      const source = readFileSync(fromMock.resolve(`msw/${fileName}`), 'utf8');
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
