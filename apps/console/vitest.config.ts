import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { drawsStoredPictures, provideTestBrowser } from '@dropcatch/tooling/browser';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import {
  configDefaults,
  defineConfig,
  type UserWorkspaceConfig,
  type ViteUserConfig,
} from 'vitest/config';
import type { Answers } from './test/kit/answers.ts';
import { themeVariables } from './vite/themeVariables.ts';

/** The answers of a mock in Node, for the test that compares them with the page's. */
async function answersInNode(): Promise<Answers> {
  const { answersOf, mockOptions } = await import('./test/kit/answers.ts');
  const { createMock } = await import('@dropcatch/mock-server/node');
  return answersOf(createMock(mockOptions));
}

/** Serves the console's logo. At its address, Vitest serves its own, without the type that an `<img>` needs. */
const logo: Plugin = {
  name: 'logo',
  configureServer({ middlewares }) {
    const image = readFileSync(new URL('public/favicon.svg', import.meta.url));
    middlewares.stack.unshift({
      route: '/favicon.svg',
      handle: (_request: IncomingMessage, response: ServerResponse) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(image);
      },
    });
  },
};

/** Tests that open every screen and every form. */
const walks = ['test/routes.test.tsx', 'test/forms.test.tsx'];

/**
 * Pure functions in Node; screens in real Chromium, the whole route tree against the mock in the page. They run React
 * as people get it, in a fifth less time, except for the walks: `pnpm run test:warnings` (`--mode development`) runs
 * them with the React that warns.
 */
export default defineConfig(({ mode }) => {
  process.env['NODE_ENV'] = mode === 'development' ? mode : 'production';
  return testing();
});

/** Made when it is known which React it is for: plugins look at that. */
const testing = (): ViteUserConfig => ({
  test: {
    // Looked at often: what a test waits for is mostly there within a frame or two.
    expect: { poll: { timeout: 4000, interval: 10 } },
    // Screens wait more than they work.
    maxWorkers: 3,
    projects: [
      {
        // A busy machine is slow, not wrong.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,vite}/**/*.test.ts'],
          setupFiles: ['test/kit/unit-setup.ts'],
          isolate: false,
          testTimeout: 30_000,
          // A failure names what is wrong in its first line, in place of `[ …(2) ]`.
          chaiConfig: { truncateThreshold: 2000 },
        },
      },
      inBrowser(
        'screens',
        ['{src,test}/**/*.test.tsx'],
        // Another browser draws letters in another way.
        [...walks, ...(drawsStoredPictures() ? [] : ['test/look.test.tsx'])],
      ),
      inBrowser('walks', walks),
    ],
  },
});

/** A project of tests that run in real Chromium. */
const inBrowser = (
  name: string,
  include: string[],
  exclude: string[] = [],
): UserWorkspaceConfig => ({
  plugins: [
    tanstackRouter({ target: 'react', quoteStyle: 'single' }),
    react(),
    themeVariables(),
    logo,
  ],
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: ['test/kit/setup.ts'],
    // A frame for each worker, not for each file: the console's modules load once. What a test leaves behind in
    // them, setup.ts and openConsole take away.
    isolate: false,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      // A busy machine is slow to start a browser, too.
      connectTimeout: 180_000,
      screenshotFailures: false,
      // The fonts come with the browser; edges of letters may still differ a little on another machine.
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0002 },
        },
      },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: provideTestBrowser(),
        contextOptions: {
          timezoneId: 'Europe/Prague',
          locale: 'en-GB',
          reducedMotion: 'reduce',
        },
      }),
      commands: { answersInNode },
      instances: [{ browser: 'chromium' }],
    },
  },
  optimizeDeps: {
    include: [
      'axe-core',
      'fast-check',
      'punycode/',
      'react-dom/client',
      '@rgrove/parse-xml',
      '@dropcatch/mock-server > ajv/dist/2020.js',
      '@dropcatch/mock-server > ajv-formats',
      '@dropcatch/mock-server > papaparse',
    ],
  },
});
