import { CannotCheck } from './check-server.ts';
import { contractCheck } from './command.ts';

try {
  process.exitCode = await contractCheck(process.argv.slice(2), {
    env: process.env,
    write: (text) => void process.stdout.write(text),
  });
} catch (error) {
  if (!(error instanceof CannotCheck)) throw error;
  process.stderr.write(`contract-check: ${error.message}\n`);
  process.exitCode = 2;
}
