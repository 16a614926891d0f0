import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeVariables } from '../vite/themeVariables.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The demo's build: the console's own sources around an entry that brings the mock along. No part of the console's. */
export default defineConfig({
  root: here('.'),
  // The folder may lie anywhere on a host.
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
    target: 'es2023',
    reportCompressedSize: false,
    // What is fetched before the service worker has the page is not used after, and Chromium warns of it.
    modulePreload: false,
    // The mock alone is larger than Vite likes; nobody waits for it on a phone.
    chunkSizeWarningLimit: 4000,
  },
});

/** Puts msw's service worker beside the page. It is the mock's dependency, so it is looked for from there. */
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
