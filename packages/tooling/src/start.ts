import { buildConsole } from './start/build-console.ts';
import { requireFreePort } from './serve/loopback.ts';
import { startMock } from './start/mock.ts';
import { readArguments } from './run/arguments.ts';
import { runMain } from './run/run-main.ts';
import { serveConsole } from './serve/serve-console.ts';
import { readSettings, settingsHint } from './start/settings.ts';
import { Trouble } from './run/trouble.ts';
import { welcome } from './start/welcome.ts';

/** `pnpm start`: builds the console and serves it, with the mock server unless API_URL is set. */
await runMain(async () => {
  readArguments([], settingsHint);
  const { apiUrl, consolePort, mockArgs, mockPort } = readSettings(process.env);
  await requireFreePort(consolePort, 'CONSOLE_PORT');
  if (!apiUrl) await requireFreePort(mockPort, 'MOCK_PORT');

  // First what says at once that an option is wrong.
  const mock = apiUrl ? undefined : await startMock({ port: mockPort, args: mockArgs });
  console.log('Building the console …');
  const build = await buildConsole();
  const { url } = await serveConsole({
    dist: build.dist,
    api: apiUrl ?? new URL(`http://127.0.0.1:${mockPort}`),
    port: consolePort,
  });
  console.log(welcome({ consoleUrl: url, build, mockUrl: mock?.url, apiUrl }));

  if (!mock) return forever();
  throw new Trouble(`The mock server has ended with ${await mock.ended}.`);
}, 0);

function forever(): Promise<never> {
  return new Promise(() => undefined);
}
