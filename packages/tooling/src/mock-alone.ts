import { startChild, whenEnded } from './run/children.ts';
import { mockProgram } from './start/mock.ts';
import { runMain } from './run/run-main.ts';
import { readPort } from './start/settings.ts';

/** `pnpm mock`: the mock server alone, on MOCK_PORT, with the options that follow; a `--port` among them goes before it. */
await runMain(() => {
  const port = String(readPort(process.env, 'MOCK_PORT', 4010));
  const args = [mockProgram, '--port', port, ...process.argv.slice(2)];
  return whenEnded(startChild(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }));
}, 0);
