import { parseArgs } from 'node:util';

import { inRepo } from './run/paths.ts';
import { runMain } from './run/run-main.ts';
import { UserError } from './run/user-error.ts';
import { runTurbo } from './run/turbo.ts';
import { requireFreePort } from './serve/listen.ts';
import { serveConsole } from './serve/serve-console.ts';
import { startMock } from './start/mock.ts';
import { readSettings } from './start/settings.ts';

/** `pnpm start`: builds the console and serves it, with the mock server unless API_URL is set. */
await runMain(async () => {
  parseArgs();
  const { apiUrl, consoleHost, consolePort, mockArgs, mockPort } = readSettings(process.env);
  await requireFreePort(consolePort, 'CONSOLE_PORT');
  if (!apiUrl) await requireFreePort(mockPort, 'MOCK_PORT');

  // The mock starts first, because it reports a wrong option at once.
  const mock = apiUrl ? undefined : await startMock({ port: mockPort, args: mockArgs });
  console.log('Building the console …');
  const build = await runTurbo('build', '--filter=@dropcatch/console');
  if (build.code !== 0) throw new UserError(`${build.output}\nThe console could not be built.`);
  const { url } = await serveConsole({
    dist: inRepo('apps', 'console', 'dist'),
    api: apiUrl ?? new URL(`http://127.0.0.1:${mockPort}`),
    port: consolePort,
    host: consoleHost,
  });
  console.log(`
  Console        ${url}
${mock ? aboutMock(mock.url) : `  Real server    ${apiUrl?.href}   (from API_URL; no mock is running)`}

  CONSOLE_PORT and MOCK_PORT change the ports, MOCK_ARGS passes options to the mock,
  API_URL uses a real server in its place, CONSOLE_HOST lets other machines in.
  Ctrl-C ends everything.
`);

  if (!mock) return new Promise<never>(() => undefined);
  throw new UserError(`The mock server ended with exit code ${await mock.ended}.`);
}, 0);

/** The address of the mock, and its accounts, which all have the same password. */
function aboutMock(url: string): string {
  return `  Mock server    ${url}/api   (control: ${url}/__mock)

  Sign in as     password: dropcatch
    admin@dropcatch.test     everything, with the staff tools
    manager@dropcatch.test   orders and customers
    user@dropcatch.test      a customer`;
}
