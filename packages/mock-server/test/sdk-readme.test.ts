import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listen } from '../src/server/listen.ts';
import { createMock } from '../src/mock.ts';

/** The program of the SDK's README, run as a stranger would. */
const PROGRAM = fileURLToPath(
  new URL('../../sdk/examples/available-this-week.ts', import.meta.url),
);

test('the program of the README prints the names of this week that can be registered', async () => {
  // The program asks for names from today on: by the end of the day some of them have dropped and are free.
  const now = `${new Date().toISOString().slice(0, 10)}T23:30:00Z`;
  const mock = createMock({ seed: 1, rows: 1500, now });
  const server = await listen(mock, { port: 0 });
  try {
    const env = {
      ...process.env,
      DROPCATCH_URL: `${server.url}/api`,
      DROPCATCH_EMAIL: 'admin@dropcatch.test',
      DROPCATCH_PASSWORD: 'dropcatch',
    };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [PROGRAM], { env });
    expect(stderr).toBe('');
    const names = stdout.trim().split('\n');
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(50);
    for (const name of names) expect(name).toMatch(/^[a-z\d-]+(\.[a-z]+)+$/);
  } finally {
    await server.close();
  }
});
