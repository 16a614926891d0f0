import { startChild, whenEnded } from './run/children.ts';
import { requireFreePort } from './serve/loopback.ts';
import { startMock } from './start/mock.ts';
import { readArguments } from './run/arguments.ts';
import { runMain } from './run/run-main.ts';
import { readSettings, settingsHint } from './start/settings.ts';

/**
 * `pnpm dev`: Vite's development server, and the mock server, which starts again when its sources
 * change. Vite's configuration reads CONSOLE_PORT and API_URL.
 */
await runMain(async () => {
  readArguments([], settingsHint);
  const { apiUrl, consolePort, mockArgs, mockPort } = readSettings(process.env);
  await requireFreePort(consolePort, 'CONSOLE_PORT');
  if (!apiUrl) {
    await requireFreePort(mockPort, 'MOCK_PORT');
    const { url } = await startMock({ port: mockPort, args: mockArgs, watch: true });
    console.log(`Mock server: ${url}/api`);
  }
  const vite = startChild('pnpm', ['--filter', '@dropcatch/console', 'run', 'dev'], {
    env: {
      ...process.env,
      CONSOLE_PORT: String(consolePort),
      API_URL: apiUrl?.href ?? `http://127.0.0.1:${mockPort}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return whenEnded(vite);
}, 0);
