import { startChild, whenEnded } from './run/children.ts';
import { mockProgram } from './start/mock.ts';
import { runMain } from './run/run-main.ts';
import { readPort } from './start/settings.ts';

/**
 * `pnpm mock`: starts only the mock server, on MOCK_PORT, with the given options. A `--port` option wins over
 * MOCK_PORT.
 */
await runMain(() => {
  const port = String(readPort(process.env, 'MOCK_PORT', 4010));
  const args = [mockProgram, '--port', port, ...process.argv.slice(2)];
  return whenEnded(startChild(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }));
}, 0);
