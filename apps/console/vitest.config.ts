import { provideBrowser } from '@dropcatch/tooling/browser';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { themeVariables } from './themeVariables.ts';

const { executablePath, args, env } = provideBrowser();

/** Pure functions in Node; screens in real Chromium, the whole route tree against the mock in the page. */
export default defineConfig({
  test: {
    expect: { poll: { timeout: 4000 } },
    // Screens wait more than they work.
    maxWorkers: 2,
    projects: [
      {
        // A busy machine is slow, not wrong.
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          tanstackRouter({ target: 'react', quoteStyle: 'single' }),
          react(),
          themeVariables(),
        ],
        test: {
          name: 'screens',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args, env },
              contextOptions: {
                timezoneId: 'Europe/Prague',
                locale: 'en-GB',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
        optimizeDeps: {
          include: [
            'axe-core',
            'fast-check',
            'punycode/',
            'react-dom/client',
            '@dropcatch/mock-server > ajv/dist/2020.js',
            '@dropcatch/mock-server > ajv-formats',
          ],
        },
      },
    ],
  },
});
