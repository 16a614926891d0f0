import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { startChild, whenEnded } from './run/children.ts';
import { isLocalhost, requireFreePort } from './serve/listen.ts';
import { startMock } from './start/mock.ts';
import { runMain } from './run/run-main.ts';
import { readSettings } from './start/settings.ts';

/**
 * `pnpm dev`: starts Vite's development server and the mock server, which restarts when its sources change. Vite's
 * configuration reads CONSOLE_PORT and API_URL.
 */
await runMain(async () => {
  parseArgs();
  const { apiUrl, consoleHost, consolePort, mockArgs, mockPort } = readSettings(process.env);
  await requireFreePort(consolePort, 'CONSOLE_PORT');
  if (!apiUrl) {
    await requireFreePort(mockPort, 'MOCK_PORT');
    const folder = mkdtempSync(path.join(tmpdir(), 'dropcatch-dev-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const watched = path.join(folder, 'state.json');
    const { url } = await startMock({ port: mockPort, args: mockArgs, watched });
    console.log(`Mock server: ${url}/api`);
  }
  // Vite accepts any address as a host, but only the names in this variable.
  const open = consoleHost === undefined || isLocalhost(consoleHost) ? [] : ['--host'];
  const vite = startChild('pnpm', ['--filter', '@dropcatch/console', 'run', 'dev', ...open], {
    env: {
      ...process.env,
      CONSOLE_PORT: String(consolePort),
      __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS: consoleHost,
      API_URL: apiUrl?.href ?? `http://127.0.0.1:${mockPort}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return whenEnded(vite);
}, 0);
